// Statuses of sessions and orders, restore keys, opening hours, sittings and table codes.

export { type OnlineFailure, onlineFailure } from '../sessions/online-ordering.ts'
export {
  type DayHours,
  hoursOfDay,
  nextOpening,
  openEntry,
  type OpenShop,
} from '../sessions/opening-hours.ts'
export { onlineMode } from '../sessions/order-mode.ts'
export { canPreparationBecome, PREPARATION_STEPS } from '../sessions/preparation-status.ts'
export { type Pause, pauseOf } from '../sessions/pause.ts'
export { addRestoreKey } from '../sessions/restore-keys.ts'
export {
  canSessionBecome,
  isSessionFinished,
  isSessionReadOnly,
  isSessionResumable,
  type SessionStatus,
} from '../sessions/session-status.ts'
export { type SpecialDay, specialDayOf } from '../sessions/special-days.ts'
export { specialDaysAhead } from '../sessions/special-days-ahead.ts'
export { withSpecialDays } from '../sessions/with-special-days.ts'
export { type Sitting, sittingOf } from '../sessions/sitting.ts'
export {
  type TableCode,
  type TableCodeFailure,
  type TableCodeShop,
  tableCodeFailure,
  tableCodeMinutes,
} from '../sessions/table-code.ts'
