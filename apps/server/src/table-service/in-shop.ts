import { both, type Condition, fieldIs } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { fieldValues } from './field-values.ts'
import { partitionKeyOf } from './partition-key.ts'
import { idAnd } from './read.ts'
import type { RecordTable } from './table.ts'

/**
 * Runs a statement on the record with an id that meets a condition, if it is a shop's under its shop, which the id tells
 * (ID-2.1). The statement returns undefined if it finds none.
 */
export const inShop = <R>(
  { database, shopDirectory }: { database: Database; shopDirectory?: ShopDirectory | undefined },
  table: RecordTable,
  id: unknown,
  condition: Condition,
  statement: (condition: Condition) => Promise<R | undefined>,
): Promise<R | undefined> => {
  const own = idAnd(id, condition)
  const { shopLookUp } = table
  const key = partitionKeyOf(table)
  const isNamed = key === undefined || fieldValues(condition, key)?.size === 1
  if (isNamed || !shopLookUp || !shopDirectory) return statement(own)
  return shopDirectory.readByShop(database, shopLookUp, String(id), (shop) =>
    statement(both(fieldIs(key, shop), own)),
  )
}
