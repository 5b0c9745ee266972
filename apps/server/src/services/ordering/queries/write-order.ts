import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedInsert } from '../../../database/prepared-insert.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { orderCounters } from '../../../tables/order-counters.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import { saveMemberSession } from './save-member-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** An order without its number. */
export type UnnumberedOrder = Omit<OrderRow, 'number'>

/** All rows of an order. */
export interface WrittenOrder {
  readonly order: UnnumberedOrder
  readonly lines: readonly LineRow[]
  readonly events: readonly Omit<typeof sessionEvents.$inferSelect, 'id'>[]
  /** The session, if it begins with the order. */
  readonly begins?: SessionRow
}

const insertSessions = preparedInsert('write_session', tableSessions)
const insertLines = preparedInsert('write_lines', sessionLines)
const insertEvents = preparedInsert('write_events', sessionEvents, ['id'])
const insertOrders = preparedInsert('write_order', orders)

const nextNumber = preparedStatement<Pick<OrderRow, 'number'>>(
  'next_order_number',
  sql`insert into ${orderCounters} (shop, business_day, last)
    values (${sql.placeholder('shop')}, ${sql.placeholder('day')}, 1)
    on conflict (shop, business_day) do update set last = ${orderCounters.last} + 1
    returning last as number`,
)

/**
 * Writes an order with its lines and events, and the session that begins with it, under the next number of its shop's
 * business day. The counter stays locked until the transaction ends, so that numbers have no gaps or duplicates and
 * other orders of the shop wait: call this as late as possible.
 */
export const writeOrder = async (
  transaction: Database,
  { order, lines, events, begins }: WrittenOrder,
): Promise<OrderRow> => {
  await insertSessions(transaction, begins ? [begins] : [])
  if (begins) await saveMemberSession(transaction, begins)
  await insertLines(transaction, lines)
  await insertEvents(transaction, events)
  const { rows } = await nextNumber(transaction, { shop: order.shop, day: order.businessDay })
  const [counter] = rows
  if (!counter) throw new Error('the order counter returned no row')
  const numbered = { ...order, number: counter.number }
  await insertOrders(transaction, [numbered])
  return numbered
}
