import type { DiningSession } from '@comanda/contract'
import { slotsOfDay } from '@comanda/shop-rules/reservations'
import { addDays } from '@comanda/engine/time'

const WEEK = 7

/**
 * Returns the times at which a dining session takes reservations on any day from `today` on, in the order of the day: those
 * past midnight last. At least a week is checked.
 */
export const sessionTimes = (
  session: DiningSession,
  { today, timeZone }: { readonly today: string; readonly timeZone: string },
  days: number,
  slotMinutes: number,
): readonly string[] => {
  const times = new Set<string>()
  for (let day = 0; day <= Math.max(days, WEEK); day++)
    for (const { time } of slotsOfDay([session], addDays(today, day), slotMinutes, timeZone))
      times.add(time)
  return [...times].toSorted((a, b) => {
    const late = Number(a < session.from) - Number(b < session.from)
    return late || (a < b ? -1 : Number(a > b))
  })
}
