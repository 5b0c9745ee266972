import { type Turn, turnTimes, type TurnTimes } from '@comanda/shop-rules/waiting'
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../../database/connect.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'

/** How far back sessions are measured, in ms, and how many of them at most. */
const BACK = 28 * 86_400_000
const MOST = 1500
/** For how long they are not measured again, in ms. */
const FRESH = 30 * 60_000

const measure = async (database: Database, shop: string, now: number): Promise<TurnTimes> => {
  const rows = await database
    .select({
      table: tableSessions.tableItem,
      guests: tableSessions.capacity,
      from: tableSessions.startTime,
      until: tableSessions.endTime,
    })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        gt(tableSessions.createTime, new Date(now - BACK).toISOString()),
        eq(tableSessions.status, 'done'),
        // A part of a split bill says nothing of the table.
        eq(tableSessions.split, ''),
        isNotNull(tableSessions.tableItem),
        isNotNull(tableSessions.endTime),
      ),
    )
    .orderBy(desc(tableSessions.createTime))
    .limit(MOST)
  return turnTimes(
    rows.flatMap(({ table, guests, from, until }): Turn[] => {
      if (table === null || until === null) return []
      const minutes = Math.round((Date.parse(until) - Date.parse(from)) / 60_000)
      return [{ table, guests: guests ?? 1, minutes }]
    }),
  )
}

const caches = new WeakMap<Database, LRUCache<string, { at: number; times: TurnTimes }>>()

/** Returns how long guests sat at the tables of a shop in the last four weeks (WAIT-2.1). */
export const turnsOfShop = async (
  database: Database,
  shop: string,
  now: number,
): Promise<TurnTimes> => {
  const cache = caches.get(database) ?? new LRUCache({ max: 500 })
  caches.set(database, cache)
  const known = cache.get(shop)
  if (known && now - known.at < FRESH && known.at <= now) return known.times
  const times = await measure(database, shop, now)
  cache.set(shop, { at: now, times })
  return times
}
