import type { LineMaker } from '../cart/add-line.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'
import type { CartCoupon, Cart } from './cart-coupon.ts'
import { couponStates } from './coupon-state.ts'
import { fixFreeProducts } from './fix-free-products.ts'
import { removeCoupons } from './remove-coupon.ts'

/** A coupon that was taken out because it turned invalid for good, and why. */
export interface DroppedCoupon {
  readonly coupon: CartCoupon
  readonly error: RuleError
}

/** A cart whose coupons were tried again, with its price. */
export interface SettledCart {
  readonly cart: Cart
  readonly result: PriceResult
  readonly dropped: readonly DroppedCoupon[]
}

/** How coupons are tried again. */
export interface SettleOptions {
  readonly maker: LineMaker
  readonly price: (cart: Cart) => PriceResult
  /** Rules of the catalogue and of the user that may give products by themselves. */
  readonly automatic?: readonly DiscountRule[] | undefined
  /** Keeps coupons that became invalid for good, too. */
  readonly keep?: boolean | undefined
}

/**
 * Tries every coupon again after a change of the cart (CPN-2.2, CPN-2.4): free products are fixed, and coupons
 * that turned invalid for good are removed with the lines that they produced, unless the caller keeps them. Those that
 * the diner can still mend stay.
 */
export const settleCoupons = (
  start: Cart,
  { maker, price, automatic = [], keep = false }: SettleOptions,
): SettledCart => {
  let cart = start
  let last: { readonly cart: Cart; readonly result: PriceResult } | undefined
  // The fix usually priced the settled cart last: reuse that price.
  const priceOnce = (priced: Cart): PriceResult => {
    if (last?.cart.lines !== priced.lines || last.cart.coupons !== priced.coupons)
      last = { cart: priced, result: price(priced) }
    return last.result
  }
  const dropped: DroppedCoupon[] = []
  // Each round but the last removes a coupon, so the rounds are bounded by their number.
  for (;;) {
    const { coupons } = cart
    const rules = new Map([
      ...automatic.map((rule): [string, DiscountRule] => [rule._id, rule]),
      ...coupons.map((coupon): [string, DiscountRule] => [coupon.id, coupon.rule]),
    ])
    const lines = fixFreeProducts(cart.lines, rules, maker, (candidate) =>
      priceOnce({ lines: candidate, coupons }),
    )
    cart = { lines, coupons }
    const result = priceOnce(cart)
    const states = couponStates(coupons, result)
    const lost = coupons.flatMap((coupon): DroppedCoupon[] => {
      const state = states.get(coupon.id)
      return state?.state === 'error' && !state.isHint ? [{ coupon, error: state.error }] : []
    })
    const first = lost[0]
    if (keep || !first) return { cart, result, dropped }
    dropped.push(first)
    cart = removeCoupons(cart, new Set([first.coupon.id]))
  }
}
