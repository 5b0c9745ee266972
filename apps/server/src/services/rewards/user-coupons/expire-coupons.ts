import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'

const dayAfter = (now: Date): string =>
  new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)

/**
 * Marks expired coupons and returns their number. A day ends with the last time zone on earth, at noon of the next one in a
 * bar that closes then (TIME-5.4): until then, the check of its date at the shop refuses an expired coupon.
 */
export const expireCoupons = async (database: Database, now: Date): Promise<number> => {
  const ends = sql`case when length(${userCoupons.endDate}) = 10
    then (${userCoupons.endDate}::date + interval '48 hours') at time zone 'UTC'
    else ${userCoupons.endDate}::timestamptz end`
  const { rowCount } = await database
    .update(userCoupons)
    .set({ status: 'expired' })
    .where(
      and(
        eq(userCoupons.status, 'valid'),
        // What has ended begins with a day before this one, in whatever time zone: an index finds it.
        sql`${userCoupons.endDate} collate "C" < ${dayAfter(now)}`,
        sql`${ends} < ${now.toISOString()}::timestamptz`,
      ),
    )
  return rowCount ?? 0
}
