import { canTransition, type TransitionTable } from './transition-table.ts'

/** Status of a session (spec 001 §4). `test` counts as done. */
export type SessionStatus = 'ongoing' | 'toPay' | 'done' | 'test' | 'void' | 'cancelled'

/** A session opens as `ongoing`; a failed payment brings `toPay` back to it; what was done can only be voided. */
export const SESSION_TRANSITIONS: TransitionTable<SessionStatus> = {
  ongoing: ['toPay', 'done', 'test', 'void', 'cancelled'],
  toPay: ['ongoing', 'done', 'test', 'void', 'cancelled'],
  done: ['void'],
  test: ['void'],
  void: [],
  cancelled: [],
}

const FINISHED: ReadonlySet<SessionStatus> = new Set(['done', 'test', 'cancelled', 'void'])
const RESUMABLE: ReadonlySet<string> = new Set<SessionStatus>(['ongoing', 'toPay'])

/** Whether a session may go from one status to the other. */
export const canSessionBecome = (from: SessionStatus, to: SessionStatus): boolean =>
  canTransition(SESSION_TRANSITIONS, from, to)

/** A session is read-only unless it is ongoing (spec 001 §4). */
export const isSessionReadOnly = (status: SessionStatus): boolean => status !== 'ongoing'

/** Done, test, cancelled and void are finished (spec 001 §4). */
export const isSessionFinished = (status: SessionStatus): boolean => FINISHED.has(status)

/** Whether a diner may come back to it: ongoing and toPay; any other clears the stored session (spec 000 §4). */
export const isSessionResumable = (status: string): boolean => RESUMABLE.has(status)
