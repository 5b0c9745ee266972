import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { price } from '../totals/price.ts'
import { idOf } from './arbitrary-ids.ts'

/** The categories of the shop. */
export const MAINS = idOf('3', 1)
export const DRINKS = idOf('3', 2)

/** A main at 50, a drink at 10, a set at 60 that is not discountable, with a drink in it. */
export const MAIN = idOf('a', 1)
export const DRINK = idOf('a', 2)
export const SET = idOf('a', 3)

/** The groups in which the set has a drink at 8: one like any, one of type `discount`. */
export const OPTION = idOf('9', 1)
export const DISCOUNT_OPTION = idOf('9', 2)

/** The choice of the drink in these groups. */
export const CHOICE = idOf('c', 1)

/** A discount rule by its number. */
export const ruleOf = (fields: Partial<DiscountRule>, number = 1): DiscountRule => ({
  _id: idOf('d', number),
  ...fields,
})

/** The line of a drink in a set. */
export const drinkOf = (set: string, option = OPTION) => ({
  id: `drink of ${set}`,
  product: DRINK,
  fromProduct: set,
  fromOption: option,
  fromChoice: CHOICE,
})

/** An order in the shop; `catalogue` and all else may be changed. */
export const smallOrder = (
  lines: PriceRequest['lines'],
  {
    discounts = [],
    surchargeSettings = [],
    taxSettings = [],
  }: Partial<PriceRequest['catalogue']> = {},
  changes: Partial<PriceRequest> = {},
): PriceRequest => ({
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: idOf('5', 1) },
  catalogue: {
    products: [
      { _id: MAIN, price: 50, category: MAINS },
      { _id: DRINK, price: 10, category: DRINKS },
      { _id: SET, price: 60, discountable: false },
    ],
    productOptions: ([OPTION, DISCOUNT_OPTION] as const).map((_id) => ({
      _id,
      type: _id === OPTION ? ('option' as const) : ('discount' as const),
      enjoyDiscount: true,
      choices: [{ _id: CHOICE, type: 'product' as const, price: 8 }],
    })),
    taxSettings,
    surchargeSettings,
    timeConditions: [],
    discounts,
  },
  session: { type: 'dineIn' },
  lines,
  coupons: [],
  ...changes,
})

/** Prices an order in the shop. */
export const priceSmall = (...order: Parameters<typeof smallOrder>): PriceResult =>
  price(smallOrder(...order))
