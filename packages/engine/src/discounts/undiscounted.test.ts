import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { drinkOf, MAIN, MAINS, priceSmall, ruleOf, SET } from '../testing/small-shop.ts'
import { price } from '../totals/price.ts'

const offMains = ruleOf({
  for: 'product',
  discountType: 'percent',
  discount: 0.5,
  conditions: [{ for: 'product', categories: [MAINS] }],
  discountRules: [{ maxQty: 1 }],
})
const rest = (fields: object) => ruleOf({ ...fields, undiscounted: true, phase: 1 }, 2)

describe('undiscounted', () => {
  const lines = [{ id: 'main', product: MAIN, quantity: 3 }]

  it('leaves out the units that a rule took something off, not their line (DISC-5.6)', () => {
    const tenth = rest({ discountType: 'percent', discount: 0.9 })
    const { discounts } = priceSmall(lines, { discounts: [offMains, tenth] })
    expect(discounts.map(({ amount }) => amount)).toEqual([-25, -10])
  })

  it('counts for picks and groups (DISC-5.6)', () => {
    const errors = [
      { discountType: 'percent', discount: 0, discountRules: [{ minQty: 3 }] },
      { discountType: 'pickNMaxPrice', discount: 10, discountRules: [{ minQty: 3 }] },
      { discountType: 'amount', discount: 1, conditions: [{ for: 'product', minQty: 3 }] },
    ].map((fields) => priceSmall(lines, { discounts: [offMains, rest(fields)] }).discounts[1])
    expect(errors).toMatchObject([
      { error: 'errors.ruleMinQty', need: { qty: 1 } },
      { error: 'errors.ruleMinQty', need: { qty: 1 } },
      { amount: -1 },
    ])
  })

  it('a unit of a set is discounted if its child is (DISC-5.6)', () => {
    const set = [{ id: 'set', product: SET }, drinkOf('set')]
    const first = ruleOf({ discountType: 'amount', discount: 1 })
    const { discounts } = priceSmall(set, {
      discounts: [first, rest({ discountType: 'amount', discount: 1 })],
    })
    expect(discounts).toMatchObject([{ amount: -1 }, { error: 'errors.ruleNothing' }])
  })

  it('is not read by waivers, and leaves surcharges in the base (DISC-5.6)', () => {
    const surchargeSettings = [{ _id: 'e'.repeat(24), percent: 10, discountable: true }]
    const both = { priceTypes: ['product', 'surcharge'], discountType: 'percent', discount: 0.5 }
    const half = ruleOf({ for: 'order', discountType: 'percent', discount: 0.5 })
    const { discounts } = priceSmall(lines, {
      surchargeSettings,
      discounts: [half, rest({ discountType: 'freeSurcharge', for: 'product' })],
    })
    expect(discounts[1]).toMatchObject({ waived: 15, lines: ['main'] })
    const { discounts: later } = priceSmall(lines, {
      surchargeSettings,
      discounts: [half, rest(both)],
    })
    expect(later[1]).toMatchObject({ amount: -7.5, lines: [] })
  })

  it('a rule with free products needs a unit that nothing was taken off, be it not discountable (DISC-5.6)', () => {
    const gift = rest({ freeProducts: [{ product: MAIN }], conditions: [] })
    const given = { id: 'gift', product: MAIN, fromCoupon: gift._id }
    const half = ruleOf({ discountType: 'percent', discount: 0.5 })
    const found = (product: string) =>
      priceSmall([{ id: 'one', product }], { discounts: [half, gift] }).discounts[1]?.error
    expect(found(MAIN)).toBe('errors.ruleNothing')
    expect(found(SET)).toBe('errors.ruleMissingFree')
    const { discounts } = priceSmall([{ id: 'one', product: SET }, given], {
      discounts: [half, gift],
    })
    expect(discounts[1]?.error).toBeUndefined()
  })

  it('law: if all rules say so, no unit is discounted twice (DISC-5.6)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const discounts = request.catalogue.discounts.map((one) => ({ ...one, undiscounted: true }))
        const coupons = request.coupons.map(({ rule, ...coupon }) => ({
          ...coupon,
          rule: { ...rule, undiscounted: true },
        }))
        const single = request.lines.map((line) => ({ ...line, quantity: 1 }))
        const { lines: priced } = price({
          ...request,
          user: undefined,
          catalogue: { ...request.catalogue, discounts },
          coupons,
          lines: single,
        })
        const rules = new Map<string, Set<string>>()
        for (const [at, line] of single.entries()) {
          const top = line.fromProduct ?? line.id
          const own = rules.get(top) ?? new Set()
          rules.set(top, own)
          for (const { rule } of priced[at]!.discounts) own.add(rule)
        }
        for (const own of rules.values()) expect(own.size).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })
})
