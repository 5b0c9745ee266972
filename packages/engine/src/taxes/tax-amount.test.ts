import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import type { TaxSetting } from '../catalog/tax-setting.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { rounded } from '../testing/reference/numbers.ts'
import { price } from '../totals/price.ts'
import { taxAmount } from './tax-amount.ts'

const FOOD = idOf('3', 1)
const DRINK = idOf('3', 2)

const request = (taxSettings: readonly Partial<TaxSetting>[], taxFree = false): PriceRequest => ({
  now: '2024-05-15T12:00:00+08:00',
  shop: { _id: idOf('5', 1) },
  catalogue: {
    products: [
      { _id: idOf('a', 1), price: 110, category: FOOD },
      { _id: idOf('a', 2), price: 105, category: DRINK },
    ],
    productOptions: [
      { _id: idOf('9', 1), choices: [{ _id: idOf('c', 1), type: 'product', price: 11 }] },
    ],
    taxSettings: taxSettings.map((setting, at) => ({ ...setting, _id: idOf('f', at + 1) })),
    surchargeSettings: [],
    timeConditions: [],
    discounts: [],
  },
  session: { type: 'dineIn', taxFree },
  lines: [
    { id: 'L1', product: idOf('a', 1) },
    { id: 'L2', product: idOf('a', 2) },
  ],
  coupons: [],
})

const on = (category: string): Partial<TaxSetting> => ({
  rules: [{ for: 'product', categories: [category] }],
})

describe('the amount of a tax', () => {
  it('lines with different included taxes are summed exactly and rounded once (TAX-2.1, TAX-2.3)', () => {
    const { taxes, lines, totals } = price(
      request([
        { percent: 10, included: true, ...on(FOOD) },
        { percent: 5, included: true, ...on(DRINK) },
        { percent: 7.5 },
      ]),
    )
    // 7.5 % of 110 × 100/110 and of 105 × 100/105
    expect(taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [110, 10],
      [105, 5],
      [215, 15],
    ])
    expect(lines[0]?.taxes.map(({ amount }) => amount)).toEqual([10, 7.67])
    expect(totals).toMatchObject({ taxIncluded: 15, taxExcluded: 15, total: 230 })
  })

  it('included percents on one line add up (TAX-2.1)', () => {
    const both = { included: true, ...on(FOOD) }
    const { taxes } = price(
      request([
        { percent: 6, ...both },
        { percent: 4, ...both },
      ]),
    )
    expect(taxes.map(({ amount }) => amount)).toEqual([6, 4])
  })

  it('sums of fractions agree with big integers, of either sign', () => {
    const gross = fc.integer({ min: -1_000_000, max: 1_000_000 })
    const percent = fc.nat(200_000)
    fc.assert(
      fc.property(percent, fc.array(fc.tuple(percent, gross), { maxLength: 3 }), (p, parts) => {
        const byIncluded = new Map(parts)
        let [numerator, denominator] = [0n, 1n]
        for (const [included, amount] of byIncluded) {
          const whole = BigInt(1_000_000 + included)
          numerator = numerator * whole + BigInt(amount * p) * denominator
          denominator *= whole
        }
        expect(taxAmount(p, byIncluded) + 0).toBe(Number(rounded(numerator, denominator)))
      }),
    )
  })

  it('the first of a tax group that is eligible has the line, another group the next (TAX-1.2)', () => {
    const { taxes, lines } = price(
      request([
        { percent: 20, taxGroup: 'a', ...on(DRINK) },
        { percent: 10, taxGroup: 'a' },
        { percent: 5, taxGroup: 'b' },
        { percent: 1, taxGroup: 'a' },
      ]),
    )
    expect(taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [105, 21],
      [110, 11],
      [215, 10.75],
    ])
    expect(lines.map(({ tax }) => tax)).toEqual([16.5, 26.25])
  })

  it('lines are taxed in the order of the request, set children in their places', () => {
    const { catalogue, ...order } = request([{ percent: 0.01 }])
    const child = { fromProduct: 'L3', fromOption: idOf('9', 1), fromChoice: idOf('c', 1) }
    const lines = [
      { id: 'L0', product: idOf('a', 2), ...child },
      { id: 'L1', product: idOf('a', 2), overridePrice: 11 },
      { id: 'L3', product: idOf('a', 1), overridePrice: 11 },
    ]
    const result = price({ ...order, catalogue, lines })
    expect(result.lines.map(({ total }) => total)).toEqual([11, 11, 11])
    // 33 × 0.01 % = 0.33 cents: nothing; the base is all three
    expect(result.taxes).toMatchObject([{ base: 33, amount: 0 }])
    const dearer = price({
      ...order,
      catalogue: { ...catalogue, taxSettings: [{ _id: idOf('f', 1), percent: 0.05 }] },
      lines,
    })
    expect(dearer.lines.map(({ tax }) => tax)).toEqual([0.01, 0.01, 0])
  })

  it('a tax-free session pays no tax, and the taxes in its prices are refunded (TAX-2.4)', () => {
    const taxes = [{ percent: 10, included: true, ...on(FOOD) }, { percent: 5 }]
    const { totals, lines } = price(request(taxes, true))
    expect(totals).toMatchObject({ taxIncluded: 0, taxExcluded: 0, taxRelief: -10, total: 205 })
    expect(lines.flatMap((line) => line.taxes)).toEqual([])
  })
})
