import { cancelError } from '@comanda/shop-rules/reservations'
import type { Refusal } from '../../../errors/refusal.ts'
import { cancelTooLate, reservationExpired } from './refusals.ts'
import type { ReservationRow } from '../../../tables/reservations.ts'

const hour = 3_600_000

/**
 * Returns why a guest may neither cancel nor change a reservation any more. The limit announced when it was booked
 * applies to changes too: otherwise one could move a reservation past it.
 */
export const guestRefusal = (row: ReservationRow, now: number): Refusal | undefined => {
  const cancelHours = (Date.parse(row.startTime) - Date.parse(row.cancelUntil)) / hour
  const error = cancelError(row, new Date(now).toISOString(), { cancelHours })
  if (!error) return undefined
  return 'hours' in error ? cancelTooLate(error.hours) : reservationExpired
}
