import { BadRequest } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { refuseChanged } from './refuse-changed.ts'
import { queryOf } from './read.ts'
import { rowOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'
import { inTransaction } from '../database/transaction.ts'
import { writtenRecords } from './written-records.ts'

/**
 * Changes the given fields; `null` clears one. Without an id, changes all records that match the query. Throws
 * `NotFound` if there is no such record within the caller's scope, `BadRequest` if no field is given, and `recordChanged` if
 * it is not as the caller expects.
 */
export const patchRecord = async <R>(
  database: Database,
  table: RecordTable,
  id: unknown,
  data: unknown,
  params: CallParams | undefined,
  shopDirectory?: ShopDirectory,
): Promise<R | R[]> => {
  const { where, select } = queryOf(table, params)
  const { _id: _, ...changes } = rowOf(table, data)
  if (Object.keys(changes).length === 0)
    throw new BadRequest('There is nothing to change', { code: 'dataInvalid', field: '' })
  const { expected } = params ?? {}
  return writtenRecords<R>({ database, table, shopDirectory, id, where }, async (condition) => {
    const write = (within: Database) =>
      within
        .update(table.table)
        .set(changes)
        .where(whereOf(table.columns, condition))
        .returning(selection(table, select))
    if (!expected) return write(database)
    return inTransaction(database, async (transaction) => {
      await refuseChanged(transaction, table, condition, expected)
      return write(transaction)
    })
  })
}
