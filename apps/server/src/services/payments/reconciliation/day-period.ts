import { addDays, instantAt } from '@comanda/engine/time'
import type { Period } from '../../../payments/provider.ts'

/** How old a payment is at least, in ms, before it is compared: until then its notification may be under way. */
const settling = 10 * 60_000

/**
 * Returns a day of a time zone, or what has passed of it but for its last minutes; undefined if it has not begun. In whole
 * seconds, as providers count them.
 */
export const dayPeriod = (day: string, timeZone: string, now: number): Period | undefined => {
  const from = instantAt(day, '00:00', timeZone)
  const end = instantAt(addDays(day, 1), '00:00', timeZone)
  const to = Math.min(end, Math.floor((now - settling) / 1000) * 1000)
  return to > from ? { from, to } : undefined
}
