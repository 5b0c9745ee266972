import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'

/**
 * Marks coupons that have run out; answers how many. A day ends where it ends last on earth: before that a coupon is
 * refused by its date in the shop's zone all the same.
 */
export const expireCoupons = async (database: Database, now: Date): Promise<number> => {
  const ends = sql`case when length(${userCoupons.endDate}) = 10
    then (${userCoupons.endDate}::date + interval '36 hours') at time zone 'UTC'
    else ${userCoupons.endDate}::timestamptz end`
  const { rowCount } = await database
    .update(userCoupons)
    .set({ status: 'expired' })
    .where(
      and(
        eq(userCoupons.status, 'valid'),
        isNotNull(userCoupons.endDate),
        sql`${ends} < ${now.toISOString()}::timestamptz`,
      ),
    )
  return rowCount ?? 0
}
