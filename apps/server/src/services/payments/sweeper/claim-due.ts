import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Runtime } from '../../../runtime/runtime.ts'

/** How many rows are taken at once. */
export const AT_ONCE = 20

/** A table of a shop's rows that are due at a time, with an index on the column. */
export interface DueTable {
  readonly table: PgTable
  /** The name of the column. */
  readonly time: string
  /** The condition of the index. */
  readonly where: SQL
}

export interface DueRow {
  readonly shop: string
  readonly _id: string
}

/**
 * Takes rows that are due, earliest first, and moves the time at which they are due on before anything is done about them:
 * no other server takes them, and if this one ends they are due again (PAY-6.2). `later` is how far, in ms from now, `most` how many.
 */
export const claimDue = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  { table, time, where }: DueTable,
  later: number,
  most: number = AT_ONCE,
): Promise<readonly DueRow[]> => {
  const at = now()
  const column = sql.identifier(time)
  const { rows } = await database.execute(sql`
    with due as (
      select shop as of_shop, _id as of_id from ${table}
      where ${column} <= ${new Date(at).toISOString()}::timestamptz and ${where}
      order by ${column} limit ${most} for update skip locked
    )
    update ${table} set ${column} = ${new Date(at + later).toISOString()}::timestamptz
    from due where shop = of_shop and _id = of_id returning shop, _id`)
  return rows.map(({ shop, _id }) => ({ shop: String(shop), _id: String(_id) }))
}
