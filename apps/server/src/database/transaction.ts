import type { Database } from './connect.ts'

/** Deadlock and serialization failure: the database undid the transaction and it may simply be run again. */
const passing: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const codeOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : codeOf(error.cause)
}

/** Whether the database undid it for the sake of others, so that it may simply be run again. */
export const isPassing = (error: unknown): boolean => passing.has(codeOf(error))

/**
 * Runs work in a transaction: all of it is kept, or nothing where it throws. It is run again, at most twice, where the
 * database had to undo it for the sake of others; the work must therefore change nothing but the database.
 */
export const inTransaction = async <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  attempts = 3,
): Promise<T> => {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (attempts > 1 && isPassing(error)) return inTransaction(database, work, attempts - 1)
    throw error
  }
}
