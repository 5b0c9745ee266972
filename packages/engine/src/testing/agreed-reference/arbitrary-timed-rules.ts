import * as fc from 'fast-check'
import type { DiscountRule } from '../../catalog/discount-rule.ts'
import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { TimeCondition } from '../../catalog/time-condition.ts'
import { amount, hardly, IDS, maybe, onceIn, oneOf, someOf } from '../arbitrary-ids.ts'

/** When rounds are ordered, and, one minute off, when rules begin and end. */
export const INSTANTS = [
  '2024-05-15T11:30:00+08:00',
  '2024-05-15T13:00:00+08:00',
  '2024-05-15T18:15:00+08:00',
  '2024-05-15T23:45:00+08:00',
  '2024-05-16T01:10:00+08:00',
] as const

const limit = onceIn(
  4,
  oneOf([
    '2024-05-15',
    '2024-05-16',
    '2024-05-15T13:00:00+08:00',
    '2024-05-15T12:00:00Z',
    '2024-05-15T17:00:00Z',
  ]),
)

const times = onceIn(4, someOf(IDS.times))

/** A condition that some of the rounds meet. */
export const timeCondition = (_id: string): fc.Arbitrary<TimeCondition> =>
  fc.record({
    _id: fc.constant(_id),
    timeType: oneOf([undefined, 'range', 'order', 'range', 'order', 'start', 'create'] as const),
    weekdays: onceIn(4, fc.subarray([2, 3, 4], { minLength: 1 })),
    from: maybe(oneOf(['11:30', '12:00', '18:00', '22:00'])),
    to: maybe(oneOf(['01:00', '02:00', '13:00', '18:15', '23:00'])),
    startDate: onceIn(8, oneOf(['2024-05-15', '2024-05-16'])),
    endDate: onceIn(8, oneOf(['2024-05-15', '2024-05-15T05:00:00Z'])),
  })

const condition = (of: RuleCondition['for']): fc.Arbitrary<RuleCondition> =>
  fc.record({
    for: fc.constant(of),
    categories: maybe(someOf(IDS.categories)),
    excludeProducts: onceIn(6, someOf(IDS.products)),
    minQty: of === 'exclude' ? fc.constant(undefined) : maybe(fc.integer({ min: 1, max: 5 })),
    minTotal: of === 'exclude' ? fc.constant(undefined) : onceIn(3, amount(15_000)),
    afterMinTotal: of === 'exclude' ? fc.constant(undefined) : onceIn(8, amount(15_000)),
    timeConditions: times,
  })

const entry = fc.record({
  pickOrder: maybe(oneOf(['asc', 'desc', 'cart'] as const)),
  minQty: maybe(fc.integer({ min: 1, max: 3 })),
  maxQty: maybe(fc.integer({ min: 1, max: 2 })),
  categories: onceIn(4, someOf(IDS.categories)),
})

const gives = fc.oneof(
  fc.record({
    discountType: fc.constant('percent' as const),
    discount: oneOf([0, 0.5, 0.5, 0.8, 0.9, 0.333333]),
  }),
  fc.record({ discountType: fc.constant('amount' as const), discount: amount(5_000) }),
)

const common = {
  status: hardly(oneOf(['draft', 'disabled'] as const)),
  beforeServiceCharge: maybe(fc.boolean()),
  phase: onceIn(5, fc.constant(1)),
  priority: maybe(fc.nat(2)),
  startDate: limit,
  endDate: limit,
  timeConditions: times,
}

/** A rule that takes something off, for some of the time. */
export const reduction = fc
  .record({
    ...common,
    gives,
    for: oneOf([undefined, 'order', 'product', 'product', 'line'] as const),
    conditions: maybe(
      fc.array(
        oneOf(['order', 'order', 'product', 'product', 'exclude', undefined] as const).chain(
          condition,
        ),
        { maxLength: 2 },
      ),
      4,
    ),
    discountRules: maybe(fc.array(entry, { minLength: 1, maxLength: 2 })),
    repeat: fc.boolean(),
    targetStepAmount: onceIn(4, oneOf([10, 33.33, 50])),
    maxStep: onceIn(4, fc.integer({ min: 1, max: 3 })),
    maxDiscount: onceIn(5, amount(3_000)),
    undiscounted: onceIn(5, fc.constant(true)),
  })
  .map(({ gives: given, ...rule }) => ({ ...rule, ...given }))

const waiver = fc.record({
  ...common,
  for: fc.constant('order' as const),
  discountType: oneOf(['freeSurcharge', 'freeSurcharge', 'freeSeatCharge'] as const),
  surcharges: maybe(someOf(IDS.surcharges)),
  conditions: maybe(fc.array(condition('order'), { maxLength: 1 })),
})

const wish = onceIn(
  3,
  fc.record({
    ruleType: oneOf(['denylist', 'allowlist'] as const),
    rules: someOf(IDS.rules.slice(0, 4)),
  }),
)

/** Wishes about other rules or waivers: a waiver denies only if it waives something. */
export const ruleOf = (wishes: boolean): fc.Arbitrary<Omit<DiscountRule, '_id'>> =>
  wishes
    ? fc.tuple(reduction, wish).map(([rule, those]) => ({ ...rule, ...those }))
    : fc.oneof({ weight: 3, arbitrary: reduction }, { weight: 1, arbitrary: waiver })
