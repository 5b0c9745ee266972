import type { Database } from './connect.ts'
import { errorState } from './error-state.ts'

/** Deadlock and serialization failure: the transaction was rolled back and can be retried. */
const retryable: ReadonlySet<string | undefined> = new Set(['40P01', '40001'])

/** Returns whether the transaction failed because of concurrent ones, so that it can be retried. */
export const isRetryable = (error: unknown): boolean => retryable.has(errorState(error))

/**
 * Runs work in a transaction and rolls back if it throws. Retries up to twice after a deadlock or serialization
 * failure, so the work must change nothing but the database.
 */
export const inTransaction = async <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  attempts = 3,
): Promise<T> => {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (attempts > 1 && isRetryable(error)) return inTransaction(database, work, attempts - 1)
    throw error
  }
}
