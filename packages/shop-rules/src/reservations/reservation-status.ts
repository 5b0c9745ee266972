/** Status of a reservation (RES-3.1). */
export type ReservationStatus =
  | 'booked'
  | 'confirmed'
  | 'seated'
  | 'completed'
  | 'late'
  | 'noShow'
  | 'cancelled'

/** A cancelled reservation is final; a late guest may still be seated, also after a no-show. */
export const RESERVATION_TRANSITIONS: Readonly<
  Record<ReservationStatus, readonly ReservationStatus[]>
> = {
  booked: ['confirmed', 'seated', 'late', 'noShow', 'cancelled'],
  confirmed: ['seated', 'late', 'noShow', 'cancelled'],
  late: ['seated', 'noShow', 'cancelled'],
  noShow: ['seated'],
  seated: ['completed'],
  completed: [],
  cancelled: [],
}

/** Whether a reservation may go from one status to the other. */
export const canReservationBecome = (from: ReservationStatus, to: ReservationStatus): boolean =>
  RESERVATION_TRANSITIONS[from].includes(to)

const HOLDING: ReadonlySet<ReservationStatus> = new Set(['booked', 'confirmed', 'late', 'seated'])
const EDITABLE: ReadonlySet<ReservationStatus> = new Set(['booked', 'confirmed'])

/** Whether a reservation takes up its place. */
export const holdsPlace = (status: ReservationStatus): boolean => HOLDING.has(status)

/** Whether the guest may still change it. */
export const isReservationEditable = (status: ReservationStatus): boolean => EDITABLE.has(status)
