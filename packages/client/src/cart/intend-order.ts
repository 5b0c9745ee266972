import type { CreateSessionData } from '@comanda/contract'
import { type CartLine, toSentLines } from '@comanda/engine'
import type { CartState } from './cart-state.ts'
import type { IntendedOrder } from './intended-order.ts'

/** What the diner adds to an order; a dine-in order takes the remark alone. */
export type OrderDetails = Pick<
  CreateSessionData,
  'contactName' | 'phone' | 'pickupTime' | 'remark'
>

type SentCart = CreateSessionData['cart']

const sentCart = (lines: readonly CartLine[]): SentCart => toSentLines(lines) as unknown as SentCart

/** The call that places a cart; `undefined` where it cannot be placed by a diner, or is not priced yet. */
export const intendOrder = (
  { place, lines, result, section }: CartState,
  details: OrderDetails,
  idempotencyKey: string,
): IntendedOrder | undefined => {
  if (!place || !result || lines.length === 0) return undefined
  const common = {
    cart: sentCart(lines),
    expectedTotal: result.totals.total,
    idempotencyKey,
    ...(details.remark ? { remark: details.remark } : {}),
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
    },
  }
}
