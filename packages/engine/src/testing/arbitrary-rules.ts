import * as fc from 'fast-check'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { RuleCondition } from '../catalog/rule-condition.ts'
import type { CatalogueStatus, PriceType, ProductMode } from '../catalog/vocabulary.ts'
import { arbitraryOrderType } from './arbitrary-catalogue.ts'
import { amount, GIFT, hardly, IDS, maybe, onceIn, oneOf, rarely, someOf } from './arbitrary-ids.ts'

export const arbitraryMode = rarely(oneOf<ProductMode>(['takeAway', 'dineIn']))
export const arbitraryStatus = hardly(oneOf<CatalogueStatus>(['draft', 'disabled']))

/** What a rule or a tax is about: every combination, also none. */
export const arbitraryPriceTypes = maybe(
  oneOf<readonly PriceType[]>([['surcharge'], ['surcharge', 'product'], ['product'], []]),
)

/** A condition that small carts often meet. */
export const arbitraryCondition: fc.Arbitrary<RuleCondition> = fc.record({
  for: oneOf(['order', 'product', 'product', 'product', 'exclude', undefined] as const),
  products: rarely(someOf(IDS.products)),
  categories: maybe(someOf(IDS.categories)),
  productOptions: rarely(someOf(IDS.options)),
  sections: rarely(someOf(IDS.sections)),
  excludeProducts: rarely(someOf(IDS.products)),
  excludeCategories: rarely(someOf(IDS.categories)),
  excludeProductOptions: rarely(someOf(IDS.options)),
  excludeSections: rarely(someOf(IDS.sections)),
  minQty: maybe(fc.integer({ min: 1, max: 4 })),
  minWeight: rarely(oneOf([0.1, 0.3, 2])),
  minTotal: rarely(amount(6_000)),
  afterMinTotal: rarely(amount(6_000)),
  includeModifier: rarely(fc.oneof(oneOf(IDS.modifiers), someOf(IDS.modifiers))),
  excludeModifier: rarely(fc.oneof(oneOf(IDS.modifiers), someOf(IDS.modifiers))),
  timeConditions: rarely(someOf(IDS.times)),
})

const entry = fc.record({
  pickOrder: maybe(oneOf(['asc', 'desc', 'cart'] as const)),
  minQty: maybe(fc.integer({ min: 1, max: 4 })),
  maxQty: maybe(fc.integer({ min: 1, max: 3 })),
  products: rarely(someOf(IDS.products)),
  categories: rarely(someOf(IDS.categories)),
})

const percents = fc.record({
  discountType: oneOf(['percent', 'percentPre'] as const),
  discount: oneOf([0, 0.5, 0.8, 0.9, 0.333333, 0.95, 1, 1.1]),
})

const amounts = fc.record({
  discountType: fc.constant('amount' as const),
  discount: amount(2_000),
})

const effect: fc.Arbitrary<Partial<DiscountRule>> = fc.oneof(
  {
    weight: 4,
    arbitrary: percents,
  },
  {
    weight: 3,
    arbitrary: amounts,
  },
  {
    weight: 3,
    arbitrary: fc.record({
      discountType: fc.constant('pickNMaxPrice' as const),
      discount: amount(3_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      discountType: oneOf(['freeSeatCharge', 'freeSurcharge', 'freeSurcharge'] as const),
      surcharges: maybe(someOf(IDS.surcharges)),
      // After the discounts, often.
      phase: maybe(fc.constant(1)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('point' as const),
      percentagePoint: maybe(oneOf([0.1, 0.05, 0.333333]), 8),
      fixedPoint: maybe(fc.nat(20)),
    }),
  },
  {
    weight: 2,
    arbitrary: oneOf([1, 1, 2]).map((times) => ({
      freeProducts: Array.from({ length: times }, () => ({ product: IDS.products[GIFT]! })),
    })),
  },
)

/** Fields together that chance seldom brings together. */
const recipe: fc.Arbitrary<Partial<DiscountRule>> = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  {
    // Surcharges are in the base only of such rules.
    weight: 3,
    arbitrary: fc
      .record({
        for: fc.constant('order' as const),
        beforeServiceCharge: fc.constant(false),
        does: fc.oneof(percents, amounts),
        priceTypes: oneOf<readonly PriceType[]>([['surcharge'], ['product', 'surcharge']]),
        surcharges: onceIn(3, someOf(IDS.surcharges)),
        conditions: onceIn(
          3,
          fc.integer({ min: 1, max: 3 }).map((minQty) => [{ for: 'order' as const, minQty }]),
        ),
        discountRules: fc.constant([]),
      })
      .map(({ does, ...rule }) => ({ ...rule, ...does })),
  },
  {
    // Sets: what was bought limits what is picked.
    weight: 1,
    arbitrary: fc.record({
      repeat: fc.constant(true),
      conditions: fc
        .tuple(
          fc.integer({ min: 1, max: 3 }),
          maybe(someOf(IDS.categories)),
          maybe(someOf(IDS.categories)),
        )
        .map(([minQty, bought, reduced]) => [
          { for: 'order' as const, minQty, categories: bought },
          { for: 'product' as const, categories: reduced },
        ]),
      discountRules: fc.array(entry, { minLength: 1, maxLength: 2 }),
    }),
  },
)

/** A discount rule without its id: of any type, for any scope, with picks, steps and limits. */
export const arbitraryRule: fc.Arbitrary<Omit<DiscountRule, '_id'>> = fc
  .tuple(
    fc.record({
      for: oneOf(['order', 'line', 'product', undefined] as const),
      status: arbitraryStatus,
      phase: rarely(oneOf([-1, 1])),
      priority: maybe(fc.nat(3)),
      beforeServiceCharge: maybe(fc.boolean()),
      startDate: hardly(oneOf(['2024-05-15', '2024-05-16'])),
      endDate: hardly(oneOf(['2024-05-15', '2024-05-14T00:00:00Z'])),
      timeConditions: rarely(someOf(IDS.times)),
      shops: hardly(someOf(IDS.shops)),
      sections: hardly(someOf(IDS.sections)),
      orderType: hardly(fc.tuple(arbitraryOrderType)),
      maxDiscount: rarely(amount(2_000)),
      point: rarely(fc.nat(60)),
      targetStepAmount: rarely(oneOf([5, 10, 33.33, 50])),
      maxStep: maybe(fc.integer({ min: 1, max: 3 })),
      repeat: fc.boolean(),
      productMode: arbitraryMode,
      priceTypes: onceIn(3, arbitraryPriceTypes),
      surcharges: rarely(someOf(IDS.surcharges)),
      undiscounted: oneOf([undefined, undefined, false, true]),
      conditions: maybe(fc.array(arbitraryCondition, { maxLength: 2 })),
      discountAny: maybe(fc.boolean()),
    }),
    maybe(fc.array(entry, { minLength: 1, maxLength: 3 })),
    rarely(
      fc.record({ ruleType: oneOf(['allowlist', 'denylist'] as const), rules: someOf(IDS.rules) }),
    ),
    effect,
    recipe,
  )
  .map(([rule, discountRules, wish, does, together]) => ({
    ...rule,
    discountRules,
    ...wish,
    ...does,
    ...together,
  }))
