import { addDays, type BusinessClock, businessDayBegins, businessDayOf } from '@comanda/engine/time'

/** Returns the instant at which the business day of `now` began, or that so many days later begins, in ISO format (TIME-5.1). */
export const dayStart = (now: number, clock: BusinessClock, later = 0): string =>
  new Date(businessDayBegins(addDays(businessDayOf(now, clock), later), clock)).toISOString()
