import { phoneText } from '@comanda/shop-rules/contact'
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type ReservationRow, reservations } from '../../../tables/reservations.ts'
import { samePhone } from '../../accounts/guest-files/same-phone.ts'
import type { WholeGuest } from '../../accounts/guest-files/whole-guest.ts'

/** The most reservations of one person that are read. */
const MOST = 500

const lastFour = sql`right(regexp_replace(${reservations.phone}, '[^0-9]', '', 'g'), 4)`

/** Returns the phones and accounts by which a person is known. */
export const keysOf = ({ rows }: WholeGuest) => ({
  users: rows.flatMap(({ user }) => user ?? []),
  phones: rows.flatMap(({ phone }) => phone ?? []),
})

/** Returns a person's reservations in a shop, the latest first: those of the account, and those made by the phone without one. */
export const reservationsOfGuest = async (
  database: Database,
  shop: string,
  whole: WholeGuest,
): Promise<ReservationRow[]> => {
  const { users, phones } = keysOf(whole)
  const read = (condition: ReturnType<typeof and>) =>
    database
      .select()
      .from(reservations)
      .where(and(eq(reservations.shop, shop), condition))
      // Not by the index of times: what is rare would be looked for in all that the shop ever had.
      .orderBy(sql`${reservations.startTime} + interval '0' desc`, desc(reservations._id))
      .limit(MOST)
  const byUser = users.length > 0 ? await read(inArray(reservations.user, users)) : []
  const endings = phones.map((phone) => phoneText(phone).replaceAll(/\D/gu, '').slice(-4))
  const ofOthers = or(isNull(reservations.user), inArray(reservations.user, [...users, '']))
  const byEnding = endings.length > 0 ? await read(and(inArray(lastFour, endings), ofOthers)) : []
  const byPhone = byEnding.filter((row) => phones.some((phone) => samePhone(phone, row.phone)))
  const all = new Map([...byUser, ...byPhone].map((row) => [row._id, row]))
  return [...all.values()].toSorted((one, other) => (one.startTime < other.startTime ? 1 : -1))
}
