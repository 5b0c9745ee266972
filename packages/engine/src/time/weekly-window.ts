import { weekdayOf } from './calendar-day.ts'
import { clockMinutes } from './clock-time.ts'
import { openWindowDay } from './daily-window.ts'
import type { LocalMoment } from './local-moment.ts'
import { normalizeWindow } from './normalize-time.ts'
import type { ShopMoment } from './shop-moment.ts'

/** When something is open: weekdays (0 Sunday … 6 Saturday, empty for every day), HH:MM times, days. */
export interface WeeklyWindow {
  readonly weekdays?: readonly number[] | undefined
  /** Inclusive; absent: the start of the day. */
  readonly from?: string | undefined
  /** Exclusive; absent: the end of the day; not after `from`: overnight. */
  readonly to?: string | undefined
  /** `YYYY-MM-DD`, or longer, of which the day counts; both inclusive. */
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}

const DAY_MINUTES = 1440

/**
 * Returns whether a window is open at a moment (TIME-2): an overnight window's weekday and days are those of the day on
 * which it began; `from` equal to `to` is 24 hours. Times may be written past 24:00.
 */
export const isWindowOpen = (written: WeeklyWindow, at: LocalMoment | ShopMoment): boolean => {
  const window = normalizeWindow(written)
  const began = openWindowDay(window, at)
  if (!began) return false
  const { weekdays = [], startDate, endDate } = window
  return (
    (weekdays.length === 0 || weekdays.includes(weekdayOf(began))) &&
    (startDate === undefined || began >= startDate.slice(0, 10)) &&
    (endDate === undefined || began <= endDate.slice(0, 10))
  )
}

/** Minutes from a moment until the window that is open then closes. */
export const minutesUntilClose = (written: WeeklyWindow, at: LocalMoment): number => {
  const to = clockMinutes(normalizeWindow(written).to ?? '24:00')
  return (to - at.minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
}
