import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedInsert } from '../../../database/prepared-insert.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import type { Sent } from '../../../database/transaction.ts'
import { orderCounters } from '../../../tables/order-counters.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import type { TicketRow } from '../../../tables/tickets.ts'
import { insertTickets } from '../kitchen/insert-tickets.ts'
import { saveMemberSession } from './save-member-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** The number of an order that has none yet. */
const unnumbered = -1

/** An order without its number. */
export type UnnumberedOrder = Omit<OrderRow, 'number'>

/** All rows of an order; its tickets, if the kitchen makes it now. */
export interface WrittenOrder {
  readonly order: UnnumberedOrder
  readonly lines: readonly LineRow[]
  readonly events: readonly Omit<typeof sessionEvents.$inferSelect, 'id'>[]
  readonly tickets?: readonly TicketRow[]
  /** The session, if it begins with the order. */
  readonly begins?: SessionRow
  /** Sends a statement that belongs to the order, before its number is counted. */
  readonly sendWith?: () => Promise<void>
}

/** An order that has been sent to the database, which numbers it. */
export interface SentOrder {
  /** It is unnumbered yet. */
  readonly order: OrderRow
  readonly number: Sent<number>
}

const insertSessions = preparedInsert('write_session', tableSessions)
const insertLines = preparedInsert('write_lines', sessionLines)
const insertEvents = preparedInsert('write_events', sessionEvents, ['id'])

const columns = Object.entries(getTableColumns(orders)).filter(([field]) => field !== 'number')

/** Inserts an order under the number that its transaction has counted to. */
const insertOrder = preparedStatement<Pick<OrderRow, 'number'>>(
  'write_numbered_order',
  sql`insert into ${orders} (${sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )}, number)
    select ${sql.join(
      columns.map(([field, column]) =>
        field === 'shop'
          ? sql`${orderCounters.shop}`
          : sql`${sql.placeholder(field)}::${sql.raw(column.getSQLType())}`,
      ),
      sql`, `,
    )}, ${orderCounters.last} from ${orderCounters}
    where ${orderCounters.shop} = ${sql.placeholder('shop')}
      and ${orderCounters.businessDay} = ${sql.placeholder('businessDay')}
    returning number`,
)

const countUp = preparedStatement(
  'next_order_number',
  sql`insert into ${orderCounters} (shop, business_day, last)
    values (${sql.placeholder('shop')}, ${sql.placeholder('day')}, 1)
    on conflict (shop, business_day) do update set last = ${orderCounters.last} + 1`,
)

const valuesOf = (order: UnnumberedOrder): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(([field, column]) => {
      const value: unknown = Reflect.get(order, field)
      return [field, value == null ? null : column.mapToDriverValue(value)]
    }),
  )

/**
 * Writes an order with its lines and events, and the session that begins with it, under the next number of its shop's
 * business day. The counter stays locked until the transaction ends, so that numbers have no gaps or
 * duplicates and other orders of the shop wait: these are the last statements of a transaction, sent together, and its
 * commit right behind them.
 */
export const writeOrder = async (
  transaction: Database,
  { order, lines, events, tickets = [], begins, sendWith }: WrittenOrder,
): Promise<SentOrder> => {
  const rows = [
    insertSessions(transaction, begins ? [begins] : []),
    begins && saveMemberSession(transaction, begins),
    insertLines(transaction, lines),
    insertEvents(transaction, events),
    sendWith?.(),
    countUp(transaction, { shop: order.shop, day: order.businessDay }),
  ]
  const inserted = insertOrder(transaction, valuesOf(order))
  rows.push(insertTickets(transaction, tickets))
  const sent = Promise.all([inserted, ...rows]).then(([{ rows: numbered }]) => {
    const [row] = numbered
    if (!row) throw new Error('the order counter has no row')
    return row.number
  })
  sent.catch(() => undefined)
  return { order: { ...order, number: unnumbered }, number: { sent } }
}
