import type { CreateSessionData, OrderData } from '@comanda/contract'
import { sentCart } from '@comanda/engine/cart'
import type { CartState } from '../cart/cart-state.ts'
import type { SharedOrder } from '../cart/shared-order.ts'
import { jsonObject } from '../json/json-object.ts'
import { pricedByStaff } from './priced-by-staff.ts'

/** The call that orders a cart, without its idempotency key. */
export type OrderPayload =
  | {
      readonly path: 'tableSessions/order'
      readonly data: Omit<OrderData, 'idempotencyKey'>
    }
  | {
      readonly path: 'tableSessions/create'
      readonly data: Omit<CreateSessionData, 'idempotencyKey'>
    }

export const isOrderPayload = (saved: unknown): saved is OrderPayload => {
  const { path, data } = jsonObject(saved)
  const isCall = path === 'tableSessions/order' || path === 'tableSessions/create'
  return isCall && Array.isArray(jsonObject(data)['cart'])
}

/** Details that the diner adds to an order. A dine-in order takes only the remark, the invoice, the way to
 * pay, and whether its courses come together. */
export type OrderDetails = Pick<
  CreateSessionData,
  | 'approval'
  | 'contactName'
  | 'licensePlate'
  | 'memberPass'
  | 'payBy'
  | 'phone'
  | 'pickupTime'
  | 'remark'
  | 'tentNumber'
  | 'twInvoice'
> &
  Pick<OrderData, 'together'>

/** What is ordered of a shared cart: its dishes as they were seen, and lines that the diner's coupons give (TABLE-3.1). */
const ofShared = (
  { guestKey, dishes }: SharedOrder,
  lines: ReturnType<typeof sentCart>['lines'],
): Pick<OrderData, 'cart' | 'guestKey' | 'lines'> => {
  const given = new Set<string>()
  for (const { id, fromCoupon, fromProduct = '' } of lines)
    if (fromCoupon !== undefined || given.has(fromProduct)) given.add(id)
  return { guestKey, lines: [...dishes], cart: lines.filter(({ id }) => given.has(id)) }
}

/**
 * Returns the call that orders a cart, or `undefined` if a diner cannot order it or it is not priced yet. `restoreKeys`
 * are those stored on this device, `guestIn` returns its key at a table. `accepted` is the sum of the whole bill that the diner
 * accepted after a refusal; else it is the one that the cart shows.
 */
export const orderPayload = (
  state: CartState,
  details: OrderDetails,
  restoreKeys: readonly string[],
  guestIn: (session: string) => string,
  accepted?: number,
): OrderPayload | undefined => {
  const { place, lines, result, section, couponStates, shared } = state
  if (!place || !result || lines.length === 0) return undefined
  const sent = sentCart({ cart: state, result, couponStates })
  const common = {
    cart: [...sent.lines],
    expectedTotal: result.totals.total,
    ...(sent.coupons.length > 0 ? { coupons: [...sent.coupons] } : {}),
    ...(details.remark ? { remark: details.remark } : {}),
    ...(details.twInvoice ? { twInvoice: details.twInvoice } : {}),
    ...(details.payBy === undefined ? {} : { payBy: details.payBy }),
  }
  const { mode, session, shop, qrCodeViewItem } = place
  if (mode === 'dineIn') {
    const expectedBill = accepted ?? state.bill?.total
    return (
      session && {
        path: 'tableSessions/order',
        data: {
          ...common,
          ...(expectedBill === undefined ? {} : { expectedBill }),
          ...(details.together ? { together: true } : {}),
          session: session._id,
          guest: guestIn(session._id),
          ...(shared && ofShared(shared, sent.lines)),
        },
      }
    )
  }
  if (mode === 'topUp') return undefined
  const { approval, contactName, licensePlate, memberPass, phone, pickupTime, tentNumber } = details
  return {
    path: 'tableSessions/create',
    data: {
      ...common,
      ...(approval === undefined ? {} : { cart: pricedByStaff(sent.lines, lines) }),
      shop,
      type: mode,
      ...(section === undefined ? {} : { section }),
      ...(qrCodeViewItem === undefined ? {} : { qrCodeViewItem }),
      ...(contactName ? { contactName } : {}),
      ...(licensePlate && mode === 'takeAway' ? { licensePlate } : {}),
      ...(memberPass === undefined ? {} : { memberPass }),
      ...(approval === undefined ? {} : { approval }),
      ...(tentNumber === undefined || mode !== 'dineInNoTable' ? {} : { tentNumber }),
      ...(phone ? { phone } : {}),
      ...(pickupTime ? { pickupTime } : {}),
      ...(restoreKeys.length > 0 ? { restoreKeys: [...restoreKeys] } : {}),
    },
  }
}
