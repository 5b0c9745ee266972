import { type CartContext, priceOrderOf } from '../cart-editing/cart-context.ts'
import type { Cart } from '../coupons/cart-coupon.ts'
import { type CouponAdvisor, couponAdvisor } from './coupon-advice.ts'
import type { CouponChoice } from './coupon-choice.ts'

/** A cart as it is priced. */
export interface AdvisedCart {
  readonly cart: Cart
  readonly context: CartContext
}

/** Creates an advisor on a cart; `carts`: the cart, and after it the whole bill with it if there are earlier orders. */
export const cartAdvisor = (
  carts: readonly [AdvisedCart, ...AdvisedCart[]],
  choices: readonly CouponChoice[],
): CouponAdvisor =>
  couponAdvisor({
    book: carts[0].context.menu.prices,
    orders: carts.map(({ cart, context }) => priceOrderOf(cart, context)),
    choices,
  })
