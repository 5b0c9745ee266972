import * as fc from 'fast-check'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { RuleCondition } from '../catalog/rule-condition.ts'
import type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import type { CatalogueStatus, ProductMode } from '../catalog/vocabulary.ts'
import { arbitraryOrderType } from './arbitrary-catalogue.ts'
import { amount, GIFT, hardly, IDS, maybe, oneOf, rarely, someOf } from './arbitrary-ids.ts'

const mode = rarely(oneOf<ProductMode>(['takeAway', 'dineIn']))
const status = hardly(oneOf<CatalogueStatus>(['draft', 'disabled']))

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
  minQty: maybe(fc.integer({ min: 0, max: 4 })),
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

const effect: fc.Arbitrary<Partial<DiscountRule>> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      discountType: oneOf(['percent', 'percentPre'] as const),
      discount: oneOf([0, 0.5, 0.8, 0.9, 0.333333, 0.95, 1, 1.1]),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ discountType: fc.constant('amount' as const), discount: amount(2_000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      discountType: fc.constant('pickNMaxPrice' as const),
      discount: amount(3_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      discountType: oneOf(['freeSeatCharge', 'freeSurcharge', 'freeSurcharge'] as const),
      surcharges: maybe(someOf(IDS.surcharges)),
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

/** A discount rule without its id: of any type, for any scope, with picks, steps and limits. */
export const arbitraryRule: fc.Arbitrary<Omit<DiscountRule, '_id'>> = fc
  .tuple(
    fc.record({
      for: oneOf(['order', 'line', 'product', undefined] as const),
      status,
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
      productMode: mode,
      priceTypes: maybe(oneOf([['surcharge'], ['product', 'surcharge'], ['product']] as const)),
      conditions: maybe(fc.array(arbitraryCondition, { maxLength: 2 })),
      discountAny: maybe(fc.boolean()),
    }),
    maybe(fc.array(entry, { minLength: 1, maxLength: 3 })),
    rarely(
      fc.record({ ruleType: oneOf(['allowlist', 'denylist'] as const), rules: someOf(IDS.rules) }),
    ),
    effect,
  )
  .map(([rule, discountRules, wish, does]) => ({ ...rule, discountRules, ...wish, ...does }))

const setting = {
  status,
  disabled: hardly(fc.constant(true)),
  shops: hardly(someOf(IDS.shops)),
  orderType: hardly(fc.tuple(arbitraryOrderType)),
  productMode: mode,
  rules: rarely(fc.array(arbitraryCondition, { minLength: 1, maxLength: 2 })),
} as const

/** A surcharge setting. */
export const arbitrarySurcharge = (_id: string): fc.Arbitrary<SurchargeSetting> =>
  fc.record({
    ...setting,
    _id: fc.constant(_id),
    percent: maybe(oneOf([10, 12.5, 0.3333])),
    amountPerProduct: maybe(amount(300)),
    fixedAmount: maybe(amount(2_000)),
    amountPerPerson: maybe(amount(1_000)),
    discountable: fc.boolean(),
    manual: rarely(fc.constant(true)),
  })

/** A tax setting. */
export const arbitraryTax = (_id: string): fc.Arbitrary<TaxSetting> =>
  fc.record({
    ...setting,
    _id: fc.constant(_id),
    percent: oneOf([5, 7.5, 10, 0, 8.3333]),
    included: fc.boolean(),
    priceTypes: maybe(oneOf([['surcharge'], ['product', 'surcharge']] as const), 2),
    taxGroup: rarely(oneOf(['food', 'drink'])),
  })
