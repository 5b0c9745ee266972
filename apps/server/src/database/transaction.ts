import type { Database } from './connect.ts'

/** Deadlock and serialization failure: the transaction was rolled back and can be retried. */
const retryable: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

/** Returns whether the transaction failed because of concurrent ones, so that it can be retried. */
export const isRetryable = (error: unknown): boolean => retryable.has(codeOf(error))

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
