import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../database/connect.ts'
import { writeBehind } from '../database/transaction.ts'
import { staffActions } from '../tables/staff-actions.ts'

/** What a call changed, as its entry in the log of staff says it. */
export interface ChangedRecord {
  readonly shop: string
  readonly record: string
  /** Of a patch: what the changed fields were before it. */
  readonly before?: unknown
}

/** A call by staff whose entry in the log its transaction writes, or the server after the call if none did. */
export interface PendingAction {
  readonly path: string
  /** Returns the entry but for what the call changed. */
  readonly entry: () => typeof staffActions.$inferInsert
  isWritten: boolean
}

const current = new AsyncLocalStorage<PendingAction>()

/** Makes a call whose transaction may write its entry. */
export const withPendingAction = <T>(action: PendingAction, call: () => Promise<T>): Promise<T> =>
  current.run(action, call)

/**
 * Writes the entry of the call of a service that is being made behind what its transaction has changed (ACC-4.4). Returns what says
 * that it is written, to be called after the commit.
 */
export const logInTransaction = async (
  transaction: Database,
  service: 'orders' | 'tableSessions' | 'tickets',
  changed: ChangedRecord,
): Promise<() => void> => {
  const action = current.getStore()
  if (!action || action.isWritten || action.path.split('/')[0] !== service) return () => undefined
  const entry = { ...action.entry(), ...changed }
  await writeBehind(transaction, transaction.insert(staffActions).values(entry).execute())
  return () => {
    action.isWritten = true
  }
}
