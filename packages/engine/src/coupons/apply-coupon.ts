import type { CartCoupon, Cart } from './cart-coupon.ts'
import {
  type CouponError,
  type CouponPlace,
  couponError,
  type OwnedCoupon,
} from './coupon-checks.ts'

/** The cart with a coupon, or why it was not applied. */
export type ApplyResult =
  { readonly cart: Cart } | { readonly error: CouponError | 'Coupon is not loaded' }

/**
 * Adds a coupon after those already there (CPN-1.8, CPN-1.9): it must be loaded and pass the first five checks. The server's
 * validation comes after, and the rule's own error shows as the coupon's state.
 */
export const applyCoupon = (
  cart: Cart,
  owned: OwnedCoupon,
  place: Omit<CouponPlace, 'added'>,
): ApplyResult => {
  if (!owned.coupon) return { error: 'Coupon is not loaded' }
  const error = couponError(owned, { ...place, added: cart.coupons.map((coupon) => coupon.id) })
  if (error) return { error }
  const coupon: CartCoupon = {
    id: owned._id,
    source: 'coupon',
    rule: owned.coupon,
    ...(owned.user === undefined ? {} : { user: owned.user }),
  }
  return { cart: { ...cart, coupons: [...cart.coupons, coupon] } }
}
