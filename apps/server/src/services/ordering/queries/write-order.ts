import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedInsert } from '../../../database/prepared-insert.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { orderCounters } from '../../../tables/order-counters.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'
import type { TicketRow } from '../../../tables/tickets.ts'
import { insertTickets } from '../kitchen/insert-tickets.ts'
import { saveMemberSession } from './save-member-session.ts'
import { saveOrdered } from './save-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** All rows of an order, whose number is counted as it is written; its tickets, if the kitchen makes it now. */
export interface WrittenOrder {
  readonly order: OrderRow
  readonly lines: readonly LineRow[]
  readonly events: readonly Omit<typeof sessionEvents.$inferSelect, 'id'>[]
  readonly tickets?: readonly TicketRow[]
  /** The session with the order, and as it was before unless it begins with it. */
  readonly row: SessionRow
  readonly before?: SessionRow
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

const valuesOf = (order: OrderRow): Record<string, unknown> =>
  Object.fromEntries(
    columns.map(([field, column]) => {
      const value: unknown = Reflect.get(order, field)
      return [field, value == null ? null : column.mapToDriverValue(value)]
    }),
  )

/**
 * Writes an order with its lines and events, and its session, under the next number of its shop's business day, which it
 * returns. The counter stays locked until the transaction ends, so that numbers have no gaps or duplicates and other orders of
 * the shop wait: these are the last statements of a transaction, sent together, and its commit right behind them. `sendWith`
 * sends what belongs to the order before its number is counted.
 */
export const writeOrder = async (
  transaction: Database,
  { order, lines, events, tickets = [], row, before }: WrittenOrder,
  sendWith: () => Promise<unknown>,
): Promise<number> => {
  const rows = [
    before ? saveOrdered(transaction, row, before) : insertSessions(transaction, [row]),
    before ? undefined : saveMemberSession(transaction, row),
    insertLines(transaction, lines),
    insertEvents(transaction, events),
    sendWith(),
    countUp(transaction, { shop: order.shop, day: order.businessDay }),
  ]
  const inserted = insertOrder(transaction, valuesOf(order))
  const [{ rows: numbered }] = await Promise.all([
    inserted,
    insertTickets(transaction, tickets),
    ...rows,
  ])
  const [counted] = numbered
  if (!counted) throw new Error('the order counter has no row')
  return counted.number
}
