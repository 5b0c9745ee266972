import type { Menu, Order } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { acceptUntil } from '../checkout/acceptance.ts'
import { changeTickets } from '../kitchen/change-tickets.ts'
import { estimatedTimes, hasEstimate } from '../kitchen/estimated-times.ts'
import { readKitchenPace } from '../kitchen/kitchen-pace.ts'
import { addEvents } from '../queries/add-events.ts'
import { orderRecord } from '../records/order-record.ts'
import type { SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'

/** A session whose orders to pay have gone to the kitchen, before its row is saved. */
export interface Released {
  /** With the orders as they are now. */
  readonly state: SessionState
  /** Columns of the session's row; none if no order was to be paid. */
  readonly changes: Partial<Pick<SessionRow, 'status' | 'tvStatus'>>
  /** The orders that the kitchen has now, to be announced after the transaction. */
  readonly released: readonly Order[]
}

const isToPay = ({ status }: OrderRow): boolean => status === 'toPay'

/** Writes an order of a locked session that was to be paid as one that the kitchen has, or that waits for staff (ORDER-7.1). */
const release = async (
  transaction: Database,
  { shop }: Pick<Menu, 'shop'>,
  { row, lines }: SessionState,
  order: OrderRow,
  actor: Actor,
  now: Date,
): Promise<OrderRow> => {
  const waits = actor.role === 'staff' ? null : acceptUntil(shop, order, now)
  const times =
    waits === null && hasEstimate(shop, order.type)
      ? estimatedTimes(
          shop,
          { ...order, bookedTime: row.bookedTime },
          lines,
          await readKitchenPace(transaction, row.shop, now),
          now,
        )
      : {}
  const [released] = await transaction
    .update(orders)
    .set({
      status: 'received',
      receivedTime: now.toISOString(),
      payCheckTime: null,
      acceptUntil: waits,
      ...times,
    })
    .where(and(eq(orders.shop, row.shop), eq(orders._id, order._id)))
    .returning()
  return released ?? order
}

/**
 * Sends all orders to pay of a locked session to the kitchen, paid or not: the shop decided so. Unless staff do so, those that
 * staff accept first wait for that.
 */
export const sendToKitchen = async (
  transaction: Database,
  menu: Pick<Menu, 'shop'>,
  state: SessionState,
  actor: Actor,
  now: Date,
): Promise<Released> => {
  const { row, lines } = state
  const waiting = state.orders.filter(isToPay)
  if (waiting.length === 0) return { state, changes: {}, released: [] }
  const at = now.toISOString()
  const rows: OrderRow[] = []
  for (const order of waiting) rows.push(await release(transaction, menu, state, order, actor, now))
  const all = state.orders.map((one) => rows.find(({ _id }) => _id === one._id) ?? one)
  const of = { shop: row.shop, session: row._id, at, kind: 'orderStatus' as const, actor }
  await addEvents(
    transaction,
    ...rows.map(({ _id: order, number }) => ({
      ...of,
      detail: { order, number, from: 'toPay', to: 'received' },
    })),
  )
  const changes = {
    tvStatus: tvStatusOf(all.map(({ status }) => status)),
    // A table's session stays open for its next order, also while one of its orders is to be paid.
    ...(row.status === 'toPay' && row.type !== 'dineIn' ? { status: 'ongoing' as const } : {}),
  }
  await changeTickets(transaction, state, { lines, orders: all }, now)
  return {
    state: { ...state, row: { ...row, ...changes }, orders: all },
    changes,
    released: rows.map((one) => orderRecord(one, lines)),
  }
}

/** Sends the orders to pay of a locked session to the kitchen if nothing is due any more (PAY-4.4). */
export const releaseOrders = (
  transaction: Database,
  menu: Pick<Menu, 'shop'>,
  state: SessionState,
  actor: Actor,
  now: Date,
): Promise<Released> => {
  const { outstanding } = paidOf(state.row.result, state.payments)
  return outstanding > 0
    ? Promise.resolve({ state, changes: {}, released: [] })
    : sendToKitchen(transaction, menu, state, actor, now)
}
