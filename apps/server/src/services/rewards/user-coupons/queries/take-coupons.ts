import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'

/**
 * Marks coupons used by a session, each once under concurrency: returns the ids of those that were usable. Every
 * transaction locks them in the order of their ids.
 */
export const takeCoupons = async (
  transaction: Database,
  ids: readonly string[],
  session: string,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  for (const id of ids.toSorted()) {
    const { rowCount } = await transaction
      .update(userCoupons)
      .set({ status: 'used', session, usedTime: now.toISOString() })
      .where(
        and(
          eq(userCoupons._id, id),
          or(eq(userCoupons.status, 'valid'), eq(userCoupons.session, session)),
        ),
      )
    if (rowCount === 1) taken.add(id)
  }
  return taken
}

/** Returns coupons used by a session to their owners; those expired by then are marked by the next run of the job. */
export const returnCoupons = async (
  transaction: Database,
  ids: readonly string[],
  session: string,
): Promise<void> => {
  if (ids.length === 0) return
  await transaction
    .update(userCoupons)
    .set({ status: 'valid', session: null, usedTime: null })
    .where(and(inArray(userCoupons._id, [...ids]), eq(userCoupons.session, session)))
}
