import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { CartCoupon, Cart } from '../coupons/cart-coupon.ts'

/** A rule that only has a name. */
export const rule: DiscountRule = { _id: 'r1' }

/** A coupon of the first user. */
export const coupon: CartCoupon = { id: 'c1', source: 'coupon', user: 'u1', rule }

/** Lines of a coupon, a gift and a vip rule next to a plain one. */
export const cart: Cart = {
  lines: [
    { id: 'a', product: 'p' },
    { id: 'b', product: 'q', fromCoupon: 'c1' },
    { id: 'c', product: 'p', fromProduct: 'b' },
    { id: 'd', product: 'q', fromCoupon: 'g1' },
    { id: 'e', product: 'q', fromCoupon: 'vipRule' },
  ],
  coupons: [
    coupon,
    { id: 'g1', source: 'gift', user: 'u1', rule },
    { id: 'm1', source: 'manual', rule },
  ],
}
