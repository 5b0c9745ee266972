import { addDays } from './calendar-day.ts'
import type { LocalMoment } from './local-moment.ts'

/** Hours of a day: `from` inclusive, `to` exclusive, as HH:MM (TIME-2.1). */
export interface DailyWindow {
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

const MINUTES_OF_DAY = 1440

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * Returns the day on which the window that is open at a moment began, or nothing if it is closed. A window with `to` at or
 * before `from` runs overnight: its early hours belong to the day before. Equal ends are 24 hours, a missing end is that
 * of the day (TIME-2.1 to TIME-2.3).
 */
export const openWindowDay = (
  window: DailyWindow,
  { date, minutes }: LocalMoment,
): string | undefined => {
  const from = window.from ? minutesOf(window.from) : 0
  const to = window.to ? minutesOf(window.to) : MINUTES_OF_DAY
  if (from < to) return minutes >= from && minutes < to ? date : undefined
  if (minutes >= from) return date
  return minutes < to ? addDays(date, -1) : undefined
}
