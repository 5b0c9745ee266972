import type { CancelReservationData, Reservation } from '@comanda/contract'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Booking } from './booking.ts'
import { guestRefusal } from './guest-refusal.ts'
import { mailGuest } from './mail-guest.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { inShopOfReservation, lockReservation } from './queries/load-reservation.ts'
import { statusStep } from './with-change.ts'
import { reservationRecord } from './reservation-record.ts'

/**
 * `create reservations/cancel` by the guest. A reservation that is already cancelled is returned unchanged, so that
 * retries are safe.
 */
export const cancel = async (
  booking: Booking,
  { reservation }: CancelReservationData,
): Promise<Reservation> => {
  const { database, bus, mailer, now } = booking
  const { row, isNew } = await inShopOfReservation(booking, reservation, (shop) =>
    inTransaction(database, async (transaction) => {
      const locked = await lockReservation(transaction, shop, reservation)
      if (!locked) return undefined
      if (locked.status === 'cancelled') return { row: locked, isNew: false }
      const refusal = guestRefusal(locked, now())
      if (refusal) throw refused(refusal)
      const changed = await changeReservation(
        transaction,
        locked,
        statusStep(locked, 'cancelled', new Date(now()).toISOString(), undefined),
      )
      await mailGuest(transaction, booking, 'reservationCancelled', changed)
      return { row: changed, isNew: true }
    }),
  )
  const answer = reservationRecord(row)
  if (!isNew) return answer
  mailer.wake()
  bus.publish({ path: 'reservations', event: 'patched', data: answer })
  return answer
}
