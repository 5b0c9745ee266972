import { describe, expect, it } from 'vitest'
import { couponTerms, type TermsOf } from './coupon-terms.ts'

const writers = {
  money: (amount: number) => `$${amount}`,
  day: (day: string) => new Date(day).toISOString().slice(0, 10),
}
const terms = (rule: Omit<TermsOf['rule'], '_id'>, own: Partial<TermsOf> = {}) =>
  couponTerms({ rule: { _id: 'r', ...rule }, ...own }, writers)
const keys = (...all: Parameters<typeof terms>) =>
  terms(...all).map(({ key }) => key.replace('couponTerms.', ''))

describe('terms of a coupon', () => {
  it('minimum, limit and dates with their amounts and days', () =>
    expect(
      terms({ conditions: [{ minTotal: 150 }], maxDiscount: 30, endDate: '2026-12-31' }),
    ).toEqual([
      { key: 'couponTerms.minTotal', values: { amount: '$150' } },
      { key: 'couponTerms.maxDiscount', values: { amount: '$30' } },
      { key: 'couponTerms.ends', values: { date: '2026-12-31' } },
    ]))
  it('ends with the earlier of its rule’s end and its own', () => {
    expect(terms({ endDate: '2026-12-31' }, { endDate: '2026-11-30' }).at(-1)).toMatchObject({
      values: { date: '2026-11-30' },
    })
    expect(terms({ endDate: '2026-10-31' }, { endDate: '2026-11-30' }).at(-1)).toMatchObject({
      values: { date: '2026-10-31' },
    })
  })
  it('without an end it says so', () => expect(keys({})).toEqual(['noEnd']))
  it('what it is about: fees alone (SUR-3.3), or what has no other discount (DISC-5.6)', () => {
    expect(keys({ priceTypes: ['surcharge'] })).toEqual(['onlySurcharges', 'noEnd'])
    expect(keys({ priceTypes: ['product', 'surcharge'] })).toEqual(['noEnd'])
    expect(keys({ undiscounted: true })).toEqual(['undiscounted', 'noEnd'])
  })
  it('where and when it holds', () =>
    expect(
      keys({
        orderType: ['takeAway'],
        shops: ['s'],
        sections: ['x'],
        timeConditions: ['t'],
        discountRules: [{ products: ['p'] }, { categories: ['c'] }],
      }),
    ).toEqual([
      'someProducts',
      'someCategories',
      'someTimes',
      'someShops',
      'someSections',
      'onlyTakeAway',
      'noEnd',
    ]))
})
