import type { OrderDiscount, UserCoupon } from '@comanda/contract'
import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { type UserCouponRow, userCoupons } from '../../../../tables/user-coupons.ts'

/** Returns a coupon as it is on the wire, with its rule. */
export const couponRecord = (row: UserCouponRow, rule: OrderDiscount): UserCoupon =>
  withoutNulls({ ...row, coupon: rule })

/** Returns coupons with their rules, without those whose rule is deleted. */
export const ownedCoupons = async (
  database: Database,
  where: SQL | undefined,
): Promise<readonly UserCoupon[]> => {
  const rows = await database
    .select({ owned: getTableColumns(userCoupons), rule: getTableColumns(orderDiscounts) })
    .from(userCoupons)
    .innerJoin(orderDiscounts, eq(orderDiscounts._id, userCoupons.coupon))
    .where(where)
  return rows.map(({ owned, rule }) => couponRecord(owned, recordOf(rule) as OrderDiscount))
}

/** Returns the coupons with these ids. */
export const couponsByIds = (
  database: Database,
  ids: readonly string[],
): Promise<readonly UserCoupon[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : ownedCoupons(database, and(inArray(userCoupons._id, [...ids])))
