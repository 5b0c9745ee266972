import { type DayHours, hoursOfDay } from '../sessions/opening-hours.ts'
import { specialDayOf } from '../sessions/special-days.ts'
import {
  addDays,
  clockMinutes,
  clockTime,
  instantAt,
  isShownTime,
  isWindowOpen,
  type LocalMoment,
  normalizeWindow,
  weekdayOf,
  type WeeklyWindow,
} from '@comanda/engine/time'

/** A time at which reservations are taken (a dining session: lunch, dinner), with its own days. */
export interface DiningSession extends WeeklyWindow {
  readonly _id: string
}

/** A beginning that can be reserved: its dining session, `YYYY-MM-DD`, HH:MM. */
export interface TimeSlot {
  readonly session: string
  readonly date: string
  readonly time: string
  /** Its instant, epoch ms. */
  readonly start: number
}

const DAY_MINUTES = 1440
const MINUTE = 60_000

/** Returns at which moments a shop takes the guests of a day: always, unless the day is special. */
const takesGuests = (
  specialDays: readonly DayHours[] | undefined,
  date: string,
): ((at: LocalMoment) => boolean) => {
  if (!specialDayOf(specialDays, date)) return () => true
  const hours = hoursOfDay({ specialDays }, 'dineIn', date)
  const weekdays = [weekdayOf(date)]
  return (at) =>
    hours.some(({ startTime: from, endTime: to }) => isWindowOpen({ weekdays, from, to }, at))
}

/**
 * Marks the minutes of a day at which a dining session is open. The minutes of a window that began that day have the
 * same conditions, and so do those of one that began the day before: each is evaluated once.
 */
export const openMinutes = (
  session: DiningSession,
  date: string,
  specialDays: readonly DayHours[] | undefined,
): ((minutes: number) => boolean) => {
  const window = normalizeWindow(session)
  const from = clockMinutes(window.from ?? '00:00')
  const to = clockMinutes(window.to ?? '24:00')
  const isOvernight = to <= from
  const late = isWindowOpen(session, { date, minutes: from })
  const early = isOvernight && to > 0 && isWindowOpen(session, { date, minutes: 0 })
  const [today, dayBefore] = [date, addDays(date, -1)].map((began) =>
    takesGuests(specialDays, began),
  )
  return (minutes) =>
    minutes >= from
      ? late && (isOvernight || minutes < to) && today!({ date, minutes })
      : early && minutes < to && dayBefore!({ date, minutes })
}

/**
 * The slots of a calendar day, in order: every `slotMinutes` from the beginning of each dining session that is open then
 * (overnight ones: on the day on which they began). The last slot begins before the session ends. What is skipped when clocks go
 * forward is no slot (RES-1.6), nor what is out of the hours of a special day (SESS-10.3).
 */
export const slotsOfDay = (
  sessions: readonly DiningSession[],
  date: string,
  slotMinutes: number,
  timeZone: string,
  specialDays?: readonly DayHours[],
): readonly TimeSlot[] => {
  const midnight = instantAt(date, '00:00', timeZone)
  // Clocks change on few days: on all others the instants follow from midnight.
  const isEven = instantAt(addDays(date, 1), '00:00', timeZone) - midnight === DAY_MINUTES * MINUTE
  const startOf = (minutes: number): number =>
    isEven ? midnight + minutes * MINUTE : instantAt(date, clockTime(minutes), timeZone)
  return sessions
    .flatMap((session) => {
      const from = clockMinutes(session.from ?? '00:00')
      const slots: TimeSlot[] = []
      const isOpen = openMinutes(session, date, specialDays)
      const phase = from % slotMinutes
      for (let minutes = phase; minutes < DAY_MINUTES; minutes += slotMinutes)
        if (isOpen(minutes))
          slots.push({
            session: session._id,
            date,
            time: clockTime(minutes),
            start: startOf(minutes),
          })
      return slots
    })
    .filter(({ time }) => isEven || isShownTime(date, time, timeZone))
    .toSorted((a, b) => clockMinutes(a.time) - clockMinutes(b.time))
}
