import type { OrderDiscount, UserCoupon } from '@comanda/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import type { UserCouponRow } from '../../../../tables/user-coupons.ts'
import { couponRecord } from './owned-coupons.ts'

/** Returns coupons with their rules, in their order, without those whose rule is deleted. */
export const withRules = async (
  database: Database,
  rows: readonly UserCouponRow[],
): Promise<readonly UserCoupon[]> => {
  const ids = [...new Set(rows.map(({ coupon }) => coupon))]
  if (ids.length === 0) return []
  const found = await database.select().from(orderDiscounts).where(inArray(orderDiscounts._id, ids))
  const rules = new Map(found.map((rule) => [rule._id, recordOf(rule) as OrderDiscount]))
  return rows.flatMap((row) => {
    const rule = rules.get(row.coupon)
    return rule ? [couponRecord(row, rule)] : []
  })
}
