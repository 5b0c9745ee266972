import type { Reservation } from '@comanda/contract'

/** Returns the next guests for whom each table is reserved. `bookings` are by time. */
export const nextBookings = (
  bookings: readonly Reservation[],
): ReadonlyMap<string, Reservation> => {
  const next = new Map<string, Reservation>()
  for (const booking of bookings)
    for (const table of booking.tables ?? []) if (!next.has(table)) next.set(table, booking)
  return next
}

/** Returns the minutes until guests come whose table would be given to others, or undefined if those have time to sit. */
export const minutesLeft = (
  booking: Reservation | undefined,
  stayMinutes: number,
  now: number,
): number | undefined => {
  if (!booking) return undefined
  const minutes = Math.round((Date.parse(booking.startTime) - now) / 60_000)
  return minutes < stayMinutes ? minutes : undefined
}
