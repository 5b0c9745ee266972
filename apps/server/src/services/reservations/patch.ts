import type { Condition, Reservation, ReservationPatch } from '@comanda/contract'
import { canReservationBecome } from '@comanda/engine'
import { inTransaction } from '../../database/transaction.ts'
import { refused } from '../../errors/refusal.ts'
import type { Booking } from './booking.ts'
import { changeReservation } from './queries/change-reservation.ts'
import { holdReservation } from './queries/load-reservation.ts'
import { reservationRecord } from './reservation-record.ts'

/**
 * `patch reservations/{id}` by staff: moves a reservation along its states. Setting the state that it has is no change.
 * Who comes after being given up is seated whatever the book says: they stand at the door.
 */
export const patch = (
  { database }: Booking,
  id: string,
  { status }: ReservationPatch,
  reach: Condition,
): Promise<Reservation> =>
  inTransaction(database, async (transaction) => {
    const held = await holdReservation(transaction, id, reach)
    if (held.status === status) return reservationRecord(held)
    if (!canReservationBecome(held.status, status))
      throw refused({
        kind: 'Conflict',
        code: 'illegalTransition',
        message: `A reservation that is ${held.status} cannot become ${status}.`,
        field: 'status',
        detail: { from: held.status, to: status },
      })
    return reservationRecord(await changeReservation(transaction, held, { status }))
  })
