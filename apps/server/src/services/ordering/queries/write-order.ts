import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { jsonRows } from '../../../database/json-rows.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { orderCounters } from '../../../tables/order-counters.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
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

const rows = {
  sessions: jsonRows(tableSessions),
  lines: jsonRows(sessionLines),
  events: jsonRows(sessionEvents, ['id']),
  orders: jsonRows(orders, ['number']),
}

const statement = preparedStatement<Pick<OrderRow, 'number'>>(
  'write_order',
  sql`with sessions as (
      insert into ${tableSessions} (${rows.sessions.columns})
      select ${rows.sessions.columns} from ${rows.sessions.from('sessions')}
    ), lines as (
      insert into ${sessionLines} (${rows.lines.columns})
      select ${rows.lines.columns} from ${rows.lines.from('lines')}
    ), events as (
      insert into ${sessionEvents} (${rows.events.columns})
      select ${rows.events.columns} from ${rows.events.from('events')}
    ), counter as (
      insert into ${orderCounters} (shop, business_day, last)
      values (${sql.placeholder('shop')}, ${sql.placeholder('day')}, 1)
      on conflict (shop, business_day) do update set last = ${orderCounters.last} + 1
      returning last
    )
    insert into ${orders} (${rows.orders.columns}, number)
    select ${rows.orders.columns}, counter.last from counter, ${rows.orders.from('orders')}
    returning number`,
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
  const { rows: numbers } = await statement(transaction, {
    shop: order.shop,
    day: order.businessDay,
    sessions: rows.sessions.encode(begins ? [begins] : []),
    lines: rows.lines.encode(lines),
    events: rows.events.encode(events),
    orders: rows.orders.encode([order]),
  })
  const [numbered] = numbers
  if (!numbered) throw new Error('the order counter returned no row')
  return { ...order, ...numbered }
}
