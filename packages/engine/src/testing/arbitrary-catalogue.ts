import * as fc from 'fast-check'
import type { PriceModifier } from '../catalog/price-modifier.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import type { TimeCondition } from '../catalog/time-condition.ts'
import type { OrderType } from '../catalog/vocabulary.ts'
import { amount, choicesOf, IDS, maybe, oneOf, rarely, signedAmount } from './arbitrary-ids.ts'

/** Any type of order but topUp, which has neither discounts nor charges. */
export const arbitraryOrderType: fc.Arbitrary<OrderType> = oneOf([
  'dineIn',
  'dineIn',
  'takeAway',
  'delivery',
  'dineInNoTable',
])

const percent = fc.integer({ min: -60, max: 60 }).map((value) => value / 2)

const modifier: fc.Arbitrary<PriceModifier> = fc.oneof(
  fc.record({
    type: fc.constant('productOption' as const),
    productOption: oneOf(IDS.options),
    price: signedAmount(500),
  }),
  fc.record({
    type: fc.constant('modifier' as const),
    modifier: oneOf(IDS.modifiers),
    percent,
  }),
  fc.record({ type: fc.constant('section' as const), section: oneOf(IDS.sections), percent }),
  fc.record({
    type: fc.constant('timeCondition' as const),
    timeCondition: oneOf(IDS.times),
    percent,
  }),
  fc.record({
    type: fc.constant('orderType' as const),
    orderType: arbitraryOrderType,
    price: signedAmount(500),
    percent,
  }),
)

const modifiers = rarely(fc.array(modifier, { minLength: 1, maxLength: 3 }))

const product = (_id: string): fc.Arbitrary<Product> =>
  fc.record({
    _id: fc.constant(_id),
    price: amount(),
    openPrice: rarely(fc.constant({})),
    dayPrice: rarely(fc.record({ price: amount() })),
    byWeight: rarely(fc.record({ grams: oneOf([1000, 100, 604.78982, 37.79936375, 453.59237]) })),
    category: maybe(oneOf(IDS.categories), 6),
    subCategory: rarely(oneOf(IDS.categories)),
    priceModifiers: modifiers,
    discountMapping: rarely(
      fc
        .record({
          shop: oneOf(IDS.shops),
          price: maybe(amount()),
          discount: maybe(oneOf([0.5, 0.85, 0.333333])),
        })
        .map((mapping) => [mapping]),
    ),
    taxClass: rarely(oneOf(['wine', 'beer'])),
    discountable: rarely(fc.constant(false)),
    freeSurcharge: rarely(fc.constant(true)),
  })

/** Products that others may contain as set items. */
export const SET_OPTION = IDS.options[4]!

/** The set item of a choice: each has its own. */
export const productOfChoice = (choice: string): string =>
  IDS.products[choice === choicesOf(SET_OPTION)[0] ? 3 : 2]!

const option = (_id: string, at: number): fc.Arbitrary<ProductOption> => {
  const [first, second] = choicesOf(_id)
  const type = at === 4 ? ('product' as const) : ('option' as const)
  const productOf = (choice: string) => (at === 4 ? productOfChoice(choice) : undefined)
  return fc.record({
    _id: fc.constant(_id),
    type: fc.constant((['option', 'option', 'discount', 'freeSurcharge', 'option'] as const)[at]),
    partsPrice:
      at === 4 ? maybe(oneOf(['dearest', 'mean', 'shares'] as const)) : fc.constant(undefined),
    enjoyDiscount: at === 4 ? fc.boolean() : fc.constant(at === 0),
    choices: fc.tuple(
      fc.record({
        _id: fc.constant(first),
        type: fc.constant(type),
        product: fc.constant(productOf(first)),
        price: signedAmount(600),
      }),
      fc.record({
        _id: fc.constant(second),
        type: fc.constant(type),
        product: fc.constant(productOf(second)),
        price: amount(600),
        priceModifiers: modifiers,
      }),
    ),
  })
}

const timeCondition = (_id: string): fc.Arbitrary<TimeCondition> =>
  fc.record({
    _id: fc.constant(_id),
    timeType: oneOf(['range', 'order', 'start', 'book', 'create', 'pay'] as const),
    weekdays: maybe(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 3 })),
    from: maybe(oneOf(['08:00', '11:30', '22:00'])),
    to: maybe(oneOf(['04:00', '12:30', '22:00'])),
    startDate: rarely(oneOf(['2024-05-15', '2024-05-14T20:00:00Z'])),
    endDate: rarely(oneOf(['2024-05-15', '2024-05-15T05:00:00Z'])),
  })

/** Products, option groups and time conditions of a small shop. */
export const arbitraryMenu = fc.record({
  products: fc.tuple(...IDS.products.map(product)),
  productOptions: fc.tuple(...IDS.options.map(option)),
  timeConditions: fc.tuple(...IDS.times.map(timeCondition)),
})
