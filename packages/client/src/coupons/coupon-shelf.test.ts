import type { UserCoupon } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { daysLeft, holdsAt, onShelf, type Shelf, shelfOf } from './coupon-shelf.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const today = '2026-11-21'
const coupon = (_id: string, rest: Partial<UserCoupon> = {}): UserCoupon => ({
  _id,
  coupon: { _id: 'rule', name: [] },
  status: 'valid',
  createTime: '2026-11-01T00:00:00Z',
  ...rest,
})

describe('the shelf of an owned coupon', () => {
  it.each<[Partial<UserCoupon>, Shelf]>([
    [{}, 'usable'],
    [{ status: 'used' }, 'used'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'cancelled' }, 'expired'],
    [{ endDate: '2026-11-21' }, 'usable'],
    [{ endDate: '2026-11-20' }, 'expired'],
    [{ endDate: '2026-11-21T11:59:59Z' }, 'expired'],
    [{ coupon: { _id: 'rule', name: [], endDate: '2026-11-20' } }, 'expired'],
  ])('%j → %s (MEM-5.3)', (rest, shelf) =>
    expect(shelfOf(coupon('a', rest), now, today)).toBe(shelf),
  )

  it('usable ones are sorted by their end (MEM-5.3)', () => {
    const all = [
      coupon('ever'),
      coupon('late', { endDate: '2026-12-31' }),
      coupon('soon', { endDate: '2026-11-22' }),
      coupon('used', { status: 'used' }),
    ]
    expect(onShelf(all, 'usable', now, today).map(({ _id }) => _id)).toEqual([
      'soon',
      'late',
      'ever',
    ])
  })
  it('a coupon is valid only at shops of both the coupon and its rule', () => {
    const rule = { _id: 'rule', name: [], shops: ['here', 'there'] }
    expect(holdsAt(coupon('a'), 'here')).toBe(true)
    expect(holdsAt(coupon('a', { coupon: rule }), 'here')).toBe(true)
    expect(holdsAt(coupon('a', { coupon: rule }), 'elsewhere')).toBe(false)
    expect(holdsAt(coupon('a', { coupon: rule, shops: ['there'] }), 'here')).toBe(false)
  })
  it('days left', () => {
    expect(daysLeft('2026-11-21', today)).toBe(0)
    expect(daysLeft('2026-11-24T10:00:00Z', today)).toBe(3)
  })
})
