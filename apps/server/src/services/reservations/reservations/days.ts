import type { ReservationDaysData, ReservationDaysResult } from '@comanda/contract'
import { addDays } from '@comanda/engine/time'
import { and, between, count, eq, sql } from 'drizzle-orm'
import { reservations } from '../../../tables/reservations.ts'
import type { Booking } from './booking.ts'

/** `create reservations/days`: who comes or came, no-shows and cancelled ones apart (RES-6.7). */
export const days = async (
  { reads }: Pick<Booking, 'reads'>,
  { shop, from, days: many }: ReservationDaysData,
): Promise<ReservationDaysResult> => {
  const { date, status, adults, children } = reservations
  const rows = await reads
    .select({
      date,
      status,
      parties: count(),
      guests: sql<number>`sum(${adults} + ${children})`.mapWith(Number),
    })
    .from(reservations)
    .where(and(eq(reservations.shop, shop), between(date, from, addDays(from, many - 1))))
    .groupBy(date, status)
  return {
    days: Array.from({ length: many }, (_, ahead) => {
      const own = rows.filter((row) => row.date === addDays(from, ahead))
      const coming = own.filter((row) => row.status !== 'noShow' && row.status !== 'cancelled')
      const partiesOf = (wanted: string): number =>
        own.find((row) => row.status === wanted)?.parties ?? 0
      return {
        date: addDays(from, ahead),
        parties: coming.reduce((sum, row) => sum + row.parties, 0),
        guests: coming.reduce((sum, row) => sum + row.guests, 0),
        noShows: partiesOf('noShow'),
        cancelled: partiesOf('cancelled'),
      }
    }),
  }
}
