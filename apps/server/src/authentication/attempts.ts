import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { and, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { failedAttempts } from './table.ts'

/** What attempts are counted for, and how many may fail within the window. */
export interface AttemptLimit {
  readonly name: string
  readonly most: number
}

/** How long failures are remembered, in ms. */
const attemptWindow = 15 * 60_000

const keyOf = ({ name }: AttemptLimit): string =>
  createHash('sha256').update(name).digest('base64url')

/** Throws `TooManyRequests` where too many attempts have failed already. */
export const refuseTooMany = async (
  database: Database,
  limits: readonly AttemptLimit[],
  now: number,
): Promise<void> => {
  const rows = await database
    .select()
    .from(failedAttempts)
    .where(
      and(
        inArray(failedAttempts.key, limits.map(keyOf)),
        gt(failedAttempts.until, new Date(now).toISOString()),
      ),
    )
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  if (limits.some((limit) => (counts.get(keyOf(limit)) ?? 0) >= limit.most))
    throw new TooManyRequests('Too many attempts; please try again later', {
      code: 'tooManyAttempts',
    })
}

/** Counts a failure. */
export const countFailure = async (
  database: Database,
  limits: readonly AttemptLimit[],
  now: number,
): Promise<void> => {
  const time = new Date(now).toISOString()
  const until = new Date(now + attemptWindow).toISOString()
  await database.delete(failedAttempts).where(lt(failedAttempts.until, time))
  await database
    .insert(failedAttempts)
    .values(limits.map((limit) => ({ key: keyOf(limit), count: 1, until })))
    .onConflictDoUpdate({
      target: failedAttempts.key,
      set: { count: sql`${failedAttempts.count} + 1` },
    })
}

/** Forgets the failures, after a success. */
export const forgetFailures = async (
  database: Database,
  limits: readonly AttemptLimit[],
): Promise<void> => {
  await database.delete(failedAttempts).where(inArray(failedAttempts.key, limits.map(keyOf)))
}
