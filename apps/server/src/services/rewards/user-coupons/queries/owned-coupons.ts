import type { OrderDiscount, UserCoupon } from '@comanda/contract'
import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { type CouponKey, couponKey } from '../coupon-key.ts'
import { type UserCouponRow, userCoupons } from '../../../../tables/user-coupons.ts'

/** Returns a coupon as it is on the wire, with its rule. */
export const couponRecord = (
  { holder: _holder, claimNumber: _number, device: _device, ...row }: UserCouponRow,
  rule: OrderDiscount,
): UserCoupon => withoutNulls({ ...row, coupon: rule })

/** Returns a coupon with its rule, or undefined if there is none or its rule is deleted. */
export const ownedCoupon = async (
  database: Database,
  { _id, holder }: CouponKey,
): Promise<UserCoupon | undefined> => {
  const [row] = await database
    .select({ owned: getTableColumns(userCoupons), rule: getTableColumns(orderDiscounts) })
    .from(userCoupons)
    .innerJoin(orderDiscounts, eq(orderDiscounts._id, userCoupons.coupon))
    .where(and(eq(userCoupons.holder, holder), eq(userCoupons._id, _id)))
  return row && couponRecord(row.owned, recordOf(row.rule) as OrderDiscount)
}

/** Returns the coupons of a member that are not used, with their rules; of more than `most` those that end first. */
export const unusedCoupons = async (
  database: Database,
  member: string,
  most: number,
): Promise<readonly UserCoupon[]> => {
  const rows = await database
    .select({ owned: getTableColumns(userCoupons), rule: getTableColumns(orderDiscounts) })
    .from(userCoupons)
    .innerJoin(orderDiscounts, eq(orderDiscounts._id, userCoupons.coupon))
    .where(and(eq(userCoupons.holder, member), eq(userCoupons.status, 'valid')))
    .orderBy(asc(userCoupons.endDate), asc(userCoupons._id))
    .limit(most)
  return rows.map(({ owned, rule }) => couponRecord(owned, recordOf(rule) as OrderDiscount))
}

/** Returns the coupon with this id if the user may use it: it is theirs, or has no user (CPN-1.1). */
export const usableCoupon = async (
  database: Database,
  id: string,
  user: string | undefined,
): Promise<UserCoupon | undefined> =>
  (user === undefined ? undefined : await ownedCoupon(database, couponKey({ id, user }))) ??
  ownedCoupon(database, couponKey({ id }))
