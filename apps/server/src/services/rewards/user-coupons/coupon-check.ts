import type { UserCoupon } from '@comanda/contract'
import { couponError, type CouponError, type CouponPlace } from '@comanda/engine/coupons'

/** Stands for the owner of a coupon without a user: anyone who knows its id. */
const HOLDER = 'holder'

/**
 * The checks of a coupon in their order (CPN-1.7); a coupon without a user belongs to anyone who has its id (CPN-1.1).
 */
export const couponCheck = (coupon: UserCoupon, place: CouponPlace): CouponError | undefined =>
  couponError(
    { ...coupon, user: coupon.user ?? HOLDER },
    { ...place, user: coupon.user === undefined ? HOLDER : place.user },
  )
