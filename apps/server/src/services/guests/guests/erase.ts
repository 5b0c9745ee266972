import type { ChangedGuest, EraseGuestData } from '@comanda/contract'
import { holdsPlace } from '@comanda/shop-rules/reservations'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { guestFigures } from '../../../tables/guest-figures.ts'
import { guests } from '../../../tables/guests.ts'
import { mails } from '../../../tables/mails.ts'
import { type ReservationRow, reservations } from '../../../tables/reservations.ts'
import { tickets } from '../../../tables/tickets.ts'
import { eraseAnswersAbout } from '../../accounts/users/erase/erase-answers.ts'
import { byPhones } from '../../accounts/users/export/personal-conditions.ts'
import { erasedReservation } from '../../accounts/users/export/personal-records.ts'
import { removeBooking } from '../../reservations/reservations/queries/store-booking.ts'
import { changeFile, lockWhole } from './in-whole-guest.ts'
import { guestRefused } from './refusals.ts'
import { keysOf } from './reservations-of-guest.ts'

const bookedBy = async (
  transaction: Database,
  phones: readonly string[],
): Promise<ReservationRow[]> => {
  const found: ReservationRow[] = []
  for (const condition of await byPhones(transaction, phones))
    found.push(...(await transaction.select().from(reservations).where(condition)))
  return found
}

const eraseReservation = async (transaction: Database, row: ReservationRow): Promise<void> => {
  await removeBooking(transaction, row)
  await transaction
    .update(reservations)
    .set({ ...erasedReservation, version: row.version + 1 })
    .where(and(eq(reservations.shop, row.shop), eq(reservations._id, row._id)))
  if (row.session !== null)
    await transaction
      .update(tickets)
      .set({ allergies: null })
      .where(and(eq(tickets.shop, row.shop), eq(tickets.session, row.session)))
}

/**
 * `create guests/erase`: removes the files of a person without an account, and who they are from their reservations in all shops.
 * Those who are expected are not erased: their table would be nobody's (GUEST-4.2).
 */
export const erase = (
  runtime: Pick<Runtime, 'database' | 'bus'>,
  { shop, guest }: EraseGuestData,
): Promise<ChangedGuest> =>
  changeFile(runtime, shop, async (transaction) => {
    const whole = await lockWhole(transaction, guest)
    const { users, phones } = keysOf(whole)
    if (users.length > 0) throw refused(guestRefused('member'))
    const booked = await bookedBy(transaction, phones)
    if (booked.some(({ status }) => status !== 'completed' && holdsPlace(status)))
      throw refused(guestRefused('expected'))
    for (const row of booked) await eraseReservation(transaction, row)
    await eraseAnswersAbout(transaction, booked)
    const emails = [...whole.rows, ...booked].flatMap(({ email }) => email?.toLowerCase() ?? [])
    if (emails.length > 0)
      await transaction.delete(mails).where(inArray(sql`lower(${mails.recipient})`, emails))
    for (const { _id } of whole.rows)
      await transaction.delete(guestFigures).where(eq(guestFigures.guest, _id))
    await transaction.delete(guests).where(
      inArray(
        guests._id,
        whole.rows.map(({ _id }) => _id),
      ),
    )
    return { _id: whole.root._id, version: whole.root.version + 1 }
  })
