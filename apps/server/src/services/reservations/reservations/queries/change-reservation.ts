import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { reservationNotFound } from '../refusals.ts'
import { saveMemberReservation } from './save-member-reservation.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'

/** Updates a locked reservation as its next version. */
export const changeReservation = async (
  transaction: Database,
  { shop, _id, version }: ReservationRow,
  change: Partial<ReservationRow>,
): Promise<ReservationRow> => {
  const [row] = await transaction
    .update(reservations)
    .set({ ...change, version: version + 1 })
    .where(
      and(
        eq(reservations.shop, shop),
        eq(reservations._id, _id),
        eq(reservations.version, version),
      ),
    )
    .returning()
  if (!row) throw refused(reservationNotFound)
  await saveMemberReservation(transaction, row)
  return row
}
