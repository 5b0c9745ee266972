import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { restoredSetting } from '../../database/restored-setting.ts'
import { unavailable } from '../../errors/unavailable.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { changeFeeds } from '../../tables/change-feeds.ts'
import { recordChanges } from '../../tables/record-changes.ts'

/** Which database it is, and up to which transaction, exclusively, none is under way any more. */
export interface Bound {
  readonly place: string
  readonly bound: number
}

/**
 * A database system counts its transactions. Its next timeline, after a failover or with an archive, counts on from an earlier
 * one, and so does a backup that was restored, each time (`markRestored`): what had been read may be lost, and other transactions
 * have its numbers.
 */
const place = sql<string>`(select system_identifier from pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8)
  || coalesce('/' || nullif(current_setting(${restoredSetting}, true), ''), '')`
const inNumber = (id: 'xmin' | 'xmax') =>
  sql.raw(`pg_snapshot_${id}(pg_current_snapshot())::text::float8`)

export const readBound = async (database: Database): Promise<Bound> => {
  const { rows } = await database.execute(
    sql`select ${place} as place, ${inNumber('xmin')} as bound`,
  )
  const [row] = rows
  return { place: String(row?.['place']), bound: Number(row?.['bound']) }
}

/** Returns from which transaction on the changes of a shop are there, or undefined if nobody has begun to read them here. */
export const sinceOf = async (
  database: Database,
  shop: string,
  here: string,
): Promise<number | undefined> => {
  const [feed] = await database
    .select({ since: changeFeeds.since })
    .from(changeFeeds)
    .where(and(eq(changeFeeds.shop, shop), eq(changeFeeds.place, here)))
  return feed?.since ?? undefined
}

const begin = async ({ database, now }: Runtime, shop: string, here: string): Promise<void> => {
  const usedTime = new Date(now()).toISOString()
  await database
    .insert(changeFeeds)
    .values({ shop, place: here, usedTime })
    .onConflictDoUpdate({
      target: changeFeeds.shop,
      set: { place: here, since: null, usedTime },
      setWhere: ne(changeFeeds.place, here),
    })
  // Of the database that this one was restored from, what its transactions have not come to.
  await database.delete(recordChanges).where(sql`xact >= ${inNumber('xmax')}`)
  // From here on every transaction that begins sees the feed; those that have begun may not.
  await database
    .update(changeFeeds)
    .set({ since: inNumber('xmax') })
    .where(and(eq(changeFeeds.shop, shop), isNull(changeFeeds.since)))
}

/** How long the first call waits for transactions that were under way, and how often it looks, in ms. */
const patience = 5000
const every = 20

/** Returns up to where a caller has read who reads all records afterwards; begins to note the changes of the shop if nobody has. */
export const startOf = async (runtime: Runtime, shop: string): Promise<Bound> => {
  const { reads } = runtime
  const { place: here } = await readBound(reads)
  if ((await sinceOf(reads, shop, here)) === undefined) await begin(runtime, shop, here)
  for (const end = performance.now() + patience; ;) {
    const current = await readBound(reads)
    const since = await sinceOf(reads, shop, current.place)
    if (since !== undefined && since <= current.bound) return current
    if (performance.now() > end)
      throw unavailable('A change that began before has not ended; try again')
    await wait(every)
  }
}

/** How exact the time is at which a feed was last read, in ms. */
const exactness = 3_600_000

/** Stores that a feed is in use, at most once an hour. Nobody waits for it, and no call fails with it. */
export const noteUse = ({ database, now, log }: Runtime, shop: string): void => {
  const time = now()
  const earlier = lt(changeFeeds.usedTime, new Date(time - exactness).toISOString())
  database
    .update(changeFeeds)
    .set({ usedTime: new Date(time).toISOString() })
    .where(and(eq(changeFeeds.shop, shop), earlier))
    .catch((error: unknown) => log.debug({ err: error }, 'the use of a feed was not stored'))
}
