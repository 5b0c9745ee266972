import type { Condition, Reservation, ReservationPatch } from '@comanda/contract'
import { canReservationBecome } from '@comanda/engine/reservations'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Booking } from './booking.ts'
import { mailGuest } from './mail-guest.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { inShopOfReservation, lockReservation } from './queries/load-reservation.ts'
import { reservationRecord } from './reservation-record.ts'

/** The changes that are mailed. Guests who are seated or did not come need no mail. */
const templates = {
  confirmed: 'reservationConfirmed',
  cancelled: 'reservationCancelled',
  booked: undefined,
  seated: undefined,
  completed: undefined,
  late: undefined,
  noShow: undefined,
} as const

const illegal = (from: Reservation['status'], to: Reservation['status']) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `A reservation that is ${from} cannot become ${to}.`,
    field: 'status',
    detail: { from, to },
  })

/**
 * `patch reservations/{id}` by staff: moves a reservation along its states. Setting the same state changes nothing. A
 * no-show who arrives late is seated whatever the book says: they are at the door.
 */
export const patch = async (
  booking: Booking,
  id: string,
  { status }: ReservationPatch,
  reach: Condition,
): Promise<Reservation> => {
  const row = await inShopOfReservation(booking, id, (shop) =>
    inTransaction(booking.database, async (transaction) => {
      const locked = await lockReservation(transaction, shop, id, reach)
      if (!locked || locked.status === status) return locked
      if (!canReservationBecome(locked.status, status)) throw illegal(locked.status, status)
      const changed = await changeReservation(transaction, locked, { status })
      const template = templates[status]
      if (template) await mailGuest(transaction, booking, template, changed)
      return changed
    }),
  )
  booking.mailer.wake()
  return reservationRecord(row)
}
