import { instantOf } from './instant.ts'

/** A range of days or instants, both ends inclusive; a missing end is open (TIME-3.2). */
export interface DateRange {
  readonly startDate?: string | null | undefined
  readonly endDate?: string | null | undefined
}

const isCalendarDay = (date: string): boolean => date.length === 10

/**
 * Returns whether a range includes a moment: a `YYYY-MM-DD` is compared with `day`, a longer string with `instant`
 * (TIME-3.2). For a window that runs overnight `day` is the day on which it began.
 */
export const inDateRange = (range: DateRange, instant: number, day: () => string): boolean => {
  const { startDate, endDate } = range
  if (startDate) {
    const late = isCalendarDay(startDate) ? day() < startDate : instant < instantOf(startDate)
    if (late) return false
  }
  if (!endDate) return true
  return isCalendarDay(endDate) ? day() <= endDate : instant <= instantOf(endDate)
}
