import { addDays, instantAt, localMoment } from '@comanda/engine/time'

/** Hour of the shop's clock until which orders after midnight belong to the previous business day. */
const DAY_BEGINS_AT_HOUR = 4

/** Returns the business day of a shop at an instant, `YYYY-MM-DD`: its calendar day, which changes at 04:00. */
export const businessDay = (now: Date, timeZone: string): string => {
  const { date, minutes } = localMoment(now.getTime(), timeZone)
  if (minutes >= DAY_BEGINS_AT_HOUR * 60) return date
  const before = new Date(`${date}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return before.toISOString().slice(0, 10)
}

/** Returns the instant at which the next business day of a shop begins. */
export const nextBusinessDay = (now: Date, timeZone: string): Date => {
  const begin = `${String(DAY_BEGINS_AT_HOUR).padStart(2, '0')}:00`
  return new Date(instantAt(addDays(businessDay(now, timeZone), 1), begin, timeZone))
}
