import { describe, expect, it } from 'vitest'
import type { PriceResult } from '../catalog/price-result.ts'
import { coupon } from '../testing/coupon-cart.ts'
import type { CartCoupon } from './cart-coupon.ts'
import { couponStates } from './coupon-state.ts'
import { discountHints, isHintError } from './hints.ts'

describe('states and hints', () => {
  const result: Pick<PriceResult, 'discounts'> = {
    discounts: [
      { rule: 'r1', source: 'coupon', coupon: 'c1', amount: -5, points: 2, lines: [] },
      {
        rule: 'r2',
        source: 'coupon',
        coupon: 'c2',
        amount: 0,
        error: 'errors.ruleMinTotal',
        need: { total: 12 },
        lines: [],
      },
      {
        rule: 'r3',
        source: 'coupon',
        coupon: 'c3',
        amount: 0,
        error: 'errors.ruleDeny',
        worth: 10,
        lines: [],
      },
    ],
  }

  it('valid, with an error and what is missing, or disabled (CPN-2.1)', () => {
    const coupons: CartCoupon[] = ['c1', 'c2', 'c3', 'c4'].map((id) => ({ ...coupon, id }))
    const states = couponStates([...coupons, { ...coupon, id: 'c5', disabled: true }], result)
    expect([...states.values()]).toEqual([
      { state: 'valid', amount: -5, points: 2 },
      { state: 'error', error: 'errors.ruleMinTotal', isHint: true, need: { total: 12 } },
      { state: 'error', error: 'errors.ruleDeny', isHint: true, worth: 10 },
      { state: 'error', error: 'errors.ruleNeedUpdate', isHint: false },
      { state: 'disabled' },
    ])
    expect(couponStates([coupon], undefined).get('c1')).toMatchObject({
      error: 'errors.ruleNeedUpdate',
    })
  })

  it('hints skip errors that the diner cannot correct (CPN-2.3, PRICE-6.5)', () => {
    expect(discountHints(result).map((entry) => entry.rule)).toEqual(['r2'])
    for (const code of [
      'errors.noEffect',
      'errors.ruleDisabled',
      'errors.ruleDeny',
      'errors.timeRange',
      'errors.notApplicableSection',
      'errors.notApplicableOrderType',
      'errors.ruleExclude',
      'errors.ruleNeedUpdate',
      'errors.notCurrentShop',
    ] as const)
      expect(isHintError(code)).toBe(false)
    expect(isHintError('errors.ruleMissingFree')).toBe(true)
  })
})
