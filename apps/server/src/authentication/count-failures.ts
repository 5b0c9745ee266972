import { FeathersError } from '@feathersjs/errors'
import { sql } from 'drizzle-orm'
import { allEnded } from '../database/all-ended.ts'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { inSentTransaction, type Sent } from '../database/transaction.ts'
import { checkAttempts, countAttempt, type RateLimit } from './rate-limit.ts'

const begin = preparedStatement('begin_attempt', sql`savepoint attempt`)
const undo = preparedStatement('undo_attempt', sql`rollback to savepoint attempt`)

type Outcome<T> = { readonly value: T } | { readonly failure: FeathersError }

/**
 * Makes an attempt in a transaction, which counts only if it is refused: one that succeeds writes nothing for its limits. A refusal
 * undoes what the attempt wrote, and is counted by the same transaction; beyond a limit it is `TooManyRequests`
 * (`tooManyAttempts`). As many attempts more than a limit says may be made as a server has connections, if they are made at once.
 */
export const countFailures = async <T>(
  database: Database,
  limits: readonly RateLimit[],
  now: number,
  attempt: (transaction: Database) => Promise<Sent<T>>,
): Promise<T> => {
  const outcome = await inSentTransaction(
    database,
    async (transaction): Promise<Sent<Outcome<T>>> => {
      try {
        const [, , { sent }] = await allEnded([
          checkAttempts(transaction, limits, now),
          begin(transaction, {}),
          attempt(transaction),
        ])
        return { sent: sent.then((value) => ({ value })) }
      } catch (error) {
        if (!(error instanceof FeathersError)) throw error
        const [, refusal] = await Promise.allSettled([
          undo(transaction, {}),
          countAttempt(transaction, limits, now),
        ])
        const failure: unknown = refusal.status === 'rejected' ? refusal.reason : error
        if (!(failure instanceof FeathersError)) throw failure
        return { sent: Promise.resolve({ failure }) }
      }
    },
  )
  if ('failure' in outcome) throw outcome.failure
  return outcome.value
}
