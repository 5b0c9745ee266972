import { describe, expect, it } from 'vitest'
import {
  couponError,
  type CouponPlace,
  type OwnedCoupon,
  serverCouponError,
} from './coupon-checks.ts'

const owned: OwnedCoupon = { _id: 'c1', user: 'u1', status: 'valid' }
const place: CouponPlace = {
  shop: 's1',
  user: 'u1',
  session: 'x1',
  now: '2024-05-15T12:00:00+08:00',
  added: [],
}
const error = (coupon: Partial<OwnedCoupon>, where: Partial<CouponPlace> = {}) =>
  couponError({ ...owned, ...coupon }, { ...place, ...where })

describe('coupon order', () => {
  it('a coupon that passes may be sent to the server (CPN-1.7)', () => {
    expect(error({})).toBeUndefined()
  })

  it('coupon order 1: not the session user’s → invalidCode (CPN-1.1)', () => {
    expect(error({ user: 'u2', status: 'used' })).toBe('couponErrors.invalidCode')
    expect(error({ user: undefined }, { user: undefined })).toBe('couponErrors.invalidCode')
  })

  it('coupon order 2: already used elsewhere → alreadyUsed; tied to this session is fine (CPN-1.2)', () => {
    expect(error({ status: 'used', endDate: '2020-01-01' })).toBe('couponErrors.alreadyUsed')
    expect(error({ status: 'used', session: 'x2' })).toBe('couponErrors.alreadyUsed')
    expect(error({ status: 'used', session: 'x1' })).toBeUndefined()
    expect(error({ status: undefined }, { session: undefined })).toBe('couponErrors.alreadyUsed')
  })

  it('coupon order 3: past its end date → couponOutdate, compared with the paid time, or now (CPN-1.3)', () => {
    expect(error({ endDate: '2024-05-14' }, { added: ['c1'] })).toBe('couponErrors.couponOutdate')
    expect(error({ endDate: '2024-05-15' })).toBeUndefined()
    expect(error({ endDate: '2024-05-15T11:59:59+08:00' })).toBe('couponErrors.couponOutdate')
    const paidTime = '2024-05-14T23:00:00+08:00'
    expect(error({ endDate: '2024-05-14' }, { paidTime })).toBeUndefined()
    expect(error({ endDate: '2024-05-15' }, { timeZone: 'Pacific/Kiritimati' })).toBeUndefined()
    expect(error({ endDate: '2024-05-14' }, { timeZone: 'Pacific/Pago_Pago' })).toBeUndefined()
  })

  it('TIME-5.4: a coupon holds until the business day of its end date is over, if the shop says when that is', () => {
    const dayEnds = [{ from: '2024-01-01', time: '06:00' }]
    const late = { now: '2024-05-15T05:59:00+08:00' }
    expect(error({ endDate: '2024-05-14' }, { ...late, dayEnds })).toBeUndefined()
    expect(error({ endDate: '2024-05-14' }, late)).toBe('couponErrors.couponOutdate')
    const over = { now: '2024-05-15T06:00:00+08:00', dayEnds }
    expect(error({ endDate: '2024-05-14' }, over)).toBe('couponErrors.couponOutdate')
  })

  it('a coupon that is marked expired is out of date, not used (CPN-1.3)', () => {
    expect(error({ status: 'expired', endDate: '2024-05-14' })).toBe('couponErrors.couponOutdate')
    const paidTime = '2024-05-14T23:00:00+08:00'
    const marked = { status: 'expired', endDate: '2024-05-14' }
    expect(error(marked, { paidTime })).toBe('couponErrors.couponOutdate')
  })

  it('coupon order 4: added already → alreadyAdded (CPN-1.4)', () => {
    expect(error({ shops: ['s2'] }, { added: ['c1'] })).toBe('couponErrors.alreadyAdded')
  })

  it('coupon order 5: for other shops → notCurrentShop (CPN-1.5)', () => {
    expect(error({ shops: ['s2'] })).toBe('couponErrors.notCurrentShop')
    expect(error({ shops: ['s2', 's1'] })).toBeUndefined()
    expect(error({ shops: [] })).toBeUndefined()
  })

  it('coupon order 6: the server’s status → couponErrors.{status} (CPN-1.6)', () => {
    expect(serverCouponError('valid')).toBeUndefined()
    expect(serverCouponError('limitReached')).toBe('couponErrors.limitReached')
  })
})
