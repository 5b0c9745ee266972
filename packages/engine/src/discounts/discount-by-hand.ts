import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { Shop } from '../catalog/shop.ts'

/** What staff take off a whole bill: a percent of it, or an amount in currency units. */
export type GivenByHand = { readonly percent: number } | { readonly amount: number }

/** The phase and priority after those of all stored rules, which are 32-bit integers. */
const LAST = 2 ** 31 - 1

/** Rules that may be tried beside a discount by hand. */
interface Beside {
  readonly shop: Shop
  readonly rules: readonly DiscountRule[]
}

const isLate = ({ type, beforeServiceCharge }: DiscountRule): boolean =>
  type !== 'point' && beforeServiceCharge === false

/**
 * Returns the rule of a discount by hand, without its id. It is tried after all others, so that none of them falls away by it: more
 * by hand never makes a bill dearer (DISC-2.6). It is after the service charge if one of the others says so.
 */
export const discountByHand = (given: GivenByHand, { shop, rules }: Beside) => ({
  source: 'manual' as const,
  for: 'order' as const,
  type: 'discount' as const,
  ...('percent' in given
    ? // A rule says which part of the price is left.
      {
        discountType: 'percent' as const,
        discount: Number((1 - given.percent / 100).toFixed(6)),
      }
    : { discountType: 'amount' as const, discount: given.amount }),
  phase: LAST,
  priority: LAST,
  ...(shop.discountBeforeServiceCharge === true &&
    rules.some(isLate) && { beforeServiceCharge: false }),
})
