import { NotFound } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { idAnd, queryOf } from './read.ts'
import { recordOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

export const notFound = (id: unknown): NotFound =>
  new NotFound(`No record found for id '${String(id)}'`)

/** Returns the record. Throws `NotFound` if there is no such record within the caller's scope. */
export const getRecord = async <R>(
  database: Database,
  table: RecordTable,
  id: unknown,
  params: CallParams | undefined,
): Promise<R> => {
  const query = queryOf(table, params)
  const [row] = await database
    .select(selection(table, query.select))
    .from(table.table)
    .where(whereOf(table.columns, idAnd(id, query.where)))
    .limit(1)
  if (!row) throw notFound(id)
  return recordOf(row) as R
}
