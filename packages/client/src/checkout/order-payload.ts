import type { CreateSessionData, OrderData } from '@comanda/contract'
import { toSentLines } from '@comanda/engine'
import type { CartState } from '../cart/cart-state.ts'
import { jsonObject } from '../json/json-object.ts'

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

/** What the diner adds to an order; a dine-in order takes the remark and the invoice alone. */
export type OrderDetails = Pick<
  CreateSessionData,
  'contactName' | 'phone' | 'pickupTime' | 'remark' | 'twInvoice'
>

type SentCart = CreateSessionData['cart']

/** The lines as they are sent. A line that a coupon would give, but does not, is sent as one that is bought. */
const sentCart = ({ lines, result }: CartState): SentCart => {
  const free = new Set(
    (result?.lines ?? []).filter(({ gifted }) => gifted !== undefined).map(({ id }) => id),
  )
  const givenBy = new Map(lines.map(({ id, fromCoupon }) => [id, fromCoupon]))
  return toSentLines(lines).map((line) => {
    const fromCoupon = free.has(line.id) ? givenBy.get(line.id) : undefined
    return { ...line, ...(fromCoupon === undefined ? {} : { fromCoupon }) }
  }) as unknown as SentCart
}

/** The coupons that count now: those that fall short, or are put aside, are not used up. */
const sentCoupons = ({ coupons, couponStates }: CartState): NonNullable<OrderData['coupons']> =>
  coupons.flatMap(({ id, source }) =>
    source !== 'manual' && couponStates.get(id)?.state === 'valid' ? [{ id, source }] : [],
  )

/**
 * Returns the call that orders a cart; `undefined` if a diner cannot order it, or it is not priced yet. `restoreKeys` are
 * those of the sessions that this device has.
 */
export const orderPayload = (
  state: CartState,
  details: OrderDetails,
  restoreKeys: readonly string[],
): OrderPayload | undefined => {
  const { place, lines, result, section } = state
  if (!place || !result || lines.length === 0) return undefined
  const coupons = sentCoupons(state)
  const common = {
    cart: sentCart(state),
    expectedTotal: result.totals.total,
    ...(coupons.length > 0 ? { coupons } : {}),
    ...(details.remark ? { remark: details.remark } : {}),
    ...(details.twInvoice ? { twInvoice: details.twInvoice } : {}),
  }
  const { mode, session, shop, qrCodeViewItem } = place
  if (mode === 'dineIn')
    return session && { path: 'tableSessions/order', data: { ...common, session: session._id } }
  if (mode === 'topUp') return undefined
  const { contactName, phone, pickupTime } = details
  return {
    path: 'tableSessions/create',
    data: {
      ...common,
      shop,
      type: mode,
      ...(section === undefined ? {} : { section }),
      ...(qrCodeViewItem === undefined ? {} : { qrCodeViewItem }),
      ...(contactName ? { contactName } : {}),
      ...(phone ? { phone } : {}),
      ...(pickupTime ? { pickupTime } : {}),
      ...(restoreKeys.length > 0 ? { restoreKeys: [...restoreKeys] } : {}),
    },
  }
}
