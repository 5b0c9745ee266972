/** Status of a reservation (RES-3.1). */
export type ReservationStatus =
  | 'booked'
  | 'confirmed'
  | 'seated'
  | 'completed'
  | 'late'
  | 'noShow'
  | 'cancelled'

/** A cancelled reservation is final; a late guest may still be seated, and one who was taken for a no-show comes late after all. */
export const RESERVATION_TRANSITIONS: Readonly<
  Record<ReservationStatus, readonly ReservationStatus[]>
> = {
  booked: ['confirmed', 'seated', 'late', 'noShow', 'cancelled'],
  confirmed: ['seated', 'late', 'noShow', 'cancelled'],
  late: ['seated', 'noShow', 'cancelled'],
  noShow: ['late', 'seated'],
  seated: ['completed'],
  completed: [],
  cancelled: [],
}

/** Whether a reservation may go from one status to the other. */
export const canReservationBecome = (from: ReservationStatus, to: ReservationStatus): boolean =>
  RESERVATION_TRANSITIONS[from].includes(to)

const HOLDING: ReadonlySet<ReservationStatus> = new Set(['booked', 'confirmed', 'late', 'seated'])
const EDITABLE: ReadonlySet<ReservationStatus> = new Set(['booked', 'confirmed'])

/** For how long a step of staff can be taken back, in ms (RES-6.4). */
export const UNDO_TIME = 10 * 60_000

/** Returns the status to which a reservation can be taken back now (RES-6.4), or undefined: `statusTime` is when it left that one. */
export const undoneStatus = (
  {
    status,
    statusBefore,
    statusTime,
  }: {
    readonly status: ReservationStatus
    readonly statusBefore?: ReservationStatus | null | undefined
    readonly statusTime?: string | null | undefined
  },
  now: number,
): ReservationStatus | undefined => {
  if (!statusBefore || !statusTime || now - Date.parse(statusTime) > UNDO_TIME) return undefined
  // Guests who are taken back from a table stay confirmed (STAFF-4.17).
  return status === 'seated' ? 'confirmed' : statusBefore
}

/** Whether guests can be taken for a no-show: from the time of their reservation on (DEP-3.4). */
export const mayBeNoShow = ({ startTime }: { readonly startTime: string }, now: number): boolean =>
  now >= Date.parse(startTime)

/** Whether a reservation takes up its place. */
export const holdsPlace = (status: ReservationStatus): boolean => HOLDING.has(status)

/** Whether the guest may still change it. */
export const isReservationEditable = (status: ReservationStatus): boolean => EDITABLE.has(status)
