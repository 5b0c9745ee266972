import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** How any number of rows of a table go into a prepared statement as one value. */
export interface JsonRows<R extends object> {
  /** The names of the columns that are given. */
  readonly columns: SQL
  /** The rows of a placeholder, to be selected from. */
  readonly from: (placeholder: string) => SQL
  /** The value for that placeholder. */
  readonly encode: (rows: readonly R[]) => string
}

/** Sent as text it becomes U+FFFD; JSON would carry it to PostgreSQL, which refuses it. */
const halfPair = /\p{Surrogate}/gu

/** Rows of a table as JSON, all of their columns but those that the database fills in. */
export const jsonRows = <T extends PgTable, F extends keyof T['$inferSelect'] & string = never>(
  table: T,
  filled: readonly F[] = [],
): JsonRows<Omit<T['$inferSelect'], F>> => {
  const isGiven = ([field]: readonly [string, unknown]) => !filled.some((one) => one === field)
  const columns = Object.entries(getTableColumns(table)).filter(isGiven)
  const encoded = (row: object): object => {
    const values: Record<string, unknown> = {}
    for (const [field, column] of columns) {
      const value: unknown = Reflect.get(row, field)
      const isPlain = value == null || column.dataType === 'json'
      const sent = isPlain ? value : column.mapToDriverValue(value)
      values[column.name] = typeof sent === 'string' ? sent.replaceAll(halfPair, '\ufffd') : sent
    }
    return values
  }
  return {
    columns: sql.join(
      columns.map(([, column]) => sql.identifier(column.name)),
      sql`, `,
    ),
    from: (placeholder) =>
      sql`json_populate_recordset(null::${table}, ${sql.placeholder(placeholder)})`,
    encode: (rows) => JSON.stringify(rows.map(encoded)),
  }
}
