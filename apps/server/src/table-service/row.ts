import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RecordTable } from './table.ts'

/** Returns the columns to read: the selected fields, and always `_id`. */
export const selection = (
  { columns, fields }: RecordTable,
  select: readonly string[] | undefined,
): Record<string, AnyPgColumn> => {
  const wanted = select ? ['_id', ...select] : fields
  const chosen: Record<string, AnyPgColumn> = {}
  for (const field of wanted) {
    const column = columns[field]
    if (column) chosen[field] = column
  }
  return chosen
}

/** Returns a row as a record: null fields are absent. */
export const recordOf = (row: Readonly<Record<string, unknown>>): unknown => {
  const record: Record<string, unknown> = {}
  for (const field in row) if (row[field] !== null) record[field] = row[field]
  return record
}

/** Returns the part of the data that has columns in the table. */
export const rowOf = ({ columns }: RecordTable, data: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => columns[field] !== undefined))
