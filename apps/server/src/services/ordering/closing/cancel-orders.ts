import type { Menu, Order } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { changeTickets } from '../kitchen/change-tickets.ts'
import { orderRecord } from '../records/order-record.ts'
import type { SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { type Cancelling, cancelLines } from './cancel-lines.ts'
import { markCancelled } from './mark-cancelled.ts'
import { type SettledBill, settleBill } from './settle-bill.ts'

/** A locked session without some of its orders, before its row is saved. */
export interface CancelledOrders extends SettledBill, Pick<Cancelling, 'coupons' | 'stocks'> {
  readonly cancelled: readonly Order[]
}

const isCancelled = ({ status }: OrderRow): boolean => status === 'cancelled'

/** A session that was to be paid first ends with its order: nothing is left to pay. */
export const endedWith = (
  { row, orders: all }: Pick<SessionState, 'row' | 'orders'>,
  at: string,
): Partial<SessionRow> => {
  if (row.status !== 'toPay' || row.type === 'dineIn' || !all.every(isCancelled)) return {}
  return { status: 'cancelled', endTime: at }
}

/** Returns a session without what its bill has under the names of channels whose orders go: that, too, was paid there (CHANNEL-4.2). */
const withoutChannels = (state: SessionState, ids: readonly string[]): SessionState => {
  const { row, orders: all } = state
  const gone = all.flatMap(({ _id, channel }) => (channel && ids.includes(_id) ? channel.name : []))
  const adjusts = row.adjusts.filter(({ name }) => !gone.includes(name ?? ''))
  return { ...state, row: { ...row, adjusts } }
}

/**
 * Cancels orders of a locked session: their lines, stock and coupons, and what is overpaid then; orders to pay for which
 * nothing is due any more go to the kitchen. The caller saves the session's row.
 */
export const cancelOrders = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  ids: readonly string[],
  actor: Actor,
  now: Date,
  note?: string,
): Promise<CancelledOrders> => {
  const at = now.toISOString()
  const by = { actor, now, note }
  const { rows, all } = await markCancelled(transaction, locked, ids, by)
  const billed = withoutChannels(locked, ids)
  const gone = await cancelLines(transaction, menu, billed, ids, now)
  const { lines, coupons, stocks } = gone
  await changeTickets(transaction, locked, { lines, orders: all }, now)
  const row = { ...billed.row, ...gone.changes }
  const paid = { row, payments: locked.payments }
  const isOver = all.every(isCancelled)
  const refunds = await refundOverpaid(transaction, menu, paid, actor, now, { isOver })
  const payments = [...locked.payments, ...refunds]
  const after = { ...locked, row, lines, orders: all, payments }
  const settled = await settleBill(transaction, menu, after, actor, now)
  return {
    state: settled.state,
    changes: {
      ...gone.changes,
      adjusts: row.adjusts,
      tvStatus: tvStatusOf(settled.state.orders.map(({ status }) => status)),
      ...settled.changes,
      ...endedWith(after, at),
    },
    released: settled.released,
    cancelled: rows.map((one) => orderRecord(one, lines)),
    coupons,
    stocks,
  }
}
