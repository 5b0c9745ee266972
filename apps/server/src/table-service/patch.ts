import { BadRequest } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { writtenRecords } from './written-records.ts'
import { idAnd, queryOf } from './read.ts'
import { rowOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

/**
 * Changes the given fields; `null` clears one. Without an id, changes all records that match the query. Throws
 * `NotFound` if there is no such record within the caller's scope, and `BadRequest` if no field is given.
 */
export const patchRecord = async <R>(
  database: Database,
  table: RecordTable,
  id: unknown,
  data: unknown,
  params: CallParams | undefined,
): Promise<R | R[]> => {
  const query = queryOf(table, params)
  const { _id: _, ...changes } = rowOf(table, data)
  if (Object.keys(changes).length === 0)
    throw new BadRequest('There is nothing to change', { code: 'dataInvalid', field: '' })
  const rows = await database
    .update(table.table)
    .set(changes)
    .where(whereOf(table.columns, id === null ? query.where : idAnd(id, query.where)))
    .returning(selection(table, query.select))
  return writtenRecords<R>(rows, id)
}
