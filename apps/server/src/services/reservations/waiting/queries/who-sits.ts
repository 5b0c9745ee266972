import { guestsOf } from '@comanda/shop-rules/reservations'
import type { FloorTable } from '@comanda/shop-rules/waiting'
import { COMING, UNTOUCHED_MINUTES } from '@comanda/shop-rules/table-guests'
import { and, eq, exists, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { orders } from '../../../../tables/orders.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'

type Sitting = NonNullable<FloorTable['sitting']>

/** How far back guests sat down who may still sit, in ms. */
const TODAY = 12 * 3_600_000

const since = (time: string | null, now: number): number =>
  Math.max(0, Math.round((now - Date.parse(time ?? '')) / 60_000))

/** Whether a session has an order that was placed after a time. */
const hasOrderSince = (database: Database, shop: string, time: string) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(orders)
      .where(
        and(
          eq(orders.shop, shop),
          eq(orders.session, tableSessions._id),
          gt(orders.createTime, time),
        ),
      ),
  )

/** Returns who sits at each table of a shop now, also of a party that has several (RES-7.7). */
export const whoSits = async (
  database: Database,
  shop: string,
  now: number,
): Promise<ReadonlyMap<string, Sitting>> => {
  const untouched = new Date(now - UNTOUCHED_MINUTES * 60_000).toISOString()
  const [sessions, parties] = await Promise.all([
    database
      .select({
        table: tableSessions.tableItem,
        guests: tableSessions.capacity,
        from: tableSessions.startTime,
      })
      .from(tableSessions)
      .where(
        and(
          eq(tableSessions.shop, shop),
          or(
            inArray(tableSessions.status, ['ongoing', 'toPay']),
            // Paid, and still served (STAFF-4.25).
            and(
              eq(tableSessions.status, 'done'),
              inArray(tableSessions.tvStatus, [...COMING]),
              gt(tableSessions.createTime, new Date(now - TODAY).toISOString()),
              or(ne(tableSessions.tvStatus, 'received'), hasOrderSince(database, shop, untouched)),
            ),
          ),
          isNotNull(tableSessions.tableItem),
        ),
      ),
    database
      .select()
      .from(reservations)
      .where(
        and(
          eq(reservations.shop, shop),
          eq(reservations.status, 'seated'),
          gt(reservations.startTime, new Date(now - TODAY).toISOString()),
        ),
      ),
  ])
  const sitting = new Map<string, Sitting>()
  for (const row of parties) {
    const guests = guestsOf({ ...row, tables: undefined })
    const party = { guests, minutes: since(row.seatedTime ?? row.startTime, now) }
    for (const table of row.tables ?? []) sitting.set(table, party)
  }
  for (const { table, guests, from } of sessions)
    if (table !== null) sitting.set(table, { guests: guests ?? 1, minutes: since(from, now) })
  return sitting
}
