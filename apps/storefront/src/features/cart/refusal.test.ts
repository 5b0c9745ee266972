import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

const lines = [{ id: '1', product: 'tart' }]

describe('a refused order (SCREEN-4.3)', () => {
  it('another price: the server’s total', () => {
    const data = { result: { totals: { total: 72 } } }
    expect(refusalOf({ code: 'priceChanged', data }, lines)).toEqual({ kind: 'price', total: 72 })
  })
  it('another bill of the table: what it would come to, and the cart’s total (ORDER-1.18)', () => {
    const data = { result: { totals: { total: 45 } }, bill: { before: 138, after: 183 } }
    expect(refusalOf({ code: 'priceChanged', data }, lines)).toEqual({
      kind: 'bill',
      after: 183,
      total: 45,
    })
  })
  it('sold out: which product, and how many are left', () => {
    const data = { product: 'tart', left: 2 }
    expect(refusalOf({ code: 'outOfStock', data }, lines)).toEqual({
      kind: 'stock',
      product: 'tart',
      left: 2,
      isGone: false,
    })
  })
  it('gone: the product of the line that is named', () => {
    const refusal = refusalOf({ code: 'productNotAvailable', data: { line: '1' } }, lines)
    expect(refusal).toMatchObject({ product: 'tart', left: 0, isGone: true })
  })
  it.each(['shopClosed', 'sessionClosed', 'orderCutoff', 'optionsInvalid', 'cartInvalid'])(
    '%s has its words (ERR-1.7)',
    (code) => expect(refusalOf({ code }, lines)?.kind).toBe('message'),
  )
  it('a call that was not sent says so', () =>
    expect(refusalOf({ reason: 'offline' }, lines)).toEqual({
      kind: 'message',
      key: 'checkout.error.offline',
    }))
  it('any other error is unknown (ERR-1.7)', () => {
    expect(refusalOf({ code: 'toString' }, lines)).toBeUndefined()
    expect(refusalOf({}, lines)).toBeUndefined()
  })
  it('a coupon that was refused is named with its code', () =>
    expect(refusalOf({ code: 'couponErrors.alreadyUsed', data: { coupon: 'c' } }, lines)).toEqual({
      kind: 'coupon',
      coupon: 'c',
      error: 'couponErrors.alreadyUsed',
    }))
  it('a table that orders too soon sees when it may order again', () =>
    expect(
      refusalOf({ code: 'orderInterval', data: { time: '2026-03-02T10:00:00.000Z' } }, lines),
    ).toEqual({ kind: 'wait', time: '2026-03-02T10:00:00.000Z' }))
})
