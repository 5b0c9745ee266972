import type { SearchReservationsData, SearchReservationsResult } from '@comanda/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { reservations } from '../../../tables/reservations.ts'
import type { Booking } from './booking.ts'
import { reservationRecord } from './reservation-record.ts'

/** The most reservations that a search finds: who sees more has typed too little. */
const MOST = 20

const digitsOfPhone = sql`regexp_replace(${reservations.phone}, '[^0-9]', '', 'g')`

/** Returns the condition of a text, which is no pattern: a phone's end, a number, or how a name begins. */
const matching = (text: string): SQL => {
  const digits = text.replaceAll(/\D/gu, '')
  if (!/^[\d\s+()#-]+$/u.test(text)) {
    const begin = text.toLowerCase().replaceAll(/[\\%_]/gu, String.raw`\$&`)
    return sql`lower(${reservations.name}) collate "C" like ${`${begin}%`}`
  }
  if (digits.length < 4) return eq(reservations.number, digits)
  const ending = sql`right(${digitsOfPhone}, 4) = ${digits.slice(-4)}`
  return sql`((${ending} and ${digitsOfPhone} like ${`%${digits}`}) or ${reservations.number} = ${digits})`
}

/** `create reservations/search` (RES-6.3). */
export const search = async (
  { reads }: Pick<Booking, 'reads'>,
  { shop, text }: SearchReservationsData,
): Promise<SearchReservationsResult> => {
  const rows = await reads
    .select()
    .from(reservations)
    .where(and(eq(reservations.shop, shop), matching(text.normalize('NFKC').trim())))
    // Not by the index of times: what is rare would be looked for in all that the shop ever had.
    .orderBy(sql`${reservations.startTime} + interval '0' desc`, desc(reservations._id))
    .limit(MOST)
  return { reservations: rows.map(reservationRecord) }
}
