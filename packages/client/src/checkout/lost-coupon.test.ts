import { expect, test } from 'vitest'
import { CallError } from '../errors/call-error.ts'
import { lostCoupon } from './lost-coupon.ts'

const refused = (code: string, data: Record<string, unknown>) =>
  new CallError({ name: 'Conflict', message: '', statusCode: 409, code, data })

test('used elsewhere, run out, sold out: the coupon is lost; an error that the diner can correct keeps it', () => {
  expect(lostCoupon(refused('couponErrors.alreadyUsed', { coupon: 'c1' }))).toEqual({
    id: 'c1',
    error: 'couponErrors.alreadyUsed',
  })
  expect(lostCoupon(refused('giftRefused', { coupon: 'g1', state: 'soldOut' }))).toEqual({
    id: 'g1',
    error: 'giftRefused',
  })
  const ofRule = (error: string) => lostCoupon(refused('couponRefused', { coupon: 'c1', error }))
  expect(ofRule('errors.timeRange')).toEqual({ id: 'c1', error: 'errors.timeRange' })
  expect(ofRule('errors.ruleMinTotal')).toBeUndefined()
  expect(lostCoupon(refused('priceChanged', {}))).toBeUndefined()
})
