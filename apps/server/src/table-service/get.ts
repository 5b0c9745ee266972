import { NotFound } from '@feathersjs/errors'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { inShop } from './in-shop.ts'
import { queryOf } from './read.ts'
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
  shopDirectory?: ShopDirectory,
): Promise<R> => {
  const { where, select } = queryOf(table, params)
  const source = { database, shopDirectory }
  const row = await inShop(source, table, id, where, async (condition) => {
    const [found] = await database
      .select(selection(table, select))
      .from(table.table)
      .where(whereOf(table.columns, condition))
      .limit(1)
    return found
  })
  if (!row) throw notFound(id)
  return recordOf(row) as R
}
