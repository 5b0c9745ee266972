import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { applyCoupon } from './apply-coupon.ts'
import { type CartCoupon, type CouponCart, toAppliedCoupons } from './cart-coupon.ts'
import {
  type CouponPlace,
  couponError,
  type OwnedCoupon,
  serverCouponError,
} from './check-order.ts'
import { canCouponBecome, COUPON_TRANSITIONS, type OwnedCouponStatus } from './coupon-status.ts'
import { couponStates } from './coupon-state.ts'
import { type Gift, giftState, linkRedeemed } from './gifts.ts'
import { discountHints, isHintError } from './hints.ts'
import { removeCoupon, setCouponDisabled } from './remove-coupon.ts'
import { setUser } from './set-user.ts'

const rule: DiscountRule = { _id: 'r1' }
const owned: OwnedCoupon = { _id: 'c1', user: 'u1', status: 'valid', coupon: rule }
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
  it('a coupon that passes may be sent to the server', () => {
    expect(error({})).toBeUndefined()
  })

  it('coupon order 1: not the session user’s → invalidCode', () => {
    expect(error({ user: 'u2', status: 'used' })).toBe('couponErrors.invalidCode')
    expect(error({ user: undefined }, { user: undefined })).toBe('couponErrors.invalidCode')
  })

  it('coupon order 2: already used elsewhere → alreadyUsed; tied to this session is fine', () => {
    expect(error({ status: 'used', endDate: '2020-01-01' })).toBe('couponErrors.alreadyUsed')
    expect(error({ status: 'used', session: 'x2' })).toBe('couponErrors.alreadyUsed')
    expect(error({ status: 'used', session: 'x1' })).toBeUndefined()
    expect(error({ status: undefined }, { session: undefined })).toBe('couponErrors.alreadyUsed')
  })

  it('coupon order 3: past its end date → couponOutdate, compared with the paid time, or now', () => {
    expect(error({ endDate: '2024-05-14' }, { added: ['c1'] })).toBe('couponErrors.couponOutdate')
    expect(error({ endDate: '2024-05-15' })).toBeUndefined()
    expect(error({ endDate: '2024-05-15T11:59:59+08:00' })).toBe('couponErrors.couponOutdate')
    const paidTime = '2024-05-14T23:00:00+08:00'
    expect(error({ endDate: '2024-05-14' }, { paidTime })).toBeUndefined()
    expect(error({ endDate: '2024-05-15' }, { timeZone: 'Pacific/Kiritimati' })).toBeUndefined()
    expect(error({ endDate: '2024-05-14' }, { timeZone: 'Pacific/Pago_Pago' })).toBeUndefined()
  })

  it('coupon order 4: added already → alreadyAdded', () => {
    expect(error({ shops: ['s2'] }, { added: ['c1'] })).toBe('couponErrors.alreadyAdded')
  })

  it('coupon order 5: for other shops → notCurrentShop', () => {
    expect(error({ shops: ['s2'] })).toBe('couponErrors.notCurrentShop')
    expect(error({ shops: ['s2', 's1'] })).toBeUndefined()
    expect(error({ shops: [] })).toBeUndefined()
  })

  it('coupon order 6: the server’s status → couponErrors.{status}', () => {
    expect(serverCouponError('valid')).toBeUndefined()
    expect(serverCouponError('limitReached')).toBe('couponErrors.limitReached')
  })
})

const coupon: CartCoupon = { id: 'c1', source: 'coupon', user: 'u1', rule }
const cart: CouponCart = {
  lines: [
    { id: 'a', product: 'p' },
    { id: 'b', product: 'q', fromCoupon: 'c1' },
    { id: 'c', product: 'p', fromProduct: 'b' },
    { id: 'd', product: 'q', fromCoupon: 'g1' },
    { id: 'e', product: 'q', fromCoupon: 'vipRule' },
  ],
  coupons: [
    coupon,
    { id: 'g1', source: 'gift', user: 'u1', rule },
    { id: 'm1', source: 'manual', rule },
  ],
}
const ids = ({ lines }: CouponCart) => lines.map((line) => line.id).join('')

