import type { PriceResult } from '../catalog/price-result.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { Cart } from './cart-coupon.ts'
import { removeCoupons, withoutProduced } from './remove-coupon.ts'

const OF_THE_USER: ReadonlySet<string> = new Set(['vip', 'memberRank', 'member'])

/**
 * Returns the cart after its user is set or changed (CPN-4.2): coupons owned by another user and gifts are dropped, as is
 * what vip, rank and member rules gave in the last result. A coupon that nobody owns stays. Those rules themselves follow
 * the user of the next request.
 */
export const setUser = (
  cart: Cart,
  user: Id | undefined,
  last?: Pick<PriceResult, 'discounts'>,
): Cart => {
  const dropped = cart.coupons.filter(
    ({ source, user: owner }) =>
      source === 'gift' || (source === 'coupon' && owner !== undefined && owner !== user),
  )
  const remaining = removeCoupons(cart, new Set(dropped.map((coupon) => coupon.id)))
  const rules = (last?.discounts ?? [])
    .filter((outcome) => OF_THE_USER.has(outcome.source))
    .map((outcome) => outcome.rule)
  return { ...remaining, lines: withoutProduced(remaining.lines, new Set(rules)) }
}
