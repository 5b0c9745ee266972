import type { KitchenPace } from '@comanda/shop-rules/kitchen'
import { and, desc, eq, gt } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../database/connect.ts'
import { tickets } from '../../../tables/tickets.ts'

/** How many of the tickets that were done last are read, and how many open ones: what is read does not grow. */
const MOST_DONE = 300
const MOST_OPEN = 500

const HOUR = 3_600_000
/** What was done longer ago says little of today, and a ticket that is open that long was forgotten. */
const RECENT = 28 * 24 * HOUR
const FORGOTTEN = 3 * HOUR

/** Reads how the kitchen of a shop does: its last tickets of new orders for now, and how many each station has open. */
export const readKitchenPace = async (
  database: Database,
  shop: string,
  now: Date,
): Promise<KitchenPace> => {
  const since = (ms: number): string => new Date(now.getTime() - ms).toISOString()
  const [done, open] = await Promise.all([
    database
      .select({
        station: tickets.station,
        kind: tickets.kind,
        isExpo: tickets.isExpo,
        pickupTime: tickets.pickupTime,
        createTime: tickets.createTime,
        doneTime: tickets.doneTime,
      })
      .from(tickets)
      .where(and(eq(tickets.shop, shop), gt(tickets.doneTime, since(RECENT))))
      .orderBy(desc(tickets.doneTime), desc(tickets._id))
      .limit(MOST_DONE),
    database
      .select({ station: tickets.station, kind: tickets.kind })
      .from(tickets)
      .where(
        and(
          eq(tickets.shop, shop),
          eq(tickets.status, 'open'),
          gt(tickets.createTime, since(FORGOTTEN)),
        ),
      )
      .limit(MOST_OPEN),
  ])
  const counts = new Map<string | null, number>()
  for (const { station, kind } of open)
    if (kind === 'new') counts.set(station, (counts.get(station) ?? 0) + 1)
  return {
    made: done.flatMap(({ station, kind, isExpo, pickupTime, createTime, doneTime }) =>
      kind === 'new' && !isExpo && pickupTime === null && doneTime !== null
        ? [{ station, from: Date.parse(createTime), until: Date.parse(doneTime) }]
        : [],
    ),
    open: counts,
  }
}

type KnownPaces = LRUCache<string, Promise<KitchenPace>>

/** Of 1000 shops, for 10 seconds: orders of a rush share one. */
const knownPaces = (): KnownPaces => new LRUCache({ max: 1000, ttl: 10_000 })

const known = new WeakMap<Database, KnownPaces>()

/** Returns how the kitchen of a shop does, as it was read up to 10 seconds ago. */
export const kitchenPace = (database: Database, shop: string, now: Date): Promise<KitchenPace> => {
  const shops = known.get(database) ?? knownPaces()
  known.set(database, shops)
  const last = shops.get(shop)
  if (last) return last
  const pace = readKitchenPace(database, shop, now)
  shops.set(shop, pace)
  pace.catch(() => shops.delete(shop))
  return pace
}
