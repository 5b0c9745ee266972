import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** Passes any number of rows of a table to a prepared statement as one value. */
export interface JsonRows<R extends object> {
  /** The names of the columns in the JSON. */
  readonly columns: SQL
  /** The rows of a placeholder, to select from. */
  readonly from: (placeholder: string) => SQL
  /** Returns the value for that placeholder. */
  readonly encode: (rows: readonly R[]) => string
}

/** A lone surrogate: sent as text it becomes U+FFFD, but PostgreSQL refuses it in JSON. */
const halfPair = /\p{Surrogate}/gu

/** Returns the JSON form of a table's rows, without the columns that the database fills in. */
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
