import type { DiscountRule } from '../../catalog/discount-rule.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import type { Item } from './agreed-items.ts'
import { type Version, versionsOf } from './open-versions.ts'

type Candidate = Version<DiscountRule> & { readonly place: number }

/** Whether a rule is tried before the service charge (DISC-2.3). */
export const isBefore = ({ beforeServiceCharge }: DiscountRule, { shop }: PriceRequest): boolean =>
  beforeServiceCharge ?? shop.discountBeforeServiceCharge ?? false

/** The rules in the order in which they are tried (DISC-2); `place`: automatic ones before coupons. */
export const candidatesOf = (
  items: readonly Item[],
  request: PriceRequest,
): readonly Candidate[] => {
  const late = (rule: DiscountRule) => (isBefore(rule, request) ? 0 : 1)
  return [
    ...versionsOf(items, ({ discounts }) => discounts)
      .toSorted((a, b) => (a.rule._id < b.rule._id ? -1 : 1))
      .map((version) => ({ ...version, place: 0 })),
    ...request.coupons.map(({ rule }) => ({ rule, items, place: 1 })),
  ].toSorted(
    (a, b) =>
      late(a.rule) - late(b.rule) ||
      (a.rule.phase ?? 0) - (b.rule.phase ?? 0) ||
      (a.rule.priority ?? 0) - (b.rule.priority ?? 0) ||
      a.place - b.place,
  )
}

/** Whether one of two rules denies the other (DISC-3.4). */
export const denies = (one: DiscountRule, other: DiscountRule): boolean =>
  [
    [one, other],
    [other, one],
  ].some(([by, of]) => {
    const isNamed = by!.rules?.includes(of!._id) === true
    return by!.ruleType === 'denylist' ? isNamed : by!.ruleType === 'allowlist' && !isNamed
  })
