import { type BusinessClock, dayBeginsAt } from './business-day.ts'
import { addDays } from './calendar-day.ts'
import { clockMinutes } from './clock-time.ts'
import { DEFAULT_TIME_ZONE, type LocalMoment, localMoment } from './local-moment.ts'

/** What calendar and clock of a shop show, and the day to which its offers belong then. */
export interface ShopMoment extends LocalMoment {
  /** `YYYY-MM-DD`: the business day if the shop says when those end, else the calendar day (TIME-5.4). */
  readonly day: string
  /** HH:MM at which such a day begins on the date. */
  readonly begins: string
}

/** When the days of offers end unless the shop says otherwise: prices followed the calendar before it could. */
const MIDNIGHT = '00:00'

/** Returns the moment of a shop at an instant (epoch ms). */
export const shopMoment = (at: number, clock: BusinessClock): ShopMoment => {
  const moment = localMoment(at, clock.timeZone ?? DEFAULT_TIME_ZONE)
  const { date, minutes } = moment
  const begins = dayBeginsAt(date, clock, MIDNIGHT)
  return { ...moment, begins, day: minutes < clockMinutes(begins) ? addDays(date, -1) : date }
}
