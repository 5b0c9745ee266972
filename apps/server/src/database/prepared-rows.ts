import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './connect.ts'
import { preparedStatement } from './prepared-statement.ts'

/**
 * Returns a function that reads whole rows of a table by a prepared statement, as `select()` does. `rest` is the SQL
 * after the table's name, from `where` on.
 */
export const preparedRows = <T extends PgTable>(
  name: string,
  table: T,
  rest: SQL,
): ((
  database: Database,
  values: Readonly<Record<string, unknown>>,
) => Promise<InferSelectModel<T>[]>) => {
  const columns = Object.entries(getTableColumns(table))
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const statement = preparedStatement<Record<string, unknown>>(
    name,
    sql`select ${list} from ${table} ${rest}`,
  )
  const rowOf = (row: Readonly<Record<string, unknown>>): InferSelectModel<T> =>
    Object.fromEntries(
      columns.map(([field, column]) => {
        const value = row[column.name]
        return [field, value === null ? null : column.mapFromDriverValue(value)]
      }),
    ) as InferSelectModel<T>
  return async (database, values) => (await statement(database, values)).rows.map(rowOf)
}
