import { localMoment } from '@comanda/engine'

const MINUTE = 60_000

/** When the day began in a time zone, as an ISO instant: what is completed since then is shown. */
export const dayStart = (now: number, timeZone: string): string => {
  const { minutes } = localMoment(now, timeZone)
  const start = now - (now % MINUTE) - minutes * MINUTE
  return new Date(start).toISOString()
}
