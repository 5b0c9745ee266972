import { type QueryFields, queryFields, type ServiceDescription } from '@comanda/contract'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getTableColumns, getTableName } from 'drizzle-orm'
import { shopLookUp, type ShopLookUp, type ShopTable } from '../shop-directory/shop-look-up.ts'
import { partitionKeys } from '../tables/partition-keys.ts'

/** A table whose columns are named as the fields of a record. It may have further columns, which are never returned. */
export interface RecordTable {
  /** The path of the service, if its queries are as the wire sends them: they are then read once. */
  readonly path?: string
  readonly table: PgTable
  readonly columns: Readonly<Record<string, AnyPgColumn>>
  readonly id: AnyPgColumn
  /** The fields that are returned. */
  readonly fields: readonly string[]
  readonly query: QueryFields
  /** Finds the shops of records whose ids do not tell them, if the table is stored by shop. */
  readonly shopLookUp?: ShopLookUp
  /** Whether lists are paged. */
  readonly paginate: boolean
  /** The most records of a list without pages, if fewer than usual. */
  readonly most?: number
  /** A condition on the rows that `find` returns, if the service does not serve all of them. */
  readonly served?: SQL
}

const isShopTable = (table: PgTable): table is ShopTable =>
  partitionKeys[getTableName(table)] === 'shop'

/**
 * Returns the table of a service's records. Throws if a field of the record has no column. `elsewhere` names the fields
 * that are stored in another table.
 */
export const recordTable = (
  description: ServiceDescription,
  table: PgTable,
  elsewhere: readonly string[] = [],
): RecordTable => {
  const columns: Record<string, AnyPgColumn> = getTableColumns(table)
  const fields = Object.keys(description.record?.properties ?? {}).filter(
    (field) => !elsewhere.includes(field),
  )
  for (const field of fields)
    if (!columns[field]) throw new Error(`${description.path}: no column for ${field}`)
  const id = columns['_id']
  if (!id) throw new Error(`${description.path}: no column for _id`)
  return {
    path: description.path,
    table,
    columns,
    id,
    fields,
    query: queryFields(description),
    paginate: description.paginate,
    ...(description.most === undefined ? {} : { most: description.most }),
    ...(isShopTable(table) ? { shopLookUp: shopLookUp(table) } : {}),
  }
}
