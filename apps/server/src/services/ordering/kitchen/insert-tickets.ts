import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { orderCounters } from '../../../tables/order-counters.ts'
import { type TicketRow, tickets } from '../../../tables/tickets.ts'

const columns = Object.entries(getTableColumns(tickets)).filter(([field]) => field !== 'number')

const last = sql`${orderCounters.last}::text`

/** Inserts a ticket under the number that its transaction has counted its order to, as that is called out. */
const insertNumbered = preparedStatement(
  'write_ticket',
  sql`insert into ${tickets} (${sql.join(
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
    )}, lpad(${last}, greatest(3, length(${last})), '0') from ${orderCounters}
    where ${orderCounters.shop} = ${sql.placeholder('shop')}
      and ${orderCounters.businessDay} = ${sql.placeholder('businessDay')}`,
)

/** Inserts the tickets of an order that is numbered by the same transaction. All is sent before it returns its promise. */
export const insertTickets = async (
  transaction: Database,
  rows: readonly TicketRow[],
): Promise<void> => {
  await Promise.all(
    rows.map((row) =>
      insertNumbered(
        transaction,
        Object.fromEntries(
          columns.map(([field, column]) => {
            const value: unknown = Reflect.get(row, field)
            return [field, value == null ? null : column.mapToDriverValue(value)]
          }),
        ),
      ),
    ),
  )
}
