import type { Database } from '../../../../database/connect.ts'
import { writeBehind } from '../../../../database/transaction.ts'
import { memberReservations } from '../../../../tables/member-reservations.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'

/** Writes what a member's lists need of their reservation. Call it in the transaction that writes the reservation. */
export const saveMemberReservation = async (
  transaction: Database,
  { user, _id, shop, status, date, startTime, createTime }: ReservationRow,
): Promise<void> => {
  if (user === null) return
  const changing = { status, date, startTime }
  const saving = transaction
    .insert(memberReservations)
    .values({ user, _id, shop, createTime, ...changing })
    .onConflictDoUpdate({
      target: [memberReservations.user, memberReservations._id],
      set: changing,
    })
    .execute()
  await writeBehind(transaction, saving)
}
