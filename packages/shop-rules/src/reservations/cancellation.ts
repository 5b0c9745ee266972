import type { ReservationSettings } from './reservation-settings.ts'
import { canReservationBecome, type ReservationStatus } from './reservation-status.ts'

/** Why a guest cannot cancel; `hours` goes into the message (RES-3.3). */
export type CancelError =
  | { readonly code: 'Cancel booking only allow before {hours} hours.'; readonly hours: number }
  | { readonly code: 'This booking was expired' }

/** Returns why a guest cannot cancel a reservation, or `undefined` if it can be cancelled. Times are ISO instants. */
export const cancelError = (
  reservation: { readonly status: ReservationStatus; readonly startTime: string },
  now: string,
  { cancelHours }: Pick<ReservationSettings, 'cancelHours'>,
): CancelError | undefined => {
  const ahead = Date.parse(reservation.startTime) - Date.parse(now)
  if (!canReservationBecome(reservation.status, 'cancelled') || !(ahead > 0))
    return { code: 'This booking was expired' }
  return ahead < cancelHours * 3_600_000
    ? { code: 'Cancel booking only allow before {hours} hours.', hours: cancelHours }
    : undefined
}
