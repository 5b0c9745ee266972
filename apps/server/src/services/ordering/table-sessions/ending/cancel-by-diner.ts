import type { CancelOrderData, TableSession } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { paymentPending } from '../../../../payments/payment-refusals.ts'
import { isUnsettled } from '../../../../payments/unsettled.ts'
import type { OrderRow } from '../../../../tables/orders.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { cancelOrders } from '../../closing/cancel-orders.ts'
import { cancelUnpaid } from '../../closing/cancel-unpaid.ts'
import { kitchenHasBegun } from '../../closing/kitchen-has-begun.ts'
import { orderNotFound } from '../../../../errors/order-not-found.ts'
import { saveSession } from '../../queries/save-session.ts'
import { type ChangedSession, changeSession, type LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { sessionClosed } from '../session-refusals.ts'

const cancelled = 'cancelled'

const notAllowed = refused({
  kind: 'Forbidden',
  code: 'forbidden',
  message: 'Diners of this shop cancel no orders: please ask the staff.',
  field: 'order',
})

const begun = ({ status: from }: OrderRow) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `An order that is ${from} cannot be cancelled by its diner.`,
    field: 'order',
    detail: { from, to: cancelled },
  })

const cancelOrder = async (
  { transaction, menu, state, now }: LockedSession,
  id: string,
  actor: Actor,
): Promise<ChangedSession | undefined> => {
  const order = state.orders.find(({ _id }) => _id === id)
  if (!order) throw refused(orderNotFound)
  if (order.status === cancelled) return undefined
  if (!menu.shop.dinersCancel) throw notAllowed
  if (kitchenHasBegun(order)) throw begun(order)
  const after = await cancelOrders(transaction, menu, state, [id], actor, now)
  const row = await saveSession(transaction, state.row, after.changes)
  return {
    state: { ...after.state, row },
    orders: [...after.cancelled, ...after.released],
    coupons: after.coupons,
    stocks: after.stocks,
  }
}

const giveUpTopUp = async (
  { transaction, menu, state, now }: LockedSession,
  actor: Actor,
): Promise<ChangedSession> => {
  if (state.row.status !== 'toPay' || state.payments.length > 0) throw refused(sessionClosed)
  const { cancelled: _none, ...undone } = await cancelUnpaid(transaction, menu, state, actor, now)
  return undone
}

/**
 * `create tableSessions/cancel`: a diner cancels an order that the kitchen has not begun, if the shop lets diners do so
 * (ORDER-6.7), or a member gives up an unpaid top-up (ORDER-6.8). Not while somebody pays.
 */
export const cancelByDiner = (
  ordering: Ordering,
  { session, order, restoreKey }: CancelOrderData,
  member: string | undefined,
  actorIn: (shop: string) => Actor,
): Promise<TableSession> =>
  changeSession(ordering, session, async (locked) => {
    const { row, attempts } = locked.state
    const isTopUp = row.type === 'topUp'
    const isWrongKey = restoreKey !== undefined && restoreKey !== row.restoreKey
    if (isWrongKey || (isTopUp && row.user !== member)) throw refused(sessionNotFound)
    const pending = attempts.filter(isUnsettled)
    if (pending.length > 0) throw refused(paymentPending(pending, 0))
    if (isTopUp) return giveUpTopUp(locked, actorIn(row.shop))
    if (order === undefined) throw refused(orderNotFound)
    return cancelOrder(locked, order, actorIn(row.shop))
  })
