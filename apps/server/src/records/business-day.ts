import { addDays, type BusinessClock, businessDayBegins, businessDayOf } from '@comanda/engine/time'

/** Returns the business day of a shop at an instant, `YYYY-MM-DD` (TIME-5.1). */
export const businessDay = (now: Date, clock: BusinessClock): string =>
  businessDayOf(now.getTime(), clock)

/** Returns the instant at which the next business day of a shop begins. */
export const nextBusinessDay = (now: Date, clock: BusinessClock): Date =>
  new Date(businessDayBegins(addDays(businessDay(now, clock), 1), clock))
