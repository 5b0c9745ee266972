import type { TimeCondition } from '../../catalog/time-condition.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Milliseconds on a clock that stands eight hours before UTC, all year. */
const wallOf = (instant: string): number => Date.parse(instant) + 8 * HOUR
const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10)
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Both ends included; a day of ten characters is a whole day (TIME-3.2). `day` is the wall clock's. */
const isBetween = (
  instant: string,
  day: string,
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
): boolean => {
  const isAfter = (limit: string) =>
    limit.length === 10 ? day >= limit : Date.parse(instant) >= Date.parse(limit)
  const isBefore = (limit: string) =>
    limit.length === 10 ? day <= limit : Date.parse(instant) <= Date.parse(limit)
  return (
    (startDate === undefined || isAfter(startDate)) && (endDate === undefined || isBefore(endDate))
  )
}

/** Whether an instant is within the dates of a rule. */
export const isWithinDates = (
  instant: string,
  dates: { startDate?: string | undefined; endDate?: string | undefined },
): boolean => isBetween(instant, dayOf(wallOf(instant)), dates)

/** Whether a time condition holds at an instant, in Hong Kong (TIME-2, TIME-4). */
export const isWithin = (instant: string, condition: TimeCondition): boolean => {
  const wall = wallOf(instant)
  const minute = Math.floor((((wall % DAY) + DAY) % DAY) / 60_000)
  const from = minutesOf(condition.from ?? '00:00')
  const to = condition.to === undefined ? 24 * 60 : minutesOf(condition.to)
  const overnight = to <= from
  const began = overnight && minute < to ? wall - DAY : wall
  const inWindow = overnight ? minute >= from || minute < to : minute >= from && minute < to
  const weekdays = condition.weekdays ?? []
  return (
    inWindow &&
    (weekdays.length === 0 || weekdays.includes(new Date(began).getUTCDay())) &&
    isBetween(instant, dayOf(began), condition)
  )
}
