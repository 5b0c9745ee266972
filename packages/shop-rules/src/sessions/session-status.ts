import { canTransition, type TransitionTable } from './transition-table.ts'

/** Status of a session (SESS-1.1). `test` counts as done. */
export type SessionStatus = 'ongoing' | 'toPay' | 'done' | 'test' | 'void' | 'cancelled'

/** A session opens as `ongoing`; a failed payment returns `toPay` to it; a finished one can only be voided. */
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

/** Returns whether a session is read-only: it is not ongoing (SESS-1.1). */
export const isSessionReadOnly = (status: SessionStatus): boolean => status !== 'ongoing'

/** Returns whether a session is finished: done, test, cancelled or void (SESS-1.2). */
export const isSessionFinished = (status: SessionStatus): boolean => FINISHED.has(status)

/** Returns whether a diner may resume it: ongoing and toPay; any other clears the stored session (SESS-1.3). */
export const isSessionResumable = (status: string): boolean => RESUMABLE.has(status)
