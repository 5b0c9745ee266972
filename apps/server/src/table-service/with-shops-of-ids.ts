import { always, both, fieldIn } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import type { CallParams } from '../runtime/app.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { fieldValues } from './field-values.ts'
import { queryOf } from './read.ts'
import type { RecordTable } from './table.ts'

interface Within {
  readonly database: Database
  readonly shopDirectory: ShopDirectory
}

/** Returns the shops that have records with these ids; ids without a record are left out. */
const shopsOfIds = async (
  { database, shopDirectory }: Within,
  { table, columns, id, shopLookUp }: RecordTable,
  ids: readonly string[],
): Promise<ReadonlySet<string> | undefined> => {
  const { shop: column } = columns
  if (!column || !shopLookUp) return undefined
  const read = async (shop: string, some: readonly string[]) => {
    const rows = await database
      .select({ id })
      .from(table)
      .where(and(eq(column, shop), inArray(id, [...some])))
    return new Map(rows.map((row) => [String(row.id), shop]))
  }
  const found = await shopDirectory.readManyByShop(database, shopLookUp, ids, read)
  return new Set(found.values())
}

/**
 * Returns the params of a list that names a shop's records by their ids and no shop, with the shops of these in its scope: so it
 * is read under each of them (ID-2.1, ID-3.1).
 */
export const withShopsOfIds = async (
  within: Within,
  table: RecordTable,
  params: CallParams = {},
): Promise<CallParams> => {
  if (!table.shopLookUp) return params
  const { where } = queryOf(table, params)
  const ids = fieldValues(where, '_id')
  if (!ids || fieldValues(where, 'shop') || fieldValues(where, 'user')) return params
  const shops = await shopsOfIds(within, table, [...ids].map(String))
  return shops
    ? { ...params, scope: both(params.scope ?? always, fieldIn('shop', [...shops])) }
    : params
}
