import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import { COLA, colas, COUPON, freeCola, mains, RULE, settle } from '../testing/free-cola.ts'
import type { Cart } from './cart-coupon.ts'

const coupon = (rule: Partial<DiscountRule>): Cart['coupons'][number] => ({
  id: COUPON,
  source: 'coupon',
  rule: { _id: RULE, ...rule },
})

describe('trying coupons again', () => {
  it('a coupon that became invalid for good is removed with its lines, and reported (CPN-2.4, CPN-2.2)', () => {
    const expired = coupon({ ...freeCola, endDate: '2024-05-01' })
    const start = mains(2)
    const lines = [...start.lines, { id: 'w', product: COLA, fromCoupon: COUPON }]
    const settled = settle({ lines, coupons: [expired] })
    expect(settled.cart.coupons).toEqual([])
    expect(colas(settled.cart)).toEqual([])
    expect(settled.dropped).toEqual([{ coupon: expired, error: 'errors.timeRange' }])
  })

  it('the caller may keep it (CPN-2.4)', () => {
    const expired = coupon({ endDate: '2024-05-01' })
    const settled = settle({ ...mains(2), coupons: [expired] }, { keep: true })
    expect(settled.cart.coupons).toEqual([expired])
    expect(settled.dropped).toEqual([])
  })

  it('one that the diner can still correct stays (CPN-2.4)', () => {
    const wanting = coupon({ discountType: 'amount', discount: 5, conditions: [{ minTotal: 500 }] })
    const settled = settle({ ...mains(2), coupons: [wanting] })
    expect(settled.cart.coupons).toEqual([wanting])
    expect(settled.result.discounts[0]).toMatchObject({
      error: 'errors.ruleMinTotal',
      need: { total: 400 },
    })
  })

  it('one that loses to another of its group stays, and applies once it is worth most (CPN-2.4, DISC-2.7)', () => {
    const bestOf = 'lunch'
    const tenth = coupon({ discountType: 'percent', discount: 0.9, bestOf })
    const other = { ...coupon({ discountType: 'amount', discount: 15, bestOf }), id: 'other' }
    const coupons = [tenth, other]
    const outcome = (count: number) => {
      const { cart, result } = settle({ ...mains(count), coupons })
      expect(cart.coupons).toEqual(coupons)
      return result.discounts.map(({ coupon: of, amount, worth }) => [of, amount, worth])
    }
    expect(outcome(2)).toEqual([
      [COUPON, 0, 10],
      ['other', -15, undefined],
    ])
    expect(outcome(4)).toEqual([
      [COUPON, -20, undefined],
      ['other', 0, 15],
    ])
  })

  it('a coupon’s free products name the coupon', () => {
    const settled = settle({ ...mains(2), coupons: [coupon(freeCola)] })
    expect(colas(settled.cart)).toEqual([[1, COUPON, 'init']])
    expect(settled.result.totals.total).toBe(101)
  })
})
