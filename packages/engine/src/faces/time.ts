// Moments in the shop's time zone, and the conditions on them.

export type { TimeCondition } from '../catalog/time-condition.ts'
export { addDays } from '../time/calendar-day.ts'
export { clockMinutes, clockTime } from '../time/clock-time.ts'
export { inDateRange } from '../time/date-range.ts'
export { instantAt } from '../time/instant-at.ts'
export { type LocalMoment, localMoment } from '../time/local-moment.ts'
export { minutesUntilClose } from '../time/weekly-window.ts'
