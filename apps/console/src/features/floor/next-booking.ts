import type { Reservation, TableViewItem } from '@comanda/contract'
import { keptFor } from '@comanda/shop-rules/reservations'

/** Returns the next guests for whom each table is reserved. `bookings` are by time. */
export const nextBookings = (
  bookings: readonly Reservation[],
): ReadonlyMap<string, Reservation> => {
  const next = new Map<string, Reservation>()
  for (const booking of bookings)
    for (const table of booking.tables ?? []) if (!next.has(table)) next.set(table, booking)
  return next
}

/** Returns for whom a table is reserved while guests who sit down now would stay (RES-7.5), the next first. */
export const keptAt = (
  { _id }: TableViewItem,
  bookings: readonly Reservation[],
  stayMinutes: number,
  now: number,
): readonly Reservation[] =>
  keptFor([_id], { _id: '', startTime: new Date(now).toISOString() }, bookings, stayMinutes)
