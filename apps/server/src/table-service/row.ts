import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RecordTable } from './table.ts'

/** The columns of what is to be answered: the fields selected, and always `_id`. */
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

/** A row as a record: what is null is absent. */
export const recordOf = (row: Readonly<Record<string, unknown>>): unknown => {
  const record: Record<string, unknown> = {}
  for (const field in row) if (row[field] !== null) record[field] = row[field]
  return record
}

/** What the data says of the table's columns. */
export const rowOf = ({ columns }: RecordTable, data: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([field]) => columns[field] !== undefined))
