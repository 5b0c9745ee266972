import { cancelError } from '@comanda/engine/reservations'
import type { Refusal } from '../../../errors/refusal.ts'
import { cancelTooLate, reservationExpired } from './refusals.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

const hour = 3_600_000

/**
 * Why a guest may neither cancel nor change a reservation any more. The limit is the one that was told when it was
 * reserved; it holds for changes too, or one could move a reservation away from it.
 */
export const guestRefusal = (row: ReservationRow, now: number): Refusal | undefined => {
  const cancelHours = (Date.parse(row.startTime) - Date.parse(row.cancelUntil)) / hour
  const error = cancelError(row, new Date(now).toISOString(), { cancelHours })
  if (!error) return undefined
  return 'hours' in error ? cancelTooLate(error.hours) : reservationExpired
}
