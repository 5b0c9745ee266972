import type { Menu, Order } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refundOverpaid } from '../../../payments/refund-overpaid.ts'
import { orders } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { addEvents } from '../queries/add-events.ts'
import { orderRecord } from '../records/order-record.ts'
import type { SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { type Cancelling, cancelLines } from './cancel-lines.ts'
import { type SettledBill, settleBill } from './settle-bill.ts'

/** A locked session without some of its orders, before its row is saved. */
export interface CancelledOrders extends SettledBill, Pick<Cancelling, 'coupons' | 'stocks'> {
  readonly cancelled: readonly Order[]
}

/** A session that was to be paid first ends with its order: nothing is left to pay. */
const endedWith = ({ row, orders: all }: SessionState, at: string): Partial<SessionRow> => {
  const isOver = all.every((one) => one.status === 'cancelled')
  if (row.status !== 'toPay' || row.type === 'dineIn' || !isOver) return {}
  return { status: 'cancelled', endTime: at }
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
): Promise<CancelledOrders> => {
  const { shop, _id: session } = locked.row
  const at = now.toISOString()
  const rows = await transaction
    .update(orders)
    .set({ status: 'cancelled', cancelledTime: at, payCheckTime: null })
    .where(and(eq(orders.shop, shop), inArray(orders._id, [...ids])))
    .returning()
  const all = locked.orders.map((one) => rows.find(({ _id }) => _id === one._id) ?? one)
  const events = rows.map(({ _id: order, number }) => {
    const from = locked.orders.find(({ _id }) => _id === order)?.status
    const detail = { order, number, from, to: 'cancelled' }
    return { shop, session, at, kind: 'orderStatus' as const, actor, detail }
  })
  const gone = await cancelLines(transaction, menu, locked, ids, now)
  const { lines, coupons, stocks } = gone
  const row = { ...locked.row, ...gone.changes }
  const paid = { row, payments: locked.payments }
  const refunds = await refundOverpaid(transaction, menu, paid, actor, now)
  const payments = [...locked.payments, ...refunds]
  const after = { ...locked, row, lines, orders: all, payments }
  const settled = await settleBill(transaction, menu, after, actor, now)
  await addEvents(transaction, ...events)
  return {
    state: settled.state,
    changes: {
      ...gone.changes,
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
