import { type CartIssue, cartIssues } from '../cart/cart-issues.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { Cart } from '../coupons/cart-coupon.ts'
import { freezeOrder, type FrozenOrder } from '../totals/price-order.ts'
import { type CartContext, menuContextOf, priceOrderOf } from './cart-context.ts'

/** The price of a cart and the facts to store with each line, or why it cannot be priced. */
export type FrozenCart =
  | { readonly frozen: FrozenOrder }
  | { readonly frozen?: undefined; readonly fault: PriceRequestError }

/** A cart at checkout. */
export interface CheckedOutCart {
  /** Why it cannot be ordered; empty if it can. */
  readonly issues: readonly CartIssue[]
  /** Prices it: what is refused for its issues need not be. */
  readonly freeze: () => FrozenCart
}

const freeze = (cart: Cart, context: CartContext): FrozenCart => {
  try {
    return { frozen: freezeOrder(context.menu.prices, priceOrderOf(cart, context)) }
  } catch (error) {
    if (error instanceof PriceRequestError) return { fault: error }
    throw error
  }
}

/**
 * Evaluates a cart as it was sent: nothing in it is mended or dropped. A cart that `evaluateCart` returned without issues,
 * with the coupons that are valid in it, checks out at the same total.
 */
export const checkoutCart = (cart: Cart, context: CartContext): CheckedOutCart => ({
  issues: cartIssues(cart.lines, menuContextOf(context)),
  freeze: () => freeze(cart, context),
})
