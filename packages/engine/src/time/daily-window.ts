import { dayBefore, type LocalTime, weekdayOf } from './local-time.ts'

/** Hours of a day: `from` inclusive, `to` exclusive, as HH:MM (TIME-2.1). */
export interface DailyWindow {
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

const MINUTES_OF_DAY = 1440

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** A day and its weekday. */
export interface WindowDay {
  readonly day: string
  readonly weekday: number
}

/**
 * The day on which the window that is open at a local time began, or none where it is closed. A window with `to` at or
 * before `from` runs overnight: its early hours belong to the day before. Equal ends are 24 hours, a missing end is that
 * of the day (TIME-2.1 to TIME-2.3).
 */
export const openWindowDay = (window: DailyWindow, local: LocalTime): WindowDay | undefined => {
  const from = window.from ? minutesOf(window.from) : 0
  const to = window.to ? minutesOf(window.to) : MINUTES_OF_DAY
  const { minutes } = local
  if (from < to) return minutes >= from && minutes < to ? local : undefined
  if (minutes >= from) return local
  if (minutes >= to) return undefined
  const day = dayBefore(local.day)
  return { day, weekday: weekdayOf(day) }
}
