import type { OrderLine, TableSession } from '@comanda/contract'
import { type CartLine, sentCart } from '@comanda/engine/cart'
import type { CartState } from '../../cart/cart-state.ts'
import type { OrderDetails, OrderPayload } from '../../checkout/order-payload.ts'

/** What only staff say of a line: when it is made, the seat that it is for, an open price (CAT-6.3), and a weight (CAT-7.2). */
const staffFields = (line: CartLine | undefined): Partial<OrderLine> => ({
  ...(line?.status === 'hold' ? { status: 'hold' } : {}),
  ...(line?.course === undefined ? {} : { course: line.course }),
  ...(line?.chairId === undefined ? {} : { chairId: line.chairId }),
})

const saidOf = ({ openKey, weight }: CartLine): Partial<OrderLine> => ({
  ...(typeof openKey === 'number' ? { openKey } : {}),
  ...(weight === undefined ? {} : { weight }),
})

/** Returns the lines as they are sent; those in a set wait with it. */
const sentLines = (state: CartState, result: NonNullable<CartState['result']>): OrderLine[] => {
  const byId = new Map(state.lines.map((line) => [line.id, line]))
  const top = (line: CartLine | undefined): CartLine | undefined =>
    line?.fromProduct === undefined ? line : top(byId.get(line.fromProduct))
  const { couponStates } = state
  return sentCart({ cart: state, result, couponStates }).lines.map((line) => {
    const own = byId.get(line.id)
    return { ...line, ...(own && saidOf(own)), ...staffFields(top(own)) }
  })
}

/** Returns the total that staff see if it is surely the server's: not if the session's member has prices of their own. */
const seenTotal = (
  { place, result }: CartState,
  session: TableSession | undefined,
): { readonly expectedTotal?: number } =>
  result && (!session || (place?.session && session.user === null))
    ? { expectedTotal: result.totals.total }
    : {}

/**
 * Returns the call that orders a cart of staff: added to a session of any type, or with a new session; `undefined` if there
 * is nothing to order or it is not priced yet.
 */
export const entryPayload = (
  state: CartState,
  session: TableSession | undefined,
  details: OrderDetails,
): OrderPayload | undefined => {
  const { place, lines, result, section } = state
  if (!place || !result || lines.length === 0) return undefined
  const { contactName, phone, pickupTime, remark } = details
  const common = {
    cart: sentLines(state, result),
    ...seenTotal(state, session),
    ...(remark ? { remark } : {}),
  }
  if (session) return { path: 'tableSessions/order', data: { ...common, session: session._id } }
  const { mode, shop } = place
  if (mode === 'dineIn' || mode === 'topUp') return undefined
  return {
    path: 'tableSessions/create',
    data: {
      ...common,
      shop,
      type: mode,
      ...(section === undefined ? {} : { section }),
      ...(contactName ? { contactName } : {}),
      ...(phone ? { phone } : {}),
      ...(pickupTime ? { pickupTime } : {}),
    },
  }
}
