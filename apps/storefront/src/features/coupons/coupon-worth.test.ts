import { describe, expect, it } from 'vitest'
import { couponWorth } from './coupon-worth.ts'

describe('what a coupon is worth', () => {
  it.each([
    [{ discountType: 'percent', discount: 0.9 }, 'percent', { percent: 10, tenths: 9, folds: 9 }],
    [
      { discountType: 'percent', discount: 0.85 },
      'percent',
      { percent: 15, tenths: 8.5, folds: 85 },
    ],
    [
      { discountType: 'percentPre', discount: 0.875 },
      'percent',
      { percent: 12.5, tenths: 8.75, folds: 8.75 },
    ],
    [{ discountType: 'amount', discount: 20 }, 'amountOff', { amount: '$20' }],
    [{ discountType: 'amount', discount: 12.5 }, 'amountOff', { amount: '$12.50' }],
    [{ discountType: 'pickNMaxPrice', discount: 60 }, 'onlyPrice', { amount: '$60' }],
    [{ discountType: 'freeSeatCharge' }, 'freeSeat', undefined],
    [{ discountType: 'freeSurcharge' }, 'freeCharge', undefined],
    [{ discountType: 'percent', discount: 0, discountRules: [{}] }, 'freeItem', undefined],
    [{ freeProducts: [{ product: 'p' }] }, 'freeItem', undefined],
    [{ type: 'point', fixedPoint: 50 }, 'extraPoints', undefined],
    [{}, 'offer', undefined],
  ] as const)('%j → %s', (rule, key, values) =>
    expect(couponWorth(rule, 'HKD')).toEqual({
      key: `couponTerms.${key}`,
      ...(values && { values }),
    }),
  )
})
