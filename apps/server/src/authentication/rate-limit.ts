import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
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

/** Counts an attempt for each key, and forgets others whose time is over: by one statement. */
const count = preparedStatement<{ key: string; count: number }>(
  'count_attempt',
  sql`with forgotten as (
      select key from ${rateLimits}
      where until < ${sql.placeholder('now')}::timestamptz and key <> all(${sql.placeholder('keys')}::text[])
      limit 100 for update skip locked
    ), dropped as (delete from ${rateLimits} where key in (select key from forgotten))
    insert into ${rateLimits} (key, count, until)
      select key, 1, ${sql.placeholder('until')}::timestamptz from unnest(${sql.placeholder('keys')}::text[]) as key order by key
    on conflict (key) do update set
      count = case when ${rateLimits.until} < ${sql.placeholder('now')}::timestamptz then 1 else ${rateLimits.count} + 1 end,
      until = case when ${rateLimits.until} < ${sql.placeholder('now')}::timestamptz then excluded.until else ${rateLimits.until} end
    returning key, count`,
)

const read = preparedStatement<{ key: string; count: number }>(
  'read_attempts',
  sql`select key, count from ${rateLimits}
    where key = any(${sql.placeholder('keys')}::text[]) and until >= ${sql.placeholder('now')}::timestamptz`,
)

const tooMany = (): TooManyRequests =>
  new TooManyRequests('Too many attempts; please try again later', { code: 'tooManyAttempts' })

/** Returns how many more attempts each limit allows than were counted, at least. */
const leftOf = (
  limits: readonly RateLimit[],
  rows: readonly { readonly key: string; readonly count: number }[],
): number => {
  const counts = new Map(rows.map((row) => [row.key, row.count]))
  return Math.min(...limits.map((limit) => limit.most - (counts.get(keyOf(limit)) ?? 0)))
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
  const { rows } = await count(database, {
    keys: keysOf(limits),
    now: new Date(now).toISOString(),
    until: new Date(now + rateLimitWindow).toISOString(),
  })
  if (leftOf(limits, rows) < 0) throw tooMany()
}

/** Throws `TooManyRequests` (`tooManyAttempts`) if one of the limits allows no further attempt, and counts none. */
export const checkAttempts = async (
  database: Database,
  limits: readonly RateLimit[],
  now: number,
): Promise<void> => {
  const { rows } = await read(database, { keys: keysOf(limits), now: new Date(now).toISOString() })
  if (leftOf(limits, rows) < 1) throw tooMany()
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
    // A promise of drizzle would send it a turn of promises later.
    .execute()
}

/** After a success, takes this attempt back from all limits. Unlike `forgetAttempt` it resets none: who has one code may not guess on. */
export const takeBackAttempt = (database: Database, limits: readonly RateLimit[]): Promise<void> =>
  forgetAttempt(database, [{ name: '', most: 0 }, ...limits])
