import type { KnownGuest, KnownGuestsData, KnownGuestsResult } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { reservations } from '../../../tables/reservations.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { guestsOfPeople, type Person } from '../../accounts/guest-files/guest-rows.ts'
import { type WholeGuest, wholeGuests } from '../../accounts/guest-files/whole-guest.ts'
import { writtenOf } from '../../accounts/guest-files/written.ts'

interface Expected extends Person {
  readonly reservation?: string
}

const columns = {
  reservation: reservations._id,
  user: reservations.user,
  phone: reservations.phone,
  email: reservations.email,
}

/** Returns who comes on a day, or who sits at a session. */
const expectedBy = async (
  database: Database,
  { shop, date, session }: KnownGuestsData,
): Promise<readonly Expected[]> => {
  if (date !== undefined)
    return database
      .select(columns)
      .from(reservations)
      .where(and(eq(reservations.shop, shop), eq(reservations.date, date)))
  if (session === undefined) return []
  const [row] = await database
    .select({ user: tableSessions.user, bookings: tableSessions.bookings })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)))
  if (!row) return []
  const ids = row.bookings.flatMap((one) => (one.noted ? [] : [one.reservation]))
  const seated =
    ids.length === 0
      ? []
      : await database
          .select(columns)
          .from(reservations)
          .where(and(eq(reservations.shop, shop), inArray(reservations._id, ids)))
  return [...(row.user === null ? [] : [{ user: row.user }]), ...seated]
}

const known = (whole: WholeGuest, reservation: string | undefined): KnownGuest => {
  const { name, note, tags, allergens } = writtenOf(whole)
  return {
    guest: whole.root._id,
    ...(reservation === undefined ? {} : { reservation }),
    ...(name === undefined ? {} : { name }),
    ...(note === undefined ? {} : { note }),
    ...(tags === undefined ? {} : { tags }),
    ...(allergens === undefined ? {} : { allergens }),
  }
}

/** `create guests/known` (GUEST-2.2): those of whom nothing is written are left out. */
export const knownGuests = async (
  { reads }: Pick<Runtime, 'reads'>,
  data: KnownGuestsData,
): Promise<KnownGuestsResult> => {
  const expected = await expectedBy(reads, data)
  const wholes = await wholeGuests(reads, await guestsOfPeople(reads, expected))
  return {
    guests: expected.flatMap(({ reservation }, at) => {
      const whole = wholes[at]
      if (!whole) return []
      const one = known(whole, reservation)
      return one.note || one.tags || one.allergens ? [one] : []
    }),
  }
}
