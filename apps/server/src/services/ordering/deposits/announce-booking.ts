import type { ReservationRow } from '../../../tables/reservations.ts'
import type { Booking } from '../../reservations/reservations/booking.ts'
import { reservationRecord } from '../../reservations/reservations/reservation-record.ts'

/** Announces a reservation whose deposit has changed, and sends its mail. Only after the transaction. */
export const announceBooking = (
  { bus, mailer }: Pick<Booking, 'bus' | 'mailer'>,
  row: ReservationRow,
): void => {
  mailer.wake()
  bus.publish({ path: 'reservations', event: 'patched', data: reservationRecord(row) })
}
