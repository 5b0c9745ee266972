import { describe, expect, it } from 'vitest'
import {
  DISCOUNT_OPTION,
  drinkOf,
  MAIN,
  MAINS,
  priceSmall,
  ruleOf,
  SET,
} from '../testing/small-shop.ts'

describe('set children', () => {
  it('in a group of type discount cost nothing (PRICE-3.5)', () => {
    const totals = [undefined, DISCOUNT_OPTION].map(
      (option) => priceSmall([{ id: 'set', product: SET }, drinkOf('set', option)]).lines[1]?.total,
    )
    expect(totals).toEqual([8, 0])
  })

  const gift = ruleOf({
    freeProducts: [{ product: SET }],
    conditions: [{ for: 'order', categories: [MAINS], minTotal: 50 }],
  })
  const main = { id: 'main', product: MAIN }
  const set = { id: 'set', product: SET, fromCoupon: gift._id }

  it('of a free line are charged (PRICE-4.1)', () => {
    const { lines, totals } = priceSmall([main, set, drinkOf('set')], { discounts: [gift] })
    expect(lines.map(({ total, gifted }) => [total, gifted])).toEqual([
      [50, undefined],
      [0, 60],
      [8, undefined],
    ])
    expect(totals.total).toBe(58)
  })

  it('that name the rule are free: they cost their choice, discounts do not reach them, no minimum counts them (PRICE-4.1)', () => {
    const child = { ...drinkOf('set'), product: SET, fromCoupon: gift._id }
    const whole = ruleOf({ discountType: 'percent', discount: 0, priority: 1 }, 2)
    const twice = { ...gift, freeProducts: [{ product: SET }, { product: SET }] }
    const { lines, discounts } = priceSmall([main, set, child], { discounts: [twice, whole] })
    expect(lines.map(({ total, discount }) => [total, discount])).toEqual([
      [50, -50],
      [0, 0],
      [8, 0],
    ])
    expect(discounts.map(({ error }) => error)).toEqual([undefined, undefined])
    const bought = { id: 'bought', product: SET }
    const minimum = ruleOf(
      { discountType: 'amount', discount: 1, conditions: [{ for: 'order', minTotal: 111 }] },
      3,
    )
    const of = { ...child, fromProduct: 'bought', id: 'of bought' }
    const missing = priceSmall([main, bought, of], {
      discounts: [{ ...gift, freeProducts: [{ product: SET }] }, minimum],
    })
    expect(missing.discounts[1]).toMatchObject({ error: 'errors.ruleMinTotal', need: { total: 1 } })
  })
})
