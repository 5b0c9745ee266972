import { and, between, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { guestCounts } from '../../../tables/guest-counts.ts'
import { reservations } from '../../../tables/reservations.ts'
import { shops } from '../../../tables/shops.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import type { Person } from '../../accounts/guest-files/guest-rows.ts'
import { openGuest } from '../../accounts/guest-files/open-guest.ts'
import { countGuest } from './count-guest.ts'
import { lockWhole } from './in-whole-guest.ts'

const hour = 3_600_000
const day = 24 * hour
/** How long a bill is open at most, of those that are counted when they end. */
const longest = 2 * day
/** What is looked at once more: a bill that was written while the last count read. */
const overlap = hour / 6
/** How much of a shop's past is counted at once. */
const most = 2 * day

const iso = (time: number): string => new Date(time).toISOString()

/** Returns who was in the shop by a bill that ended in a time. */
const visitorsOf = async (
  database: Database,
  shop: string,
  from: number,
  until: number,
): Promise<readonly Person[]> => {
  const ended = await database
    .select({ user: tableSessions.user, bookings: tableSessions.bookings })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        // By the index of when they began.
        between(tableSessions.createTime, iso(from - longest), iso(until)),
        eq(tableSessions.status, 'done'),
        gt(tableSessions.endTime, iso(from)),
        lte(tableSessions.endTime, iso(until)),
      ),
    )
  const users = [...new Set(ended.flatMap(({ user }) => user ?? []))]
  const ids = ended.flatMap(({ bookings }) =>
    bookings.flatMap((one) => (one.noted ? [] : [one.reservation])),
  )
  const { user, phone, email, name } = reservations
  const booked =
    ids.length === 0
      ? []
      : await database
          .select({ user, phone, email, name })
          .from(reservations)
          .where(and(eq(reservations.shop, shop), inArray(reservations._id, ids)))
  return [...users.map((one) => ({ user: one })), ...booked.filter((one) => one.phone !== '')]
}

/** Returns until when a shop is counted; a shop that never was begins with its first bill. */
const countedUntil = async (database: Database, shop: string): Promise<number | undefined> => {
  const [row] = await database.select().from(guestCounts).where(eq(guestCounts.shop, shop))
  if (row) return Date.parse(row.until)
  const [first] = await database
    .select({ createTime: tableSessions.createTime })
    .from(tableSessions)
    .where(eq(tableSessions.shop, shop))
    .orderBy(tableSessions.createTime, tableSessions._id)
    .limit(1)
  return first && Date.parse(first.createTime)
}

/**
 * Counts the visits to each shop that have ended since the last count, and begins the files of who came (GUEST-7.2). It
 * continues after the last bill that it has counted, and what is counted twice is the same. Returns how many people were counted.
 */
export const countGuests = async ({
  database,
  now,
}: Pick<Runtime, 'database' | 'now'>): Promise<number> => {
  let counted = 0
  for (const { _id: shop } of await database.select({ _id: shops._id }).from(shops)) {
    // A count reads all visits: who comes often is not counted again for each of the days of a long past.
    const countedAt = new Map<string, number>()
    for (;;) {
      const from = await countedUntil(database, shop)
      const at = now()
      if (from === undefined || from >= at) break
      const until = Math.min(from + most, at)
      for (const person of await visitorsOf(database, shop, from - overlap, until)) {
        await inTransaction(database, async (transaction) => {
          const row = await openGuest(transaction, person, new Date(at))
          if (!row || (countedAt.get(row._id) ?? 0) > until + overlap) return
          await countGuest(transaction, shop, await lockWhole(transaction, row._id))
          countedAt.set(row._id, at)
          counted += 1
        })
      }
      const row = { shop, until: iso(until) }
      await database
        .insert(guestCounts)
        .values(row)
        .onConflictDoUpdate({ target: guestCounts.shop, set: { until: row.until } })
      if (until === at) break
    }
  }
  return counted
}
