import { CallError } from '@comanda/client'
import { describe, expect, it } from 'vitest'
import { addingWords, refusedWords, ruleWords } from './coupon-words.ts'

const money = (amount: number) => `$${amount}`

describe('words of coupons', () => {
  it('errors.ruleMinTotal says what is missing (CPN-2.5)', () =>
    expect(ruleWords('errors.ruleMinTotal', { need: { total: 12 } }, money)).toEqual({
      key: 'coupon.need.total',
      values: { amount: '$12' },
    }))
  it('errors.ruleMinQty counts the items that are missing', () =>
    expect(ruleWords('errors.ruleMinQty', { need: { qty: 2 } }, money)).toEqual({
      key: 'coupon.need.qty',
      values: { count: 2 },
    }))
  it('couponErrors.{status} by the status, one that is not known as failed', () => {
    expect(refusedWords('couponErrors.couponOutdate', money).key).toBe('coupon.error.couponOutdate')
    expect(refusedWords('errors.ruleDeny', money).key).toBe('coupon.not.ruleDeny')
    // one that is worth less than another of its group (DISC-2.7)
    expect(refusedWords('errors.ruleDeny', money, { worth: 10 })).toEqual({
      key: 'coupon.not.best',
      values: { amount: money(10) },
    })
    expect(refusedWords('couponErrors.somethingNew', money).key).toBe('coupon.error.failed')
  })
  it('a reward says how many points are missing', () =>
    expect(
      addingWords({ status: 'notRedeemable', gift: { state: 'needPoints', points: 30 } }, money),
    ).toEqual({ key: 'coupon.error.needPoints', values: { count: 30 } }))
  it('without a network it says so', () =>
    expect(
      addingWords(
        {
          status: 'failed',
          error: new CallError({
            name: 'Timeout',
            message: '',
            statusCode: 500,
            reason: 'offline',
          }),
        },
        money,
      ).key,
    ).toBe('coupon.error.offline'))
})
