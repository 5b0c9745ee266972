// // Coupons and gifts: the checks before they are added, and their state in a cart.

export type { CartCoupon } from '../coupons/cart-coupon.ts'
export {
  type CouponError,
  couponError,
  type CouponPlace,
  type OwnedCoupon,
  serverCouponError,
} from '../coupons/coupon-checks.ts'
export type { CouponState } from '../coupons/coupon-state.ts'
export type { OwnedCouponStatus } from '../coupons/owned-coupon-status.ts'
export { holdsFreeLines } from '../coupons/free-products.ts'
export { type GiftState, giftState } from '../coupons/gifts.ts'
export { discountHints, isHintError } from '../coupons/hints.ts'
export type { DroppedCoupon } from '../coupons/settle-coupons.ts'
