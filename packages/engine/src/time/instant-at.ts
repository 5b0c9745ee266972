import { clockMinutes } from './clock-time.ts'
import { localMoment } from './local-moment.ts'

const minutesAt = (instant: number, timeZone: string): number => {
  const { date, minutes } = localMoment(instant, timeZone)
  return Date.parse(`${date}T00:00:00Z`) / 60_000 + minutes
}

/** Whether the clock of a time zone shows a time (HH:MM) on a day: not if it is skipped when clocks go forward. */
export const isShownTime = (date: string, time: string, timeZone: string): boolean => {
  const shown = localMoment(instantAt(date, time, timeZone), timeZone)
  return shown.date === date && shown.minutes === clockMinutes(time)
}

/**
 * Returns the instant (epoch ms) of a day (`YYYY-MM-DD`) and HH:MM in a time zone. A time that is skipped when clocks
 * go forward is read as if they had not; of a repeated one, the first.
 */
export const instantAt = (date: string, time: string, timeZone: string): number => {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsets = [-1, 1].map((days) => {
    const near = wanted + days * 86_400_000
    return minutesAt(near, timeZone) * 60_000 - near
  })
  const candidates = offsets.map((offset) => wanted - offset)
  const shown = candidates.filter((instant) => minutesAt(instant, timeZone) * 60_000 === wanted)
  return Math.min(...(shown.length > 0 ? shown : candidates.slice(0, 1)))
}
