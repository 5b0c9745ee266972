import { describe, expect, it } from 'vitest'
import type { PriceResult } from '../catalog/price-result.ts'
import { cart, rule } from '../testing/coupon-cart.ts'
import { type Cart, toAppliedCoupons } from './cart-coupon.ts'
import { removeCoupons, setCouponDisabled } from './remove-coupon.ts'
import { setUser } from './set-user.ts'

const ids = ({ lines }: Cart) => lines.map((line) => line.id).join('')

describe('removing', () => {
  it('removing takes the lines that it produced, with their children (CPN-4.1)', () => {
    const left = removeCoupons(cart, new Set(['c1']))
    expect(ids(left)).toBe('ade')
    expect(left.coupons.map(({ id }) => id)).toEqual(['g1', 'm1'])
    expect(removeCoupons(cart, new Set(['m1'])).lines).toBe(cart.lines)
  })

  it('a disabled coupon stays listed, does not count, and loses its lines (CPN-2.1)', () => {
    const off = setCouponDisabled(cart, 'c1', true)
    expect(ids(off)).toBe('ade')
    expect(toAppliedCoupons(off.coupons)).toEqual([
      { id: 'g1', source: 'gift', rule },
      { id: 'm1', source: 'manual', rule },
    ])
    expect(toAppliedCoupons(setCouponDisabled(off, 'c1', false).coupons)).toHaveLength(3)
  })

  it('setting the user drops others’ coupons, gifts, and what vip and rank rules gave (CPN-4.2)', () => {
    const last: Pick<PriceResult, 'discounts'> = {
      discounts: [{ rule: 'vipRule', source: 'vip', amount: 0, lines: [] }],
    }
    const other = setUser(cart, 'u2', last)
    expect(ids(other)).toBe('a')
    expect(other.coupons.map(({ id }) => id)).toEqual(['m1'])
    const same = setUser(cart, 'u1')
    expect(ids(same)).toBe('abce')
    expect(same.coupons.map(({ id }) => id)).toEqual(['c1', 'm1'])
  })
})
