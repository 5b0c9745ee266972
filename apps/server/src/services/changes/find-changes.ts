import type { ChangePath } from '@comanda/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { type RecordChangeRow, recordChanges } from '../../tables/record-changes.ts'
import type { ChangeCursor } from './change-cursor.ts'

interface Asked {
  /** `''`: of all shops. */
  readonly shop: string
  readonly paths: readonly ChangePath[]
  readonly after: ChangeCursor
  /** Transactions from this one on are not read yet. */
  readonly bound: number
  readonly limit: number
}

/** Returns changes behind a cursor, in the order of transactions; those of a shop with what is of all shops. */
export const findChanges = async (
  database: Database,
  { shop, paths, after, bound, limit }: Asked,
): Promise<readonly RecordChangeRow[]> => {
  const list = sql.join(
    paths.map((path) => sql`${path}`),
    sql`, `,
  )
  const within = sql`(xact, path, record) > (${after.xact}, ${after.path}, ${after.record}) and xact < ${bound} and path in (${list})`
  const inOrder = sql`order by xact, path, record limit ${limit}`
  const of = (shops: SQL): SQL =>
    sql`(select shop, xact, path, record, time from ${recordChanges} where ${shops} and ${within} ${inOrder})`
  const all = sql`true`
  const from =
    shop === '' ? of(all) : sql`${of(sql`shop = ${shop}`)} union all ${of(sql`shop = ''`)}`
  const { rows } = await database.execute(sql`
    select shop, xact::float8 as xact, path, record, time from (${from}) as found ${inOrder}`)
  return rows.map((row) => ({
    shop: String(row['shop']),
    xact: Number(row['xact']),
    path: row['path'] as ChangePath,
    record: String(row['record']),
    time: new Date(row['time'] as string | Date).toISOString(),
  }))
}
