import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { queryOf } from './read.ts'
import { recordOf, rowOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Inserts a record, or a list of them in one statement, each with its own `_id` or a new one. */
export const createRecord = async <R>(
  database: Database,
  table: RecordTable,
  data: unknown,
  params: CallParams | undefined,
  newId: () => string,
): Promise<R | R[]> => {
  const { select } = queryOf(table, params)
  const list: readonly unknown[] = Array.isArray(data) ? data : [data]
  if (list.length === 0) return []
  const rows = await database
    .insert(table.table)
    .values(list.map((one) => ({ _id: newId(), ...rowOf(table, one) })))
    .returning(selection(table, select))
  const records = rows.map((row) => recordOf(row) as R)
  const [first] = records
  return Array.isArray(data) || first === undefined ? records : first
}
