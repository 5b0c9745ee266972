// The waiting list: statuses of its parties, how long they wait.

export type { FloorTable } from '../waiting/seating.ts'
export { type Turn, turnTimes, type TurnTimes } from '../waiting/turn-times.ts'
export { type Estimate, waitingEstimates } from '../waiting/waiting-estimate.ts'
export {
  canWaitingBecome,
  DEFAULT_WAITING_RULES,
  isSilent,
  isWaiting,
  undoneWaiting,
  type WaitingRules,
  type WaitingStatus,
} from '../waiting/waiting-status.ts'
