import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { QueryResult } from 'pg'
import type { Database } from './connect.ts'
import { type PreparedStatement, preparedStatement } from './prepared-statement.ts'

/** The most rows of one statement. Each number of rows is a statement of its own. */
const mostRows = 16

/**
 * Returns a function that inserts rows of a table by prepared statements, as `insert()` does; `filled` are the columns
 * that the database fills in, `onConflict` the SQL of a conflict. All is sent before it returns its promise, of how many rows were inserted. A plain insert of values is what a database that is distributed by the key sends to one
 * node: it does not do so with rows selected from JSON or written in a common table expression.
 */
export const preparedInsert = <
  T extends PgTable,
  F extends keyof T['$inferSelect'] & string = never,
>(
  name: string,
  table: T,
  filled: readonly F[] = [],
  onConflict: SQL = sql``,
): ((database: Database, rows: readonly Omit<T['$inferSelect'], F>[]) => Promise<number>) => {
  const isGiven = ([field]: readonly [string, unknown]) => !filled.some((one) => one === field)
  const columns = Object.entries(getTableColumns(table)).filter(isGiven)
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const statements = new Map<number, PreparedStatement<Record<string, unknown>>>()
  const statementOf = (count: number) => {
    const rows = Array.from({ length: count }, (_row, row) => {
      const values = columns.map((_column, at) => sql.placeholder(`${row}.${at}`))
      return sql`(${sql.join(values, sql`, `)})`
    })
    return preparedStatement(
      `${name}_${count}`,
      sql`insert into ${table} (${sql.join(names, sql`, `)}) values ${sql.join(rows, sql`, `)} ${onConflict}`,
    )
  }
  const valuesOf = (rows: readonly object[]): Record<string, unknown> => {
    const values: Record<string, unknown> = {}
    for (const [row, record] of rows.entries())
      for (const [at, [field, column]] of columns.entries()) {
        const value: unknown = Reflect.get(record, field)
        values[`${row}.${at}`] = value == null ? null : column.mapToDriverValue(value)
      }
    return values
  }
  return async (database, rows) => {
    const sent: Promise<QueryResult>[] = []
    for (let start = 0; start < rows.length; start += mostRows) {
      const some = rows.slice(start, start + mostRows)
      const statement = statements.get(some.length) ?? statementOf(some.length)
      statements.set(some.length, statement)
      sent.push(statement(database, valuesOf(some)))
    }
    return (await Promise.all(sent)).reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
  }
}
