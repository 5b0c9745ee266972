import { addDays } from './calendar-day.ts'
import type { LocalMoment } from './local-moment.ts'
import type { ShopMoment } from './shop-moment.ts'

/** Hours of a day: `from` inclusive, `to` exclusive, as HH:MM (TIME-2.1). */
export interface DailyWindow {
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * Returns the day on which the window that is open at a moment began, or nothing if it is closed. A window with `to` at or
 * before `from` runs overnight: its early hours belong to the day before. Equal ends are 24 hours, a missing end is that
 * of the day (TIME-2.1 to TIME-2.3): of the calendar, or of the shop if the moment is one of a shop (TIME-5.5).
 */
export const openWindowDay = (
  window: DailyWindow,
  at: LocalMoment | ShopMoment,
): string | undefined => {
  const { date, minutes } = at
  const begins = 'begins' in at ? at.begins : '00:00'
  const from = minutesOf(window.from || begins)
  const to = minutesOf(window.to || begins)
  if (from < to) return minutes >= from && minutes < to ? date : undefined
  if (minutes >= from) return date
  return minutes < to ? addDays(date, -1) : undefined
}
