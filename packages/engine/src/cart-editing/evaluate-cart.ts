import { type CartIssue, cartIssues } from '../cart/cart-issues.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import type { Cart } from '../coupons/cart-coupon.ts'
import { type CouponState, couponStates } from '../coupons/coupon-state.ts'
import { type DroppedCoupon, settleCoupons } from '../coupons/settle-coupons.ts'
import { priceOrder } from '../totals/price-order.ts'
import { type CartContext, lineMakerOf, menuContextOf, priceOrderOf } from './cart-context.ts'

/** A cart with all that a screen shows of it. */
export interface EvaluatedCart {
  /** The cart with its free products mended, and without coupons that can never hold here. */
  readonly cart: Cart
  /** Its price with the explanations; missing if it is empty or cannot be priced. */
  readonly result?: PriceResult
  /** What keeps it from being ordered. */
  readonly issues: readonly CartIssue[]
  /** How each coupon stands, by its id. */
  readonly couponStates: ReadonlyMap<string, CouponState>
  readonly dropped: readonly DroppedCoupon[]
  /** Set if a line breaks the shapes or names something that the menu lacks; the cart is then returned as it was. */
  readonly fault?: PriceRequestError
}

const vipRules = ({ user }: CartContext): readonly DiscountRule[] =>
  (user?.vipLevel?.discountLists ?? []).flatMap(({ discounts = [] }) => discounts)

/**
 * Returns what a cart is worth now: its coupons tried again, its free products mended, its price and what keeps it from
 * being ordered. Evaluating what was evaluated changes nothing.
 */
export const evaluateCart = (cart: Cart, context: CartContext): EvaluatedCart => {
  const menu = menuContextOf(context)
  const unpriced = (): EvaluatedCart => ({
    cart,
    issues: cartIssues(cart.lines, menu),
    couponStates: couponStates(cart.coupons, undefined),
    dropped: [],
  })
  if (cart.lines.length === 0) return unpriced()
  try {
    const { menu: compiled, keepCoupons } = context
    const settled = settleCoupons(cart, {
      maker: lineMakerOf(context, menu),
      price: (candidate) => priceOrder(compiled.prices, priceOrderOf(candidate, context)),
      automatic: [...compiled.discounts, ...vipRules(context)],
      keep: keepCoupons,
    })
    const { lines, coupons } = settled.cart
    const result = lines.length === 0 ? undefined : settled.result
    return {
      cart: settled.cart,
      issues: cartIssues(lines, menu),
      couponStates: couponStates(coupons, result),
      dropped: settled.dropped,
      ...(result && { result }),
    }
  } catch (error) {
    if (error instanceof PriceRequestError) return { ...unpriced(), fault: error }
    throw error
  }
}

/** Returns what lines cost by themselves, without coupons; `undefined` if they cannot be priced. */
export const quoteLines = (lines: Cart['lines'], context: CartContext): PriceResult | undefined => {
  try {
    return priceOrder(context.menu.prices, priceOrderOf({ lines, coupons: [] }, context))
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}
