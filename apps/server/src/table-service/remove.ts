import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { queryOf } from './read.ts'
import { selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'
import { writtenRecords } from './written-records.ts'

/** Removes the record, or without an id all that match the query. Returns the removed records. */
export const removeRecord = async <R>(
  database: Database,
  table: RecordTable,
  id: unknown,
  params: CallParams | undefined,
  shopDirectory?: ShopDirectory,
): Promise<R | R[]> => {
  const { where, select } = queryOf(table, params)
  return writtenRecords<R>({ database, table, shopDirectory, id, where }, (condition) =>
    database
      .delete(table.table)
      .where(whereOf(table.columns, condition))
      .returning(selection(table, select)),
  )
}
