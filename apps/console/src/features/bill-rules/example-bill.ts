import type { Shop, SurchargeSetting, TaxSetting } from '@comanda/contract'
import {
  type PriceResult,
  PriceRequestError,
  compilePriceBook,
  priceOrder,
} from '@comanda/engine/pricing'

/** What an example bill depends on. */
export interface ExampleRules {
  readonly shop: Shop
  readonly taxes: readonly TaxSetting[]
  readonly surcharges: readonly SurchargeSetting[]
  readonly type: 'dineIn' | 'takeAway'
}

/** Currencies whose prices have no decimals, with the factor of the example's prices. */
const wholeUnits: Readonly<Partial<Record<Shop['currency'], number>>> = {
  TWD: 10,
  JPY: 10,
  VND: 1000,
  KRW: 1000,
}

/** What two guests have, at prices that rounding shows on. */
export const exampleDishes = ({ currency }: Pick<Shop, 'currency'>) => {
  const factor = wholeUnits[currency]
  const inCurrency = (price: number) => (factor === undefined ? price : Math.round(price) * factor)
  return [
    { _id: '000000000000000000000001', quantity: 2, price: inCurrency(48.9) },
    { _id: '000000000000000000000002', quantity: 1, price: inCurrency(27.55) },
  ]
}

/** The percent that a promotion takes off the example. */
export const EXAMPLE_PERCENT = 10

const isActive = ({ status }: Pick<TaxSetting, 'status'>): boolean =>
  status === undefined || status === 'active'

const priced = ({ shop, taxes, surcharges, type }: ExampleRules, now: number): PriceResult => {
  const dishes = exampleDishes(shop)
  const book = compilePriceBook({
    products: dishes.map(({ _id, price }) => ({ _id, price })),
    productOptions: [],
    taxSettings: taxes.filter(isActive),
    surchargeSettings: surcharges.filter(isActive),
    timeConditions: [],
    discounts: [
      {
        _id: '000000000000000000000003',
        discountType: 'percent',
        discount: (100 - EXAMPLE_PERCENT) / 100,
      },
    ],
  })
  return priceOrder(book, {
    now: new Date(now).toISOString(),
    shop,
    session: { type, capacity: 2 },
    lines: dishes.map(({ _id, quantity }) => ({ id: _id, product: _id, quantity })),
    coupons: [],
  })
}

/**
 * Returns an example bill of two guests, as the engine prices every order (STAFF-10.4), or undefined while what is entered cannot be
 * priced. `now`: in ms.
 */
export const exampleBill = (rules: ExampleRules, now: number): PriceResult | undefined => {
  try {
    return priced(rules, now)
  } catch (error) {
    if (error instanceof PriceRequestError) return undefined
    throw error
  }
}
