import type { DiscountRule } from '@comanda/engine/catalog'
import type { Words } from './coupon-worth.ts'

/** What terms are made of: the rule, and the narrower limits of the owned coupon. */
export interface TermsOf {
  readonly rule: DiscountRule
  readonly endDate?: string | undefined
  readonly shops?: readonly string[] | undefined
}

/** Formatters of amounts and days. */
export interface TermWriters {
  readonly money: (amount: number) => string
  readonly day: (day: string) => string
}

const filled = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0

const maybe = (holds: unknown, words: Words): readonly Words[] => (holds ? [words] : [])

const conditionTerms = (rule: DiscountRule, money: TermWriters['money']): readonly Words[] =>
  (rule.conditions ?? []).flatMap((condition): readonly Words[] => [
    ...(condition.minTotal
      ? [{ key: 'couponTerms.minTotal' as const, values: { amount: money(condition.minTotal) } }]
      : []),
    ...(condition.afterMinTotal
      ? [
          {
            key: 'couponTerms.afterMinTotal' as const,
            values: { amount: money(condition.afterMinTotal) },
          },
        ]
      : []),
    ...(condition.minQty
      ? [{ key: 'couponTerms.minQty' as const, values: { count: condition.minQty } }]
      : []),
  ])

/** Returns the terms of a coupon in the words of the couponTerms messages, the most important first. */
export const couponTerms = (
  { rule, endDate, shops }: TermsOf,
  { money, day }: TermWriters,
): readonly Words[] => {
  const scoped = [...(rule.conditions ?? []), ...(rule.discountRules ?? [])]
  const [only] = rule.orderType?.length === 1 ? rule.orderType : []
  const ends = [endDate, rule.endDate].filter((date) => date !== undefined).toSorted()[0]
  return [
    ...conditionTerms(rule, money),
    ...maybe(rule.targetStepAmount, {
      key: 'couponTerms.each',
      values: { amount: money(rule.targetStepAmount ?? 0) },
    }),
    ...maybe(rule.maxDiscount, {
      key: 'couponTerms.maxDiscount',
      values: { amount: money(rule.maxDiscount ?? 0) },
    }),
    ...maybe(
      scoped.some((entry) => filled(entry.products)),
      { key: 'couponTerms.someProducts' },
    ),
    ...maybe(
      scoped.some((entry) => filled(entry.categories)),
      { key: 'couponTerms.someCategories' },
    ),
    ...maybe(rule.priceTypes?.includes('surcharge') && !rule.priceTypes.includes('product'), {
      key: 'couponTerms.onlySurcharges',
    }),
    ...maybe(rule.undiscounted, { key: 'couponTerms.undiscounted' }),
    ...maybe(filled(rule.timeConditions), { key: 'couponTerms.someTimes' }),
    ...maybe(filled(shops ?? rule.shops), { key: 'couponTerms.someShops' }),
    ...maybe(filled(rule.sections), { key: 'couponTerms.someSections' }),
    ...maybe(only === 'dineIn', { key: 'couponTerms.onlyDineIn' }),
    ...maybe(only === 'takeAway', { key: 'couponTerms.onlyTakeAway' }),
    ...maybe(filled(rule.rules), { key: 'couponTerms.notCombined' }),
    ...(rule.startDate
      ? [{ key: 'couponTerms.starts' as const, values: { date: day(rule.startDate) } }]
      : []),
    ends === undefined
      ? { key: 'couponTerms.noEnd' }
      : { key: 'couponTerms.ends', values: { date: day(ends) } },
  ]
}
