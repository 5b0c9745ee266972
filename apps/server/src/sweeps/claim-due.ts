import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Runtime } from '../runtime/runtime.ts'

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

/** How long what is tried again and again waits: `first` after the first try, twice as long each time, up to `longest`; in ms. */
export interface GrowingPause {
  readonly first: number
  readonly longest: number
  /** The column that counts the tries. */
  readonly tries: string
}

export interface DueRow {
  readonly shop: string
  readonly _id: string
}

const later = (pause: number | GrowingPause, at: number): SQL => {
  const now = sql`${new Date(at).toISOString()}::timestamptz`
  if (typeof pause === 'number') return sql`${new Date(at + pause).toISOString()}::timestamptz`
  const tries = sql.identifier(pause.tries)
  return sql`${now} + least(${pause.longest}, ${pause.first} * 2 ^ least(${tries}, 20)) * interval '1 millisecond'`
}

const counted = (pause: number | GrowingPause): SQL => {
  if (typeof pause === 'number') return sql``
  const tries = sql.identifier(pause.tries)
  return sql`, ${tries} = ${tries} + 1`
}

/**
 * Takes rows that are due, earliest first, and moves the time at which they are due on before anything is done about them:
 * no other server takes them, and if this one ends they are due again (PAY-6.2). `pause` is how far, in ms from now, or by the
 * tries of each row, which it counts; `most` is how many.
 */
export const claimDue = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  { table, time, where }: DueTable,
  pause: number | GrowingPause,
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
    update ${table} set ${column} = ${later(pause, at)}${counted(pause)}
    from due where shop = of_shop and _id = of_id returning shop, _id`)
  return rows.map(({ shop, _id }) => ({ shop: String(shop), _id: String(_id) }))
}
