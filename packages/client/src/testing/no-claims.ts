import type { ClaimCoupon } from '../coupons/coupon-claims.ts'

/** For carts in which no coupon is claimed. */
export const noClaims: ClaimCoupon = () => Promise.reject(new Error('no coupon is claimed here'))
