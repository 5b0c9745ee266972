import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { rateLimits } from '../tables/rate-limits.ts'

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
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(lt(rateLimits.until, time))
    .limit(100)
    .for('update', { skipLocked: true })
  await database.delete(rateLimits).where(inArray(rateLimits.key, forgotten))
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
  // Such as a terminal that claims coupons for one guest after another.
  if (limits.length === 0) return
  const time = new Date(now).toISOString()
  const until = new Date(now + rateLimitWindow).toISOString()
  await dropForgotten(database, time)
  const isOver = sql`${rateLimits.until} < ${time}`
  const rows = await database
    .insert(rateLimits)
    .values(keysOf(limits).map((key) => ({ key, count: 1, until })))
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${rateLimits.until} end`,
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
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(inArray(rateLimits.key, keysOf(limits)))
    .orderBy(asc(rateLimits.key))
    .for('update')
  const own = limits[0] === undefined ? '' : keyOf(limits[0])
  await database
    .update(rateLimits)
    .set({
      count: sql`case when ${rateLimits.key} = ${own} then 0 else greatest(${rateLimits.count} - 1, 0) end`,
    })
    .where(inArray(rateLimits.key, locked))
}

/** After a success, takes this attempt back from all limits. Unlike `forgetAttempt` it resets none: who has one code may not guess on. */
export const takeBackAttempt = (database: Database, limits: readonly RateLimit[]): Promise<void> =>
  forgetAttempt(database, [{ name: '', most: 0 }, ...limits])
