import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { failedAttempts } from '../tables/failed-attempts.ts'

/** What attempts are counted for, and the most within the window. */
export interface RateLimit {
  readonly name: string
  readonly most: number
}

/** The window of the rate limits in ms. */
const rateLimitWindow = 15 * 60_000

const keyOf = ({ name }: RateLimit): string => createHash('sha256').update(name).digest('base64url')

/** Sorted, so that concurrent calls lock the rows in the same order and never deadlock. */
const keysOf = (limits: readonly RateLimit[]): string[] => limits.map(keyOf).toSorted()

const dropForgotten = async (database: Database, time: string): Promise<void> => {
  const forgotten = database
    .select({ key: failedAttempts.key })
    .from(failedAttempts)
    .where(lt(failedAttempts.until, time))
    .limit(100)
    .for('update', { skipLocked: true })
  await database.delete(failedAttempts).where(inArray(failedAttempts.key, forgotten))
}

/**
 * Counts an attempt before it is made, so that concurrent attempts count too. Throws `TooManyRequests`
 * (`tooManyAttempts`) beyond any of the limits. `forgetAttempt` undoes the count on success.
 */
export const countAttempt = async (
  database: Database,
  limits: readonly RateLimit[],
  now: number,
): Promise<void> => {
  const time = new Date(now).toISOString()
  const until = new Date(now + rateLimitWindow).toISOString()
  await dropForgotten(database, time)
  const isOver = sql`${failedAttempts.until} < ${time}`
  const rows = await database
    .insert(failedAttempts)
    .values(keysOf(limits).map((key) => ({ key, count: 1, until })))
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${failedAttempts.count} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${failedAttempts.until} end`,
      },
    })
    .returning()
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  if (limits.some((limit) => (counts.get(keyOf(limit)) ?? 0) > limit.most))
    throw new TooManyRequests('Too many attempts; please try again later', {
      code: 'tooManyAttempts',
    })
}

/** After a success, resets the first limit and takes this attempt back from the others. */
export const forgetAttempt = async (
  database: Database,
  limits: readonly RateLimit[],
): Promise<void> => {
  const locked = database
    .select({ key: failedAttempts.key })
    .from(failedAttempts)
    .where(inArray(failedAttempts.key, keysOf(limits)))
    .orderBy(asc(failedAttempts.key))
    .for('update')
  const own = limits[0] === undefined ? '' : keyOf(limits[0])
  await database
    .update(failedAttempts)
    .set({
      count: sql`case when ${failedAttempts.key} = ${own} then 0 else greatest(${failedAttempts.count} - 1, 0) end`,
    })
    .where(inArray(failedAttempts.key, locked))
}
