import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'

/**
 * Marks expired coupons and returns their number. A day ends with the last time zone on earth: until then, the check of
 * its date in the shop's zone refuses an expired coupon.
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
