import { UNDO_TIME } from '../reservations/reservation-status.ts'

/** Status of a party that waits for a table (WAIT-3.1). `coming`: called, and on their way; `left`: staff did not find them. */
export type WaitingStatus = 'waiting' | 'called' | 'coming' | 'seated' | 'left' | 'gaveUp'

const OPEN: readonly WaitingStatus[] = ['waiting', 'called', 'coming']

const TRANSITIONS: Readonly<Record<WaitingStatus, readonly WaitingStatus[]>> = {
  waiting: ['called', 'seated', 'left', 'gaveUp'],
  called: ['called', 'coming', 'seated', 'left', 'gaveUp'],
  coming: ['called', 'seated', 'left', 'gaveUp'],
  seated: [],
  left: [],
  gaveUp: [],
}

/** Whether a party is still on the list. */
export const isWaiting = (status: WaitingStatus): boolean => OPEN.includes(status)

/** Whether a party may go from one status to the other. A party may be called again. */
export const canWaitingBecome = (from: WaitingStatus, to: WaitingStatus): boolean =>
  TRANSITIONS[from].includes(to)

/** A party with the last step of its status: what it was before, and since when it is no more. */
export interface WaitingStep {
  readonly status: WaitingStatus
  readonly statusBefore?: WaitingStatus | null | undefined
  readonly statusTime?: string | null | undefined
}

/** Returns the status to which a party can be taken back now (WAIT-3.4), or undefined. */
export const undoneWaiting = (
  { statusBefore, statusTime }: WaitingStep,
  now: number,
): WaitingStatus | undefined => {
  if (!statusBefore || !statusTime || now - Date.parse(statusTime) > UNDO_TIME) return undefined
  return statusBefore
}

/** Whether a party was called so many minutes ago and has said nothing since (WAIT-3.3). */
export const isSilent = (
  { status, calledTime }: WaitingStep & { readonly calledTime?: string | null | undefined },
  callMinutes: number,
  now: number,
): boolean =>
  status === 'called' && !!calledTime && now - Date.parse(calledTime) >= callMinutes * 60_000

/** How a shop keeps its waiting list. */
export interface WaitingRules {
  /** Minutes after which a party that was called counts as silent. */
  readonly callMinutes: number
  /** As many parties may wait before no more join by themselves. */
  readonly maxParties: number
  /** The largest party that joins by itself. */
  readonly maxGuests: number
}

export const DEFAULT_WAITING_RULES: WaitingRules = {
  callMinutes: 10,
  maxParties: 40,
  maxGuests: 12,
}
