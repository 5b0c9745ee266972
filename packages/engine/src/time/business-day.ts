import { addDays } from './calendar-day.ts'
import { instantAt } from './instant-at.ts'
import { DEFAULT_TIME_ZONE, localMoment } from './local-moment.ts'

/** The time of a shop's clock at which its business days end, from the business day `from` on (TIME-5.2). */
export interface DayEnd {
  /** `YYYY-MM-DD`. */
  readonly from: string
  /** HH:MM on the next calendar day, 00:00 to 12:00; missing: the shop has no own end again. */
  readonly time?: string
}

/** What decides the business days of a shop. `dayEnds`: from the earliest on. */
export interface BusinessClock {
  readonly timeZone?: string | null | undefined
  readonly dayEnds?: readonly DayEnd[] | null | undefined
}

/** The most changes that a shop remembers (one a day). */
const MOST_ENDS = 1000

/** When business days end unless the shop says otherwise. */
export const DEFAULT_DAY_END = '04:00'

/** Returns the time at which a business day begins. `unset`: that of a shop without an own end. */
export const dayBeginsAt = (day: string, { dayEnds }: BusinessClock, unset: string): string =>
  dayEnds?.findLast(({ from }) => from < day)?.time ?? unset

/** Returns the instant (epoch ms) at which a business day (`YYYY-MM-DD`) begins: at which the one before it ends (TIME-5.1). */
export const businessDayBegins = (day: string, clock: BusinessClock): number =>
  instantAt(day, dayBeginsAt(day, clock, DEFAULT_DAY_END), clock.timeZone ?? DEFAULT_TIME_ZONE)

/** Returns the business day to which an instant (epoch ms) belongs, `YYYY-MM-DD` (TIME-5.1). */
export const businessDayOf = (at: number, clock: BusinessClock): string => {
  // Not the clock's minutes: when clocks go back, the end of a day comes twice, and the day has ended at the first.
  let day = addDays(localMoment(at, clock.timeZone ?? DEFAULT_TIME_ZONE).date, 1)
  while (businessDayBegins(day, clock) > at) day = addDays(day, -1)
  return day
}

/**
 * Returns the ends of a shop's business days once it says `time` at an instant, or that it has no own end: from the next
 * business day on, so that no day comes twice and the present one ends as it began (TIME-5.2).
 */
export const withDayEnd = (
  clock: BusinessClock,
  time: string | undefined,
  at: number,
): readonly DayEnd[] => {
  const from = addDays(businessDayOf(at, clock), 1)
  const before = (clock.dayEnds ?? []).filter((end) => end.from < from).slice(1 - MOST_ENDS)
  return before.at(-1)?.time === time
    ? before
    : [...before, time === undefined ? { from } : { from, time }]
}
