import type { Order, OrderDeclined } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { refused } from '../../../errors/refusal.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { cancelOrders } from '../closing/cancel-orders.ts'
import { saveSession } from '../queries/save-session.ts'
import type { SessionState } from '../records/session-record.ts'
import type { ChangedSession, LockedSession } from '../table-sessions/change-session.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { inOrder, type OrderKey } from './in-order.ts'

const notWaiting = ({ status: from }: OrderRow) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: 'This order does not wait for staff any more.',
    field: 'order',
    detail: { from, to: 'cancelled' },
  })

/** A session without a table ends with its last order; one that was paid is over. */
export const endWithLast = (
  { row, orders: all }: SessionState,
  at: string,
): Partial<SessionRow> => {
  const isOver = all.every(({ status }) => status === 'completed' || status === 'cancelled')
  if (row.status === 'done') return isOver ? { tvStatus: 'taken' } : {}
  const isEmpty = all.every(({ status }) => status === 'cancelled')
  return row.status === 'ongoing' && row.type !== 'dineIn' && isEmpty
    ? { status: 'cancelled', endTime: at }
    : {}
}

const decline = async (
  { transaction, menu, state, now }: LockedSession,
  { _id, shop }: OrderRow,
  declined: OrderDeclined,
  actor: Actor,
): Promise<ChangedSession> => {
  await transaction
    .update(orders)
    .set({ declined })
    .where(and(eq(orders.shop, shop), eq(orders._id, _id)))
  const after = await cancelOrders(transaction, menu, state, [_id], actor, now, declined.note)
  const changes = { ...after.changes, ...endWithLast(after.state, now.toISOString()) }
  const row = await saveSession(transaction, state.row, changes)
  return {
    state: { ...after.state, row },
    orders: [...after.cancelled, ...after.released],
    coupons: after.coupons,
    stocks: after.stocks,
  }
}

/**
 * `create orders/decline`: an order that waits for staff is cancelled with the reason, which its diner reads; its stock, coupons and points
 * return, and what was paid for it goes back (ORDER-7.4). One that was declined stays so. `before`: only if it has waited until then.
 */
export const declineOrder = (
  ordering: Ordering,
  key: OrderKey,
  declined: OrderDeclined,
  actor: Actor,
  before?: Date,
): Promise<Order> =>
  inOrder(ordering, key, async (locked, order) => {
    const { acceptUntil } = order
    if (order.status === 'cancelled' && order.declined !== null) return undefined
    if (acceptUntil === null || (before && Date.parse(acceptUntil) > before.getTime()))
      throw notWaiting(order)
    return decline(locked, order, declined, actor)
  })
