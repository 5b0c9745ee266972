import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { PartsPrice, ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import { referencePrice } from '../testing/reference/reference-price.ts'
import { price } from '../totals/price.ts'

const id = (digit: string, number: number) => digit + String(number).padStart(23, '0')
const shop = id('a', 0)
const pizza = id('b', 99)
const halves = id('c', 0)
const toppings = id('c', 1)
const olives = id('d', 99)

interface Sold {
  readonly rule: PartsPrice
  /** What each part's dish costs; a part by its place in this list. */
  readonly prices: readonly number[]
  readonly parts?: readonly number[]
  readonly currency?: string
  readonly dish?: Partial<Product>
  readonly part?: Partial<Product>
  readonly choice?: number
  readonly line?: Partial<CartLine>
}

/** An order of one dish of parts, each a set child with olives on the first. */
const requestOf = ({ rule, prices, parts = [...prices.keys()], ...rest }: Sold): PriceRequest => {
  const { currency, dish, part, choice, line } = rest
  const group: ProductOption = {
    _id: halves,
    partsPrice: rule,
    choices: prices.map((_, at) => ({
      _id: id('d', at),
      type: 'product',
      product: id('b', at),
      ...(choice === undefined ? {} : { price: choice }),
    })),
  }
  return {
    now: '2026-11-28T12:00:00Z',
    shop: { _id: shop, currency },
    session: { type: 'dineIn' },
    coupons: [],
    catalogue: {
      discounts: [],
      surchargeSettings: [],
      taxSettings: [],
      timeConditions: [],
      products: [
        ...prices.map((cents, at) => ({ _id: id('b', at), price: cents / 100, ...part })),
        { _id: pizza, options: [halves], ...dish },
      ],
      productOptions: [group, { _id: toppings, choices: [{ _id: olives, price: 1.5 }] }],
    },
    lines: [
      {
        id: '1',
        product: pizza,
        options: [{ option: halves, selections: parts.map((at) => ({ _id: id('d', at) })) }],
        ...line,
      },
      ...parts.map((at, nr) => ({
        id: `1.${nr}`,
        product: id('b', at),
        fromProduct: '1',
        fromOption: halves,
        fromChoice: id('d', at),
        quantityRatio: 1,
        options: nr === 0 ? [{ option: toppings, values: [olives] }] : [],
      })),
    ],
  }
}

/** What it costs in cents, without the olives. */
const costs = (sold: Sold): number => Math.round(price(requestOf(sold)).totals.total * 100) - 150

describe('the price of parts', () => {
  it.each<[PartsPrice, readonly number[], number]>([
    ['dearest', [9800, 12_800], 12_800],
    ['mean', [9800, 12_800], 11_300],
    ['shares', [9800, 12_800], 11_300],
    // A half cent goes up: once of the mean, of each share by itself.
    ['mean', [9801, 9802], 9802],
    ['shares', [9801, 9801], 9802],
    ['mean', [9801, 9801], 9801],
    ['mean', [10_000, 10_000, 10_001], 10_000],
    ['shares', [10_000, 10_000, 10_000], 9999],
    ['shares', [10_000, 10_000, 10_000, 10_002], 10_001],
    ['dearest', [100, 200, 300, 400], 400],
  ])('%s of %j is %i cents (HALF-2.2)', (rule, prices, expected) => {
    expect(costs({ rule, prices })).toBe(expected)
  })

  it('has no decimals where the currency has none (HALF-2.2)', () => {
    const prices = [125_000, 125_500]
    expect(costs({ rule: 'mean', prices, currency: 'JPY' })).toBe(125_300)
    expect(costs({ rule: 'shares', prices: [125_500, 125_500], currency: 'JPY' })).toBe(125_600)
    expect(costs({ rule: 'mean', prices })).toBe(125_250)
  })

  it("is added to the dish's own, whose modifiers count on both; a part's dish has its price here and now (HALF-2.1)", () => {
    const prices = [10_000, 20_000]
    expect(costs({ rule: 'mean', prices, dish: { price: 3 } })).toBe(15_300)
    const takeAway = [{ type: 'orderType', orderType: 'takeAway', percent: -10 } as const]
    const line = { takeAway: true }
    expect(costs({ rule: 'mean', prices, line, dish: { priceModifiers: takeAway } })).toBe(13_500)
    expect(costs({ rule: 'dearest', prices, line, part: { priceModifiers: takeAway } })).toBe(
      18_000,
    )
    const discountMapping = [{ shop, discount: 0.5 }]
    expect(costs({ rule: 'dearest', prices, part: { discountMapping } })).toBe(10_000)
    const part = { openPrice: {}, dayPrice: { price: 66 } }
    expect(costs({ rule: 'dearest', prices, part })).toBe(6600)
  })

  it('what a choice costs is added for each part, and options of a part whole (HALF-2.3)', () => {
    expect(costs({ rule: 'dearest', prices: [10_000, 20_000], choice: 2.5 })).toBe(20_500)
  })

  it('a part twice is two parts, as a pick of two (HALF-1.2)', () => {
    const twice = costs({ rule: 'mean', prices: [1000, 2002], parts: [0, 0, 0, 1] })
    const options = [
      { option: halves, selections: [{ _id: id('d', 0), quantity: 3 }, { _id: id('d', 1) }] },
    ]
    expect(twice).toBe(1251)
    expect(costs({ rule: 'mean', prices: [1000, 2002], line: { options } })).toBe(1251)
  })

  it('an ordered line keeps what was agreed, and free parts cost nothing (PRICE-3.6, HALF-2.4)', () => {
    const prices = [10_000, 20_000]
    expect(costs({ rule: 'mean', prices, line: { ordered: { productPart: 7 } } })).toBe(700)
    const values = [id('d', 0), id('d', 1)]
    const options = [{ option: halves, values, free: true }]
    expect(costs({ rule: 'mean', prices, line: { options } })).toBe(0)
  })

  it('a part whose dish the catalogue lacks is an error with its path (PRICE-1.3)', () => {
    const request = requestOf({ rule: 'mean', prices: [100, 200] })
    const [first, ...lines] = request.lines
    const { catalogue } = request
    const products = catalogue.products.filter(({ _id }) => _id !== id('b', 1))
    expect(() =>
      price({ ...request, lines: [first!], catalogue: { ...catalogue, products } }),
    ).toThrow('lines[0].options[0].selections[1]')
    expect(lines).toHaveLength(2)
  })

  it('is that of the reference, in any order of the parts, between the cheapest and the dearest but for rounding (HALF-2.5)', () => {
    const rule = fc.constantFrom<PartsPrice>('dearest', 'mean', 'shares')
    const prices = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 2, maxLength: 4 })
    const currency = fc.constantFrom('HKD', 'JPY')
    fc.assert(
      fc.property(rule, prices, currency, (chosen, cents, money) => {
        const sold = { rule: chosen, prices: cents, currency: money }
        const parts = [...cents.keys()].toReversed()
        const cost = costs(sold)
        expect(costs({ ...sold, parts })).toBe(cost)
        expect(price(requestOf(sold))).toEqual(referencePrice(requestOf(sold)))
        const slack = chosen === 'dearest' ? 0 : (money === 'JPY' ? 50 : 0.5) * cents.length
        expect(cost).toBeGreaterThanOrEqual(Math.min(...cents) - slack)
        expect(cost).toBeLessThanOrEqual(Math.max(...cents) + slack)
      }),
    )
  })
})
