import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { ReservationRow } from '../tables/reservations.ts'
import { tableSessions } from '../tables/table-sessions.ts'

const DAY = 86_400_000

/** The guests of a reservation with their seat. */
export type SeatedGuests = Pick<ReservationRow, '_id' | 'shop' | 'session' | 'seatedTime'>

const daysFrom = (time: string, days: number): string =>
  new Date(Date.parse(time) + days * DAY).toISOString()

/**
 * Returns which sessions name a reservation: that at which its guests sat down, and those that were split from it or merged
 * with it, from around that day.
 */
export const sessionsOfBooking = ({ _id, shop, seatedTime }: SeatedGuests): SQL | undefined => {
  if (seatedTime === null) return undefined
  const { createTime, bookings } = tableSessions
  return and(
    eq(tableSessions.shop, shop),
    between(createTime, daysFrom(seatedTime, -1), daysFrom(seatedTime, 1)),
    sql`${bookings} @> ${JSON.stringify([{ reservation: _id }])}::jsonb`,
  )
}
