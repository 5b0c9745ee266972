import type { UserCoupon } from '@comanda/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { shops } from '../../../tables/shops.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'
import { couponCheck } from '../user-coupons/coupon-check.ts'
import { withRules } from '../user-coupons/queries/with-rules.ts'

/** The most that are read, and the most that are returned: a guest stands at the counter. */
const mostRead = 200
const most = 50

/** Returns the coupons that a member can use in a shop now, those that end first at the front (KIOSK-5.4). */
export const couponsOfMember = async (
  database: Database,
  { user, shop }: { readonly user: string; readonly shop: string },
  now: number,
): Promise<UserCoupon[]> => {
  const rows = await database
    .select()
    .from(userCoupons)
    .where(
      and(
        eq(userCoupons.holder, user),
        eq(userCoupons.user, user),
        eq(userCoupons.status, 'valid'),
      ),
    )
    .orderBy(asc(userCoupons.endDate), asc(userCoupons._id))
    .limit(mostRead)
  if (rows.length === 0) return []
  const [at] = await database
    .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds })
    .from(shops)
    .where(eq(shops._id, shop))
  const place = { ...at, shop, user, now: new Date(now).toISOString(), added: [] }
  const found = await withRules(database, rows)
  return found.filter((coupon) => couponCheck(coupon, place) === undefined).slice(0, most)
}
