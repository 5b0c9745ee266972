/** A moment on the clock of a shop. */
export interface LocalMoment {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes since midnight, 0 to 1439. */
  readonly minutes: number
}

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
const DAY_MS = 86_400_000

const minutesOf = (time: string): number => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2))

/** The calendar day that many days later, earlier where `days` is negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Weekday of a calendar day, 0 Sunday … 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const isOnDay = (window: WeeklyWindow, date: string): boolean => {
  const { weekdays = [], startDate, endDate } = window
  return (
    (weekdays.length === 0 || weekdays.includes(weekdayOf(date))) &&
    (startDate === undefined || date >= startDate.slice(0, 10)) &&
    (endDate === undefined || date <= endDate.slice(0, 10))
  )
}

/**
 * Whether a window is open at a moment (spec 001 §5): an overnight window's weekday and days are those of the day on
 * which it began; `from` equal to `to` is 24 hours.
 */
export const isWindowOpen = (window: WeeklyWindow, at: LocalMoment): boolean => {
  const from = minutesOf(window.from ?? '00:00')
  const to = minutesOf(window.to ?? '24:00')
  if (from < to) return at.minutes >= from && at.minutes < to && isOnDay(window, at.date)
  if (at.minutes >= from && isOnDay(window, at.date)) return true
  return at.minutes < to && isOnDay(window, addDays(at.date, -1))
}

/** Minutes from a moment until the window that is open then closes. */
export const minutesUntilClose = (window: WeeklyWindow, at: LocalMoment): number => {
  const to = minutesOf(window.to ?? '24:00')
  return (to - at.minutes + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES
}
