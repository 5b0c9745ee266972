import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { changeFeeds } from '../../tables/change-feeds.ts'
import { recordChanges } from '../../tables/record-changes.ts'

const atOnce = 1000

/**
 * Removes changes from before a time, and ends the feeds that nobody has read since. In the same statement a feed says from which
 * transaction on its changes are there: a cursor from before is refused, it misses nothing in silence (CHANGE-2.3).
 */
export const dropOldChanges = async (database: Database, before: string): Promise<number> => {
  await database.delete(changeFeeds).where(lt(changeFeeds.usedTime, before))
  let dropped = 0
  for (;;) {
    const { rows } = await database.execute(sql`
      with old as (
        select shop, xact, path, record from ${recordChanges} where time < ${before}::timestamptz order by time limit ${atOnce}
      ), gone as (
        delete from ${recordChanges} c using old
        where c.shop = old.shop and c.xact = old.xact and c.path = old.path and c.record = old.record
        returning c.shop, c.xact
      ), last as (select shop, max(xact) as xact from gone group by shop), moved as (
        update ${changeFeeds} f set since = l.xact + 1
        from (select f.shop, max(l.xact) as xact from ${changeFeeds} f join last l on f.shop = '' or l.shop in (f.shop, '') group by f.shop) l
        where f.shop = l.shop and f.since <= l.xact
      ) select count(*)::int as dropped from gone`)
    const count = Number(rows[0]?.['dropped'] ?? 0)
    if (count === 0) return dropped
    dropped += count
  }
}
