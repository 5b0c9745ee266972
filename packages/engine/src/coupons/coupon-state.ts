import type { PriceResult, RuleNeed } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'
import type { Money } from '../catalog/vocabulary.ts'
import type { CartCoupon } from './cart-coupon.ts'
import { isHintError } from './hints.ts'

/** The state of a coupon: applied, not applied (yet, or for good), or disabled by the diner. */
export type CouponState =
  | { readonly state: 'valid'; readonly amount: Money; readonly points?: number }
  | {
      readonly state: 'error'
      readonly error: RuleError
      readonly need?: RuleNeed | undefined
      /** What the bill would be less with it, if something else of its `bestOf` group is worth more (DISC-2.7). */
      readonly worth?: Money | undefined
      /** Whether it may apply yet: the diner can still mend it, or it becomes worth most of its group. */
      readonly isHint: boolean
    }
  | { readonly state: 'disabled' }

/** Returns the state of each coupon by its id after pricing; before that it is `errors.ruleNeedUpdate`. */
export const couponStates = (
  coupons: readonly CartCoupon[],
  result: Pick<PriceResult, 'discounts'> | undefined,
): ReadonlyMap<string, CouponState> =>
  new Map(
    coupons.map((coupon): [string, CouponState] => {
      if (coupon.disabled) return [coupon.id, { state: 'disabled' }]
      const outcome = result?.discounts.find((entry) => entry.coupon === coupon.id)
      if (!outcome)
        return [coupon.id, { state: 'error', error: 'errors.ruleNeedUpdate', isHint: false }]
      const { error, need, worth, amount, points } = outcome
      if (error === undefined)
        return [coupon.id, { state: 'valid', amount, ...(points === undefined ? {} : { points }) }]
      const isHint = isHintError(error) || (worth ?? 0) > 0
      return [coupon.id, { state: 'error', error, isHint, need, worth }]
    }),
  )
