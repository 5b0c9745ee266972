import type { ConfirmReservationData, Reservation } from '@comanda/contract'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Booking } from './booking.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { inShopOfReservation, lockReservation } from './queries/load-reservation.ts'
import { reservationExpired } from './refusals.ts'
import { reservationRecord } from './reservation-record.ts'
import { statusStep } from './with-change.ts'

/** `create reservations/confirm` by the guest, until it begins. One that is confirmed is returned unchanged (RES-8.4). */
export const confirm = async (
  booking: Booking,
  { reservation }: ConfirmReservationData,
): Promise<Reservation> => {
  const at = new Date(booking.now()).toISOString()
  const { row, isNew } = await inShopOfReservation(booking, reservation, (shop) =>
    inTransaction(booking.database, async (transaction) => {
      const locked = await lockReservation(transaction, shop, reservation)
      if (!locked) return undefined
      if (locked.status === 'confirmed') return { row: locked, isNew: false }
      if (locked.status !== 'booked' || locked.startTime <= at) throw refused(reservationExpired)
      const step = statusStep(locked, 'confirmed', at, undefined)
      return { row: await changeReservation(transaction, locked, step), isNew: true }
    }),
  )
  const answer = reservationRecord(row)
  if (isNew) booking.bus.publish({ path: 'reservations', event: 'patched', data: answer })
  return answer
}
