import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { withRules } from '../testing/rules-of-request.ts'
import { price } from './price.ts'

const byHand = ['overridePrice', 'manualPercentAdjust', 'manualDiscount'] as const

const nothingByHand = {
  overridePrice: undefined,
  openKey: undefined,
  manualPercentAdjust: undefined,
  manualDiscount: undefined,
}

/** The request with its line at `at` changed, and nothing else by hand on it. */
const withLine = (request: PriceRequest, at: number, change: Partial<CartLine>): PriceRequest => ({
  ...request,
  lines: request.lines.map((line, index) => {
    if (index !== at % request.lines.length) return line
    return { ...line, ...nothingByHand, ...change }
  }),
})

/** What picks units by their price, sets the price of several, or goes by other discounts or by surcharges. */
const goesByPrice = ({ discountRules, discountType, ...rule }: DiscountRule): boolean =>
  (discountRules ?? []).length > 0 ||
  discountType === 'percentPre' ||
  discountType === 'pickNMaxPrice' ||
  (rule.targetStepAmount !== undefined && rule.priceTypes?.includes('surcharge') === true)

/** Without roundings, and adjusts that are shared over lines: these move by cents with any amount. */
const withoutShares = (request: PriceRequest): PriceRequest => ({
  ...withRules({ ...request, user: undefined }, (rule) => !goesByPrice(rule)),
  shop: { _id: request.shop._id },
  session: { ...request.session, preAdjusts: undefined },
})

/** Surcharges, taxes and shares are rounded each. */
const CENTS = 5

const totalOf = (request: PriceRequest): number => Math.round(price(request).totals.total * 100)

it('less by hand on a line never makes a bill cheaper than more does, beside rules that go neither by price nor by surcharges (DISC-2.9)', () => {
  const share = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(
      arbitraryRequest,
      fc.nat(9),
      share,
      share,
      fc.constantFrom(...byHand),
      (request, at, one, other, field) => {
        fc.pre(request.lines.length > 0)
        const plain = withLine(withoutShares(request), at, {})
        const line = price(plain).lines[at % request.lines.length]!
        const valueAt = (percent: number): number => {
          if (field === 'manualPercentAdjust') return -percent
          const of = field === 'overridePrice' ? line.unitPrice : line.total
          const taken = Math.round(of * percent) / 100
          return field === 'overridePrice' ? Math.round((of - taken) * 100) / 100 : taken
        }
        const [none, less, more] = [0, Math.min(one, other), Math.max(one, other)].map((percent) =>
          totalOf(withLine(plain, at, { [field]: valueAt(percent) })),
        )
        expect(more).toBeLessThanOrEqual(less! + CENTS)
        expect(less).toBeLessThanOrEqual(none! + CENTS)
      },
    ),
    { numRuns: 300 },
  )
})

const request: PriceRequest = {
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: '5'.repeat(24) },
  catalogue: {
    products: [{ _id: 'a'.repeat(24), price: 104 }],
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: [{ _id: 'd'.repeat(24), discountType: 'amount', discount: 20 }],
  },
  session: { type: 'dineIn' },
  lines: [{ id: 'L1', product: 'a'.repeat(24), quantity: 1 }],
  coupons: [],
}

it.each([
  ['a minimum', { conditions: [{ for: 'order' as const, minTotal: 100 }] }],
  ['a minimum after discounts', { conditions: [{ for: 'order' as const, afterMinTotal: 100 }] }],
  ['a step', { targetStepAmount: 100, repeat: true }],
])(
  '%s that a bill had before staff took something off a line still holds (DISC-2.9)',
  (_, rule) => {
    const { catalogue } = request
    const discounts = catalogue.discounts.map((one) => ({ ...one, ...rule }))
    const changed = { ...request, catalogue: { ...catalogue, discounts } }
    const totals = [
      {},
      { overridePrice: 98 },
      { manualPercentAdjust: -10 },
      { manualDiscount: 54 },
    ].map((change) => totalOf(withLine(changed, 0, change)))
    expect(totals).toEqual([8400, 7800, 7360, 3000])
  },
)
