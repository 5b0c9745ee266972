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

/** The result of statements that have been sent, and may not have been carried out yet. */
export interface Sent<T> {
  readonly sent: Promise<T>
}

/**
 * Runs work in a transaction as `inTransaction` does, and sends the commit right behind the last statements of the work: what
 * these lock is locked for no round trip. If one fails, so does the transaction.
 */
export const inSentTransaction = async <T>(
  database: Database,
  work: (transaction: Database) => Promise<Sent<T>>,
  attempts = 3,
): Promise<T> => {
  try {
    const { sent } = await database.transaction(async (transaction) => {
      const last = await work(transaction)
      // It is awaited after the commit.
      last.sent.catch(() => undefined)
      return last
    })
    return await sent
  } catch (error) {
    if (attempts > 1 && isRetryable(error)) return inSentTransaction(database, work, attempts - 1)
    throw error
  }
}
