import type { PriceResult } from '@comanda/engine/pricing'
import type { DiscountRule } from '@comanda/engine/catalog'

/** Returns whether a rule gives to new lines what it gives to them by themselves: a plain percentage. */
const isPlainPercent = (rule: DiscountRule | undefined): boolean =>
  rule !== undefined &&
  (rule.discountType === 'percent' || rule.discountType === 'percentPre') &&
  rule.maxDiscount == null &&
  rule.targetStepAmount == null &&
  !rule.discountRules?.length &&
  !rule.freeProducts?.length

/** Returns the ids of the rules of a bill that are given, and not given once more to lines that follow (PRICE-9.6). */
export const givenRules = (
  bill: PriceResult,
  ruleOf: (id: string) => DiscountRule | undefined,
): ReadonlySet<string> =>
  new Set(
    bill.discounts.flatMap(({ rule, error }) =>
      error === undefined && !isPlainPercent(ruleOf(rule)) ? [rule] : [],
    ),
  )
