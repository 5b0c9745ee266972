import { clockMinutes } from '@comanda/engine/time'
import type { DayHours } from '../sessions/opening-hours.ts'
import { isReservationEditable, type ReservationStatus } from './reservation-status.ts'
import { type DiningSession, openMinutes } from './time-slots.ts'

/** When a shop takes guests who have booked. */
export interface GuestHours {
  readonly sessions: readonly DiningSession[]
  readonly specialDays?: readonly DayHours[] | null | undefined
}

interface Expected {
  readonly status: ReservationStatus
  readonly date: string
  readonly time: string
  /** ISO time. */
  readonly startTime: string
}

/**
 * Whether guests are expected at a time at which the shop takes none any more: it has entered a special day since they booked, or
 * changed its dining sessions (SESS-10.6). A time between two slots is in hours: how often they begin says nothing of when a shop is open.
 * Without dining sessions, as in a shop that takes no reservations any more, its special days alone count. `now` is epoch ms.
 */
export const isOutOfHours = (
  { status, date, time, startTime }: Expected,
  { sessions, specialDays }: GuestHours,
  now: number,
): boolean => {
  if (!isReservationEditable(status) || Date.parse(startTime) < now) return false
  const taken = sessions.length > 0 ? sessions : [{ _id: '' }]
  return !taken.some((session) => openMinutes(session, date, specialDays ?? [])(clockMinutes(time)))
}
