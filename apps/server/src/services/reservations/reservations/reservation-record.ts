import type { Reservation } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

/** The reservation as it is answered. */
export const reservationRecord = (row: ReservationRow): Reservation => withoutNulls(row)
