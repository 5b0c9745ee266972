import { clockMinutes, clockTime } from '../time/clock-time.ts'
import { isWindowOpen, type WeeklyWindow } from '../time/weekly-window.ts'

/** A time at which reservations are taken (a dining session: lunch, dinner), with its own days. */
export interface DiningSession extends WeeklyWindow {
  readonly _id: string
}

/** A beginning that can be reserved: its dining session, `YYYY-MM-DD`, HH:MM. */
export interface TimeSlot {
  readonly session: string
  readonly date: string
  readonly time: string
}

const DAY_MINUTES = 1440

/**
 * The slots of a calendar day, in order: every `slotMinutes` from the beginning of each dining session that is open then
 * (overnight ones: on the day on which they began). The last slot begins before the session ends.
 */
export const slotsOfDay = (
  sessions: readonly DiningSession[],
  date: string,
  slotMinutes: number,
): readonly TimeSlot[] =>
  sessions
    .flatMap((session) => {
      const from = clockMinutes(session.from ?? '00:00')
      const slots: TimeSlot[] = []
      const phase = from % slotMinutes
      for (let minutes = phase; minutes < DAY_MINUTES; minutes += slotMinutes)
        if (isWindowOpen(session, { date, minutes }))
          slots.push({ session: session._id, date, time: clockTime(minutes) })
      return slots
    })
    .toSorted((a, b) => clockMinutes(a.time) - clockMinutes(b.time))
