import { type CartIssue, cartIssues } from '../cart/cart-issues.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { Cart } from '../coupons/cart-coupon.ts'
import { freezeOrder, type FrozenOrder } from '../totals/price-order.ts'
import { type CartContext, menuContextOf, priceOrderOf } from './cart-context.ts'

/** A cart at checkout. */
export type CheckedOutCart = {
  /** Why it cannot be ordered; empty if it can. */
  readonly issues: readonly CartIssue[]
} & (
  | {
      /** Its price, and the facts to store with each line. */
      readonly frozen: FrozenOrder
    }
  | {
      readonly frozen?: undefined
      /** Why it cannot be priced. */
      readonly fault: PriceRequestError
    }
)

/**
 * Evaluates a cart as it was sent: nothing in it is mended or dropped. A cart that `evaluateCart` returned without issues,
 * with the coupons that are valid in it, checks out at the same total.
 */
export const checkoutCart = (cart: Cart, context: CartContext): CheckedOutCart => {
  const issues = cartIssues(cart.lines, menuContextOf(context))
  try {
    return { issues, frozen: freezeOrder(context.menu.prices, priceOrderOf(cart, context)) }
  } catch (error) {
    if (error instanceof PriceRequestError) return { issues, fault: error }
    throw error
  }
}
