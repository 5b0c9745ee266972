import { localMoment } from '@comanda/engine/time'

const MINUTE = 60_000

/** Returns the instant at which the day of `now` began in a time zone, in ISO format. */
export const dayStart = (now: number, timeZone: string): string => {
  const { minutes } = localMoment(now, timeZone)
  const start = now - (now % MINUTE) - minutes * MINUTE
  return new Date(start).toISOString()
}
