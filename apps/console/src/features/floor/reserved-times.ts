import type { Reservation } from '@comanda/contract'

/** Returns when the next guests come for whom each table is reserved. */
export const reservedTimes = (
  bookings: readonly Reservation[],
  timeOf: (instant: string) => string,
): ReadonlyMap<string, string> => {
  const times = new Map<string, string>()
  for (const { tables = [], startTime } of bookings)
    for (const table of tables) if (!times.has(table)) times.set(table, timeOf(startTime))
  return times
}
