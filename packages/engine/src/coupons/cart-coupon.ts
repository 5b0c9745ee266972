import type { CartLine } from '../catalog/cart-line.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { AppliedCoupon } from '../catalog/price-request.ts'
import type { Id } from '../catalog/vocabulary.ts'

/** A coupon, gift or manual rule that was added to the cart. */
export interface CartCoupon {
  readonly id: string
  readonly source: AppliedCoupon['source']
  readonly rule: DiscountRule
  /** Whom it belongs to. */
  readonly user?: Id | undefined
  /** Put aside by the diner: it stays listed and does not count. */
  readonly disabled?: boolean | undefined
}

/** What coupons act on: the lines of the cart, and the coupons in the order in which they were added. */
export interface Cart {
  readonly lines: readonly CartLine[]
  readonly coupons: readonly CartCoupon[]
}

/** The coupons that a price request takes: those that are not disabled, in the order in which they were added. */
export const toAppliedCoupons = (coupons: readonly CartCoupon[]): readonly AppliedCoupon[] =>
  coupons
    .filter((coupon) => coupon.disabled !== true)
    .map(({ id, source, rule }) => ({ id, source, rule }))
