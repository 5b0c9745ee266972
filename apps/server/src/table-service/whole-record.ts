import { getTableName, type SQL, sql } from 'drizzle-orm'
import { batchReads } from '../database/batch-reads.ts'
import type { WithShopDirectory } from '../shop-directory/in-shop-of-session.ts'
import { recordOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Reads a record with all its fields by its id. Returns undefined if there is no such record. */
export type ReadWhole<R> = (id: string) => Promise<R | undefined>

/** Reads records of a shop by their ids; without a shop, records of a table that does not belong to shops. */
export type ReadRows<R> = (ids: readonly string[], shop?: string) => Promise<ReadonlyMap<string, R>>

/** Returns the condition of the prepared statement of a batch: its ids, and if the table is by shop, their shop. */
export const batchCondition = ({ id, columns, shopLookUp }: RecordTable): SQL => {
  const isAsked = sql`${id} = any(${sql.placeholder('ids')})`
  return shopLookUp ? sql`${columns['shop']} = ${sql.placeholder('shop')} and ${isAsked}` : isAsked
}

/** Reads records by their ids, those of one turn of the event loop together, and those of shops shop by shop. */
export const batchByShop = <R extends object>(
  { reads, shopDirectory }: WithShopDirectory,
  { shopLookUp }: RecordTable,
  read: ReadRows<R>,
): ReadWhole<R> =>
  batchReads((ids) =>
    shopLookUp
      ? shopDirectory.readManyByShop(reads, shopLookUp, ids, (shop, own) => read(own, shop))
      : read(ids),
  )

/**
 * Returns the statement of most `get` calls, generated once per table and planned once per connection: generating it
 * for each call costs the server more than the rest of such a call.
 */
export const wholeRecord = <R extends object>(
  source: WithShopDirectory,
  table: RecordTable,
): ReadWhole<R> => {
  const statement = source.reads
    .select({ ...selection(table, undefined), _id: table.id })
    .from(table.table)
    .where(batchCondition(table))
    .prepare(`whole_${getTableName(table.table)}`)
  return batchByShop(source, table, async (ids, shop) => {
    const rows = await statement.execute({ ids, shop })
    return new Map(rows.map((row) => [String(row._id), recordOf(row) as R]))
  })
}
