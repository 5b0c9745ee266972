import { afterWait } from './bounded-pool.ts'
import type { Database } from './connect.ts'
import { errorState } from './error-state.ts'

/** Deadlock and serialization failure: the transaction was rolled back and can be retried. */
const retryable: ReadonlySet<string | undefined> = new Set(['40P01', '40001'])

/** Returns whether the transaction failed because of concurrent ones, so that it can be retried. */
export const isRetryable = (error: unknown): boolean => retryable.has(errorState(error))

/** How often a transaction is begun at most. */
const mostAttempts = 3

/** The statements of transactions that nobody waits for. */
const behind = new WeakMap<Database, Promise<unknown>[]>()

/**
 * Writes behind what comes next: the statement was sent, and its transaction waits for it with its commit, so that it takes no
 * round trip. If it fails, so does the transaction. For a statement whose result nobody needs.
 */
export const writeBehind = async (
  transaction: Database,
  statement: Promise<unknown>,
): Promise<void> => {
  const sent = behind.get(transaction)
  if (!sent) {
    await statement
    return
  }
  // It is awaited after the commit.
  statement.catch(() => undefined)
  sent.push(statement)
}

/** Runs a transaction, and waits for what it wrote behind. */
const committed = async <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
): Promise<T> => {
  const sent: Promise<unknown>[] = []
  const result = await database.transaction((transaction) => {
    behind.set(transaction, sent)
    return work(transaction)
  })
  await Promise.all(sent)
  return result
}

/** Runs a transaction, again after a deadlock or serialization failure; what it took so far counts as waited, in ms. */
const retried = async <T>(
  database: Database,
  begin: () => Promise<T>,
  waited: number,
): Promise<T> => {
  const from = performance.now() - waited
  for (let attempt = 1; ; attempt += 1)
    try {
      return await afterWait(database, performance.now() - from, begin)
    } catch (error) {
      if (attempt === mostAttempts || !isRetryable(error)) throw error
    }
}

/**
 * Runs work in a transaction and rolls back if it throws. Retries up to twice after a deadlock or serialization
 * failure, so the work must change nothing but the database. The caller may have `waited` before, in ms (OVER-1.1).
 */
export const inTransaction = <T>(
  database: Database,
  work: (transaction: Database) => Promise<T>,
  waited = 0,
): Promise<T> => retried(database, () => committed(database, work), waited)

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
  waited = 0,
): Promise<T> => {
  const begin = async (): Promise<T> => {
    const { sent } = await committed(database, async (transaction) => {
      const last = await work(transaction)
      // It is awaited after the commit.
      last.sent.catch(() => undefined)
      return last
    })
    return await sent
  }
  return retried(database, begin, waited)
}
