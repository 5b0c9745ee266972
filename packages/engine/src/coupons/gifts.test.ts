import { describe, expect, it } from 'vitest'
import type { CouponPlace } from './coupon-checks.ts'
import { type Gift, giftState } from './gifts.ts'

const place: CouponPlace = {
  shop: 's1',
  user: 'u1',
  session: 'x1',
  now: '2024-05-15T12:00:00+08:00',
  added: [],
}

describe('gifts', () => {
  const gift: Gift = { _id: 'g', point: 100, quantity: 3, limitPerUser: 2, status: 'active' }
  const at = { shop: 's1', now: place.now, points: 100, redeemed: 0 }
  const state = (fields: Partial<Gift>, where: Partial<typeof at> = {}) =>
    giftState({ ...gift, ...fields }, { ...at, ...where })

  it('redeemable, or why not (CPN-5.1)', () => {
    expect(state({})).toEqual({ state: 'redeemable' })
    expect(state({}, { points: 60 })).toEqual({ state: 'needPoints', points: 40 })
    expect(state({}, { redeemed: 2 })).toEqual({ state: 'limitReached' })
    expect(state({ quantity: 0 })).toEqual({ state: 'soldOut' })
    expect(state({ shops: ['s2'] })).toEqual({ state: 'notCurrentShop' })
    expect(state({ startDate: '2024-05-16' })).toEqual({ state: 'notStarted' })
    expect(state({ endDate: '2024-05-14' })).toEqual({ state: 'ended' })
    expect(state({ status: 'draft' })).toEqual({ state: 'ended' })
    expect(giftState({ _id: 'g' }, { ...at, points: 0 })).toEqual({ state: 'redeemable' })
  })

  it('TIME-5.4: begins and ends with the business days of a shop that says when they end', () => {
    const bar = { dayEnds: [{ from: '2024-01-01', time: '06:00' }] }
    const night = { ...at, ...bar, now: '2024-05-15T02:00:00+08:00' }
    expect(giftState({ ...gift, startDate: '2024-05-15' }, night)).toEqual({ state: 'notStarted' })
    expect(giftState({ ...gift, endDate: '2024-05-14' }, night)).toEqual({ state: 'redeemable' })
  })
})
