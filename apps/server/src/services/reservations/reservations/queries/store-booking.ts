import { type Allergy, allergyOf } from '@comanda/shop-rules/reservations'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { allergensOfPerson } from '../../../accounts/guest-files/allergens-of-person.ts'
import type { Person } from '../../../accounts/guest-files/guest-rows.ts'
import {
  type SeatedGuests,
  sessionsOfBooking,
} from '../../../../shop-directory/sessions-of-booking.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import {
  type SeatedBooking,
  type SessionRow,
  tableSessions,
} from '../../../../tables/table-sessions.ts'

const store = async (
  transaction: Database,
  guests: SeatedGuests,
  entry: readonly SeatedBooking[],
): Promise<void> => {
  const { _id, shop, session } = guests
  if (session === null) return
  const others = sql`(select coalesce(jsonb_agg(one), '[]'::jsonb)
    from jsonb_array_elements(${tableSessions.bookings}) one where one->>'reservation' <> ${_id})`
  await transaction
    .update(tableSessions)
    .set({ bookings: sql`${others} || ${JSON.stringify(entry)}::jsonb` })
    .where(
      or(
        and(eq(tableSessions.shop, shop), eq(tableSessions._id, session)),
        sessionsOfBooking(guests),
      ),
    )
}

type Guests = SeatedGuests & Person & Pick<ReservationRow, 'allergens' | 'remark'>

/**
 * Writes guests and what they must not eat on the sessions at which they sit (RES-5.1): what they have said, and what the file of
 * the person says (GUEST-2.2).
 */
export const storeSeated = async (
  transaction: Database,
  row: Guests,
  kind: Pick<SeatedBooking, 'waited'>,
): Promise<void> => {
  const known = await allergensOfPerson(transaction, row)
  const allergy = allergyOf({ ...row, allergens: [...(row.allergens ?? []), ...known] })
  await store(transaction, row, [{ reservation: row._id, ...kind, ...allergy }])
}

/** Writes a reservation on the sessions at which its guests sit (RES-5.1). */
export const storeBooking = (transaction: Database, row: ReservationRow): Promise<void> =>
  storeSeated(transaction, row, {})

/** Writes what staff have noted that the guests of a session must not eat, instead of what was noted before (RES-5.4); returns who sits there then. */
export const storeNote = async (
  transaction: Database,
  { _id, shop, createTime, bookings }: SessionRow,
  allergy: Allergy | undefined,
): Promise<SeatedBooking[]> => {
  const earlier = bookings.flatMap(({ noted, reservation }) => (noted ? [reservation] : []))
  const [key = _id, ...merged] = earlier
  const of = (id: string) => ({ _id: id, shop, session: _id, seatedTime: createTime })
  for (const id of merged) await store(transaction, of(id), [])
  const noted = allergy ? [{ reservation: key, noted: true as const, ...allergy }] : []
  await store(transaction, of(key), noted)
  return [...bookings.filter((one) => !one.noted && one.reservation !== key), ...noted]
}

/** Takes a reservation, as it was, off the sessions: its guests do not sit there. */
export const removeBooking = (transaction: Database, guests: SeatedGuests): Promise<void> =>
  store(transaction, guests, [])
