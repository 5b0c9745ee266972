import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { fromCents, toCents } from '@comanda/engine/money'
import type { Database } from '../../../database/connect.ts'
import { memberSessions } from '../../../tables/member-sessions.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { spentBy } from '../../ordering/records/paid-part.ts'

/** A visit that has ended, by its bill. */
interface Visit {
  readonly _id: string
  readonly createTime: string
  /** In currency units. */
  readonly total: number
}

/** A person's visits to a shop, the latest first, and what they came to. */
export interface Visits {
  readonly visits: readonly Visit[]
  readonly spent: number
}

/** The most visits that are read: more than one a day for some years. */
const MOST = 2000

/** Returns the visits of a person: the bills of the account, and those at which they sat by a reservation, each once. */
export const visitsOfGuest = async (
  database: Database,
  shop: string,
  users: readonly string[],
  booked: readonly ReservationRow[],
): Promise<Visits> => {
  const found = new Map<string, Visit>()
  for (const user of users) {
    const own = await database
      .select({
        _id: memberSessions._id,
        createTime: memberSessions.createTime,
        total: memberSessions.total,
      })
      .from(memberSessions)
      .where(
        and(
          eq(memberSessions.user, user),
          eq(memberSessions.shop, shop),
          eq(memberSessions.status, 'done'),
          ne(memberSessions.type, 'topUp'),
        ),
      )
      .orderBy(desc(memberSessions.createTime), desc(memberSessions._id))
      .limit(MOST)
    for (const visit of own) found.set(visit._id, visit)
  }
  const seats = booked.flatMap(({ session }) => (session && !found.has(session) ? session : []))
  const seated =
    seats.length === 0
      ? []
      : await database
          .select({
            _id: tableSessions._id,
            createTime: tableSessions.createTime,
            result: tableSessions.result,
            closed: tableSessions.closed,
            adjusts: tableSessions.adjusts,
          })
          .from(tableSessions)
          .where(
            and(
              eq(tableSessions.shop, shop),
              inArray(tableSessions._id, seats),
              eq(tableSessions.status, 'done'),
            ),
          )
  for (const { _id, createTime, ...bill } of seated)
    found.set(_id, { _id, createTime, total: spentBy(bill) })
  const visits = [...found.values()].toSorted((one, other) =>
    one.createTime < other.createTime ? 1 : -1,
  )
  return { visits, spent: fromCents(visits.reduce((sum, { total }) => sum + toCents(total), 0)) }
}
