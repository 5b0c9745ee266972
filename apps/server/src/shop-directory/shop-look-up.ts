import { getTableName, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'

/** A table whose key begins with the shop. */
export type ShopTable = PgTable & { readonly shop: AnyPgColumn; readonly _id: AnyPgColumn }

/** Finds the shops of records whose ids do not tell them. */
export interface ShopLookUp {
  readonly statement: string
  /** Returns the shops of the records with these ids; ids without a record are left out. */
  readonly shopsOf: (
    database: Database,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
}

/** The format of ids, keys and hashes. An id of another format has no record, and could fail the statement. */
const possibleId = /^[\w-]{1,64}$/

/**
 * Returns the look-up of a table's records by their ids, or by a key in another indexed column. Its statement names no
 * shop: on a database that is distributed by shop it runs on all parts.
 */
export const shopLookUp = (table: ShopTable, column: AnyPgColumn = table._id): ShopLookUp => {
  const own = column === table._id ? '' : `_${column.name}`
  const statement = `look_up_shop_${getTableName(table)}${own}`
  const find = preparedStatement<{ id: string; shop: string }>(
    statement,
    sql`select ${column} as id, ${table.shop} as shop from ${table}
      where ${column} = any(${sql.placeholder('ids')}::text[])`,
  )
  return {
    statement,
    shopsOf: async (database, ids) => {
      const possible = ids.filter((id) => possibleId.test(id))
      if (possible.length === 0) return new Map()
      const { rows } = await find(database, { ids: possible })
      return new Map(rows.map(({ id, shop }) => [id, shop]))
    },
  }
}
