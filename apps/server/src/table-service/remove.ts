import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { writtenRecords } from './written-records.ts'
import { idAnd, queryOf } from './read.ts'
import { selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

/** Removes the record, or without an id all that match the query. Returns the removed records. */
export const removeRecord = async <R>(
  database: Database,
  table: RecordTable,
  id: unknown,
  params: CallParams | undefined,
): Promise<R | R[]> => {
  const query = queryOf(table, params)
  const rows = await database
    .delete(table.table)
    .where(whereOf(table.columns, id === null ? query.where : idAnd(id, query.where)))
    .returning(selection(table, query.select))
  return writtenRecords<R>(rows, id)
}
