import type { PriceResult } from '../catalog/price-result.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { CouponCart } from './cart-coupon.ts'
import { removeCoupons, withoutProduced } from './remove-coupon.ts'

const OF_THE_USER: ReadonlySet<string> = new Set(['vip', 'memberRank', 'member'])

/**
 * Returns the cart after its user is set or changed (CPN-4.2): coupons owned by another user and gifts are dropped, as is
 * what vip, rank and member rules gave in the last result. Those rules themselves follow the user of the next request.
 */
export const setUser = (
  cart: CouponCart,
  user: Id | undefined,
  last?: Pick<PriceResult, 'discounts'>,
): CouponCart => {
  const dropped = cart.coupons.filter(
    (coupon) => coupon.source === 'gift' || (coupon.source === 'coupon' && coupon.user !== user),
  )
  const kept = removeCoupons(cart, new Set(dropped.map((coupon) => coupon.id)))
  const rules = (last?.discounts ?? [])
    .filter((outcome) => OF_THE_USER.has(outcome.source))
    .map((outcome) => outcome.rule)
  return { ...kept, lines: withoutProduced(kept.lines, new Set(rules)) }
}
