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

/**
 * Returns the ids of the rules of a bill that are given, and not given once more to lines that follow (PRICE-9.6), and of
 * those that lose to one that is, of the same group (DISC-2.7).
 */
export const givenRules = (
  bill: PriceResult,
  rules: readonly DiscountRule[],
): ReadonlySet<string> => {
  const applied = new Set(
    bill.discounts.flatMap(({ rule, error }) => (error === undefined ? [rule] : [])),
  )
  const known = new Map(rules.map((rule) => [rule._id, rule]))
  const groups = new Set([...applied].flatMap((id) => known.get(id)?.bestOf ?? []))
  const others = rules.filter(({ _id, bestOf }) => !applied.has(_id) && groups.has(bestOf ?? ''))
  return new Set([
    ...[...applied].filter((id) => !isPlainPercent(known.get(id))),
    ...others.map(({ _id }) => _id),
  ])
}
