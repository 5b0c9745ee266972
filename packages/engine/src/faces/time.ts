// Moments in the shop's time zone, and the conditions on them.

export type { TimeCondition } from '../catalog/time-condition.ts'
export {
  type BusinessClock,
  businessDayBegins,
  businessDayOf,
  type DayEnd,
  DEFAULT_DAY_END,
  withDayEnd,
} from '../time/business-day.ts'
export { addDays, weekdayOf } from '../time/calendar-day.ts'
export { clockMinutes, clockTime } from '../time/clock-time.ts'
export { inDateRange } from '../time/date-range.ts'
export { isDay } from '../time/instant.ts'
export { instantAt, isShownTime } from '../time/instant-at.ts'
export { type LocalMoment, localMoment } from '../time/local-moment.ts'
export { normalizeTime, normalizeWindow } from '../time/normalize-time.ts'
export { type ShopMoment, shopMoment } from '../time/shop-moment.ts'
export { isWindowOpen, minutesUntilClose, type WeeklyWindow } from '../time/weekly-window.ts'
