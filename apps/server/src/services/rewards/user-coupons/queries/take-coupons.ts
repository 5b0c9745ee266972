import { and, eq, inArray, or } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'

/**
 * Uses coupons up by a session, each once whoever else tries: answers the ids of those that could be used. They are held
 * in the order of their ids by everybody.
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

/** Gives coupons back that a session had used; those that have run out by then expire with the next run of the job. */
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
