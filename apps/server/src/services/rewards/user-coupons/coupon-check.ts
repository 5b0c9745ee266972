import type { UserCoupon } from '@comanda/contract'
import { couponError, type CouponError, type CouponPlace } from '@comanda/engine'

/** Stands for who holds a coupon that is nobody's: who knows its id. */
const HOLDER = 'holder'

/** The checks of spec 001 §5 on a coupon, in their order; a coupon that is nobody's belongs to who has its id. */
export const couponCheck = (coupon: UserCoupon, place: CouponPlace): CouponError | undefined =>
  couponError(
    { ...coupon, user: coupon.user ?? HOLDER },
    { ...place, user: coupon.user === undefined ? HOLDER : place.user },
  )
