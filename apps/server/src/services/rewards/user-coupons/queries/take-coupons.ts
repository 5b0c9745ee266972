import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'
import type { CouponKey } from '../coupon-key.ts'

const byId = (a: CouponKey, b: CouponKey): number => (a._id < b._id ? -1 : 1)

/**
 * Marks coupons used by a session, each once under concurrency: returns the ids of those that were usable. Every
 * transaction locks them in the order of their ids.
 */
export const takeCoupons = async (
  transaction: Database,
  coupons: readonly CouponKey[],
  session: string,
  now: Date,
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  for (const { _id, holder } of coupons.toSorted(byId)) {
    const { rowCount } = await transaction
      .update(userCoupons)
      .set({ status: 'used', session, usedTime: now.toISOString() })
      .where(
        and(
          eq(userCoupons.holder, holder),
          eq(userCoupons._id, _id),
          or(eq(userCoupons.status, 'valid'), eq(userCoupons.session, session)),
        ),
      )
    if (rowCount === 1) taken.add(_id)
  }
  return taken
}

/** Returns coupons used by a session to their owners; those expired by then are marked by the next run of the job. */
export const returnCoupons = async (
  transaction: Database,
  coupons: readonly CouponKey[],
  session: string,
): Promise<void> => {
  for (const { _id, holder } of coupons.toSorted(byId))
    await transaction
      .update(userCoupons)
      .set({ status: 'valid', session: null, usedTime: null })
      .where(
        and(
          eq(userCoupons.holder, holder),
          eq(userCoupons._id, _id),
          eq(userCoupons.session, session),
        ),
      )
}

/** Writes that another session uses the coupons that one has used. */
export const handOverCoupons = async (
  transaction: Database,
  coupons: readonly CouponKey[],
  from: string,
  into: string,
): Promise<void> => {
  for (const { _id, holder } of coupons.toSorted(byId))
    await transaction
      .update(userCoupons)
      .set({ session: into })
      .where(
        and(
          eq(userCoupons.holder, holder),
          eq(userCoupons._id, _id),
          eq(userCoupons.session, from),
        ),
      )
}
