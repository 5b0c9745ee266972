import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import { DRINK, DRINKS, MAIN, MAINS, priceSmall, ruleOf, SET } from '../testing/small-shop.ts'

const cart = (mains: number, drinks: number) => [
  ...(mains > 0 ? [{ id: 'main', product: MAIN, quantity: mains }] : []),
  ...(drinks > 0 ? [{ id: 'drink', product: DRINK, quantity: drinks }] : []),
]
const withEachMain: Partial<DiscountRule> = {
  for: 'product',
  discountType: 'percent',
  discount: 0.5,
  repeat: true,
  conditions: [
    { for: 'product', categories: [DRINKS] },
    { for: 'order', categories: [MAINS], minQty: 1 },
  ],
  discountRules: [{ minQty: 1, maxQty: 1 }],
}
const [ofDrinks, ofMains] = withEachMain.conditions!
const amountOf = (mains: number, drinks: number, fields: Partial<DiscountRule> = {}) =>
  priceSmall(cart(mains, drinks), { discounts: [ruleOf({ ...withEachMain, ...fields })] })
    .discounts[0]?.amount

describe('sets', () => {
  it('limit what each entry takes with repeat (DISC-5.7)', () => {
    expect([amountOf(1, 3), amountOf(2, 3), amountOf(5, 3)]).toEqual([-5, -10, -15])
    expect(amountOf(2, 3, { repeat: false })).toBe(-5)
  })

  it('each entry has them by itself (DISC-5.7)', () => {
    const twice = [{ maxQty: 1 }, { maxQty: 1 }]
    expect(amountOf(1, 3, { discountRules: twice })).toBe(-10)
  })

  it('an entry takes its maxQty for each, and no more than full minQty (DISC-5.7, DISC-5.4)', () => {
    expect(amountOf(2, 9, { discountRules: [{ minQty: 3, maxQty: 2 }] })).toBe(-20)
    expect(amountOf(9, 7, { discountRules: [{ minQty: 3, maxQty: 2 }] })).toBe(-20)
    expect(amountOf(1, 3, { discountRules: [{ minQty: 3 }] })).toBe(-15)
  })

  it('are the least over the conditions for the order; those for products do not count (DISC-5.7)', () => {
    const everything = { for: 'order', minQty: 3 } as const
    expect(amountOf(4, 4, { conditions: [ofDrinks!, ofMains!, everything] })).toBe(-10)
    const twoDrinks = { ...ofDrinks!, minQty: 2 }
    expect(amountOf(4, 5, { conditions: [twoDrinks, ofMains!] })).toBe(-20)
    expect(amountOf(1, 5, { conditions: [twoDrinks, { for: 'order', minTotal: 1 }] })).toBe(-25)
  })

  it('with discountAny only conditions that hold count (DISC-5.7, DISC-4.10)', () => {
    const sets = { for: 'order', products: [SET], minQty: 1 } as const
    const fields = { discountAny: true, conditions: [ofDrinks!, ofMains!, sets] }
    expect(amountOf(2, 3, fields)).toBe(-10)
  })

  it('limit groups, which without entries are one (DISC-5.7, DISC-6.6)', () => {
    const group = { discountType: 'pickNMaxPrice', discount: 12 } as const
    expect(amountOf(2, 6, { ...group, discountRules: [{ minQty: 2 }] })).toBe(-16)
    expect(amountOf(9, 6, { ...group, discountRules: [{ minQty: 2 }] })).toBe(-24)
    expect(amountOf(2, 6, { ...group, discountRules: [] })).toBe(-48)
  })

  it('steps give free products by what was discountable before, if the rule is percentPre (DISC-6.5, DISC-6.2)', () => {
    const half = ruleOf({ discountType: 'percent', discount: 0.5 })
    const gift = ruleOf(
      {
        discountType: 'percentPre',
        discount: 0.9,
        targetStepAmount: 50,
        repeat: true,
        freeProducts: [{ product: DRINK }],
      },
      2,
    )
    const given = (quantity: number) =>
      priceSmall([...cart(2, 0), { id: 'gift', product: DRINK, quantity, fromCoupon: gift._id }], {
        discounts: [half, gift],
      }).discounts[1]
    expect([given(1), given(2), given(3)]).toMatchObject([
      { error: 'errors.ruleMissingFree' },
      { amount: -10 },
      { error: 'errors.ruleExtraFree' },
    ])
  })

  it('law: as many drinks as mains cost half, however many of each (DISC-5.7)', () => {
    const quantity = fc.integer({ min: 1, max: 9_999 })
    fc.assert(
      fc.property(quantity, quantity, (mains, drinks) => {
        expect(amountOf(mains, drinks)).toBe(-5 * Math.min(mains, drinks))
      }),
    )
  })
})