describe('adding and removing', () => {
  it('a coupon is added after those that are there', () => {
    const result = applyCoupon({ ...cart, coupons: [] }, owned, place)
    expect(result).toEqual({ cart: { ...cart, coupons: [coupon] } })
    expect(applyCoupon(cart, owned, place)).toEqual({ error: 'couponErrors.alreadyAdded' })
  })

  it('without its rule → Coupon is not loaded', () => {
    expect(applyCoupon(cart, { ...owned, coupon: undefined }, place)).toEqual({
      error: 'Coupon is not loaded',
    })
  })

  it('removing takes the lines that it produced, with their children', () => {
    const left = removeCoupon(cart, 'c1')
    expect(ids(left)).toBe('ade')
    expect(left.coupons.map(({ id }) => id)).toEqual(['g1', 'm1'])
    expect(removeCoupon(cart, 'm1').lines).toBe(cart.lines)
  })

  it('a disabled coupon stays listed, does not count, and loses its lines', () => {
    const off = setCouponDisabled(cart, 'c1', true)
    expect(ids(off)).toBe('ade')
    expect(toAppliedCoupons(off.coupons)).toEqual([
      { id: 'g1', source: 'gift', rule },
      { id: 'm1', source: 'manual', rule },
    ])
    expect(toAppliedCoupons(setCouponDisabled(off, 'c1', false).coupons)).toHaveLength(3)
  })

  it('setting the user drops others’ coupons, gifts, and what vip and rank rules gave', () => {
    const last = {
      discounts: [{ rule: 'vipRule', source: 'vip', amount: 0, lines: [] }],
    } as unknown as PriceResult
    const other = setUser(cart, 'u2', last)
    expect(ids(other)).toBe('a')
    expect(other.coupons.map(({ id }) => id)).toEqual(['m1'])
    const same = setUser(cart, 'u1')
    expect(ids(same)).toBe('abce')
    expect(same.coupons.map(({ id }) => id)).toEqual(['c1', 'm1'])
  })
})

describe('owned coupon status', () => {
  const all = Object.keys(COUPON_TRANSITIONS) as OwnedCouponStatus[]

  it('every status is reached from valid; a used one comes back when its order is cancelled', () => {
    expect(all.filter((to) => canCouponBecome('valid', to))).toHaveLength(all.length - 1)
    expect(canCouponBecome('used', 'valid')).toBe(true)
    expect(canCouponBecome('expired', 'valid')).toBe(false)
  })
})

describe('states and hints', () => {
  const result = {
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
        lines: [],
      },
    ],
  } as unknown as PriceResult

  it('valid, with an error and what is missing, or disabled', () => {
    const coupons: CartCoupon[] = ['c1', 'c2', 'c3', 'c4'].map((id) => ({ ...coupon, id }))
    const states = couponStates([...coupons, { ...coupon, id: 'c5', disabled: true }], result)
    expect([...states.values()]).toEqual([
      { state: 'valid', amount: -5, points: 2 },
      { state: 'error', error: 'errors.ruleMinTotal', isHint: true, need: { total: 12 } },
      { state: 'error', error: 'errors.ruleDeny', isHint: false },
      { state: 'error', error: 'errors.ruleNeedUpdate', isHint: false },
      { state: 'disabled' },
    ])
    expect(couponStates([coupon], undefined).get('c1')).toMatchObject({
      error: 'errors.ruleNeedUpdate',
    })
  })

  it('hints skip what the diner cannot mend', () => {
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

describe('gifts', () => {
  const gift: Gift = { _id: 'g', point: 100, quantity: 3, limitPerUser: 2, status: 'active' }
  const at = { shop: 's1', now: place.now, points: 100, redeemed: 0 }
  const state = (fields: Partial<Gift>, where: Partial<typeof at> = {}) =>
    giftState({ ...gift, ...fields }, { ...at, ...where })

  it('redeemable, or why not', () => {
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

  it('redeemed on order: gift and lines name the record', () => {
    const linked = linkRedeemed(cart, new Map([['g1', 'rec']]))
    expect(linked.lines.map((line) => line.fromCoupon)).toEqual([
      undefined,
      'c1',
      undefined,
      'rec',
      'vipRule',
    ])
    expect(linked.coupons.map(({ id }) => id)).toEqual(['c1', 'rec', 'm1'])
  })
})
