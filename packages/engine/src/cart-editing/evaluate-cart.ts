import { type CartIssue, cartIssues } from '../cart/cart-issues.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import type { Cart } from '../coupons/cart-coupon.ts'
import { type CouponState, couponStates } from '../coupons/coupon-state.ts'
import { type DroppedCoupon, settleCoupons } from '../coupons/settle-coupons.ts'
import { priceOrder } from '../totals/price-order.ts'
import { type CartContext, lineMakerOf, menuContextOf, priceOrderOf } from './cart-context.ts'
import { withLeastParts } from './least-parts.ts'

/** A cart with all that a screen shows of it. */
export interface EvaluatedCart {
  /** The cart with its free products fixed, without coupons that can never apply here. */
  readonly cart: Cart
  /** Its price with the explanations; missing if it is empty or cannot be priced. */
  readonly result?: PriceResult
  /** Why it cannot be ordered; empty if it can. */
  readonly issues: readonly CartIssue[]
  /** The state of each coupon by its id. */
  readonly couponStates: ReadonlyMap<string, CouponState>
  readonly dropped: readonly DroppedCoupon[]
  /** Set if a line breaks the shapes or names something that the menu lacks; the cart is then returned as it was. */
  readonly fault?: PriceRequestError
}

const vipRules = ({ user }: CartContext): readonly DiscountRule[] =>
  (user?.vipLevel?.discountLists ?? []).flatMap(({ discounts = [] }) => discounts)

/**
 * Evaluates a cart: tries its coupons again, fixes its free products, prices it and lists why it cannot be ordered.
 * Idempotent.
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

/** Returns what a cart costs as it is; `undefined` if it cannot be priced. */
export const quoteCart = (cart: Cart, context: CartContext): PriceResult | undefined => {
  try {
    return priceOrder(context.menu.prices, priceOrderOf(cart, context))
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}

/** Returns what lines cost by themselves, without coupons, at least (HALF-3.2); `undefined` if they cannot be priced. */
export const quoteLines = (lines: Cart['lines'], context: CartContext): PriceResult | undefined =>
  quoteCart({ lines: withLeastParts(lines, context), coupons: [] }, context)
