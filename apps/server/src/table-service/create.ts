import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import type { Fields } from '../records/fields.ts'
import { queryOf } from './read.ts'
import { recordOf, rowOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Returns the id of a new record. */
export type NewId = (record: Fields, database: Database) => string | Promise<string>

/** Inserts a record, or a list of them in one statement, each with its own `_id` or a new one. */
export const createRecord = async <R>(
  database: Database,
  table: RecordTable,
  data: unknown,
  params: CallParams | undefined,
  newId: NewId,
): Promise<R | R[]> => {
  const { select } = queryOf(table, params)
  const list: readonly unknown[] = Array.isArray(data) ? data : [data]
  if (list.length === 0) return []
  const values: Record<string, unknown>[] = []
  for (const one of list) {
    const row = rowOf(table, one)
    values.push(row['_id'] === undefined ? { ...row, _id: await newId(row, database) } : row)
  }
  const rows = await database.insert(table.table).values(values).returning(selection(table, select))
  const records = rows.map((row) => recordOf(row) as R)
  const [first] = records
  return Array.isArray(data) || first === undefined ? records : first
}
