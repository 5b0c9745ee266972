import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { MAIN, priceSmall, ruleOf, SET } from '../testing/small-shop.ts'
import { price } from '../totals/price.ts'

const SERVICE = idOf('e', 1)
const DELIVERY = idOf('e', 2)
const surchargeSettings = [
  { _id: SERVICE, percent: 10, discountable: true },
  { _id: DELIVERY, fixedAmount: 20, discountable: true },
]
const halfOfFees: Partial<DiscountRule> = {
  discountType: 'percent',
  discount: 0.5,
  priceTypes: ['surcharge'],
}
const both: Partial<DiscountRule> = { ...halfOfFees, priceTypes: ['product', 'surcharge'] }
const lines = [{ id: 'main', product: MAIN, quantity: 2 }]
const discountsOf = (
  rules: readonly Partial<DiscountRule>[],
  changes: Partial<PriceRequest> = {},
) =>
  priceSmall(
    lines,
    { surchargeSettings, discounts: rules.map((fields, at) => ruleOf(fields, at + 1)) },
    changes,
  )

const ofSet = (fields: Partial<DiscountRule>) =>
  priceSmall([{ id: 'set', product: SET }], { surchargeSettings, discounts: [ruleOf(fields)] })

describe('rules on surcharges', () => {
  it('surcharges on the rule names those in its base (SUR-3.2)', () => {
    const { surcharges, discounts } = discountsOf([{ ...halfOfFees, surcharges: [DELIVERY] }])
    expect(surcharges.map(({ discount }) => discount)).toEqual([0, -10])
    expect(discounts).toMatchObject([{ amount: -10, lines: [] }])
    expect(discountsOf([{ ...both, surcharges: [SERVICE] }]).totals.discounts).toBe(-55)
    expect(discountsOf([{ ...both, surcharges: [] }]).totals.discounts).toBe(-65)
  })

  it.each<[string, Partial<DiscountRule>]>([
    ['for products', { for: 'product' }],
    ['before the service charge', { beforeServiceCharge: true }],
    ['with a condition for products', { conditions: [{ for: 'product' }] }],
    ['with picks', { discountRules: [{ maxQty: 1 }] }],
    ['of another type', { discountType: 'pickNMaxPrice', discount: 1 }],
    ['with surcharges that are not charged', { surcharges: [idOf('e', 3)] }],
  ])('surcharges alone, %s: there is nothing for it (SUR-3.1, SUR-3.3)', (_, fields) => {
    const { discounts, totals } = discountsOf([{ ...halfOfFees, ...fields }])
    expect(discounts).toMatchObject([{ error: 'errors.ruleNothing', lines: [] }])
    expect(totals.discounts).toBe(0)
  })

  it('without items to discount a rule with a surcharge in its base holds, and is not tested for picks (DISC-3.8, DISC-3.9)', () => {
    expect(ofSet(both).discounts).toMatchObject([{ amount: -13, lines: [] }])
    expect(ofSet({ ...both, priceTypes: ['product'] }).discounts).toMatchObject([
      { error: 'errors.ruleNothing' },
    ])
  })

  it('what is left of a surcharge: percentPre alone reads one with nothing left (SUR-3.4)', () => {
    const all = { ...halfOfFees, discount: 0 }
    const steps = { ...halfOfFees, targetStepAmount: 40, phase: 1 }
    const errors = ['percent', 'percentPre'].map(
      (discountType) =>
        discountsOf([all, { ...steps, discountType: discountType as 'percent' }]).discounts[1],
    )
    expect(errors).toMatchObject([
      { error: 'errors.ruleNothing' },
      { error: 'errors.ruleMinTotal', need: { total: 10 } },
    ])
  })

  it('waivers, points and rules with free products do not read priceTypes (SUR-3.6)', () => {
    const user = { _id: idOf('b', 1) }
    const points = { type: 'point', percentagePoint: 1, priceTypes: ['surcharge'] } as const
    expect(discountsOf([points], { user }).totals.points).toBe(100)
    const waiver = {
      discountType: 'freeSurcharge',
      for: 'product',
      priceTypes: ['surcharge'],
    } as const
    expect(discountsOf([waiver]).discounts).toMatchObject([{ waived: 10, lines: ['main'] }])
    const gift = { ...halfOfFees, freeProducts: [{ product: MAIN }] }
    const given = { id: 'gift', product: MAIN, fromCoupon: idOf('d', 1) }
    expect(discountsOf([gift], { lines: [...lines, given] }).discounts).toMatchObject([
      { amount: -50, lines: ['main'] },
    ])
  })

  it('waivers and points do not pick (DISC-5.2)', () => {
    const discountRules = [{ minQty: 99 }]
    const user = { _id: idOf('b', 1) }
    const waiver = { discountType: 'freeSurcharge', discountRules } as const
    expect(discountsOf([waiver]).discounts).toMatchObject([{ waived: 30, lines: ['main'] }])
    const points = { type: 'point', fixedPoint: 5, discountRules } as const
    expect(discountsOf([points], { user }).discounts).toMatchObject([{ points: 5 }])
  })

  it('one with a limit takes no more off surcharges than that (DISC-6.8)', () => {
    const { surcharges } = discountsOf([{ ...halfOfFees, maxDiscount: 6 }])
    expect(surcharges.map(({ discount }) => discount)).toEqual([-2, -4])
  })

  it('law: rules about surcharges alone take nothing off lines, and list none (SUR-3.3)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const alone = { priceTypes: ['surcharge'] as const, freeProducts: [] }
        const { lines: priced, discounts } = price({
          ...request,
          user: undefined,
          catalogue: {
            ...request.catalogue,
            discounts: request.catalogue.discounts.map((one) => ({ ...one, ...alone })),
          },
          coupons: request.coupons.map((one) => ({ ...one, rule: { ...one.rule, ...alone } })),
        })
        for (const { discount } of priced) expect(discount).toBe(0)
        for (const { waived, points, lines: ids } of discounts)
          if (waived === undefined && points === undefined) expect(ids).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})
