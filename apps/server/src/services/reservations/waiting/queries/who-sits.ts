import { guestsOf } from '@comanda/shop-rules/reservations'
import type { FloorTable } from '@comanda/shop-rules/waiting'
import { COMING } from '@comanda/shop-rules/table-guests'
import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'

type Sitting = NonNullable<FloorTable['sitting']>

/** How far back guests sat down who may still sit, in ms. */
const TODAY = 12 * 3_600_000

const since = (time: string | null, now: number): number =>
  Math.max(0, Math.round((now - Date.parse(time ?? '')) / 60_000))

/** Returns who sits at each table of a shop now, also of a party that has several (RES-7.7). */
export const whoSits = async (
  database: Database,
  shop: string,
  now: number,
): Promise<ReadonlyMap<string, Sitting>> => {
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
