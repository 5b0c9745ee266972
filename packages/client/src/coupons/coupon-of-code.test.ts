import type { UserCoupon } from '@comanda/contract'
import { expect, it } from 'vitest'
import { couponOfCode } from './coupon-of-code.ts'

const now = Date.parse('2026-03-04T12:00:00Z')
const today = '2026-03-04'
const coupon = (part: Partial<UserCoupon>): UserCoupon => ({
  _id: 'a'.repeat(24),
  coupon: { _id: 'b'.repeat(24), name: [], type: 'discount' } as unknown as UserCoupon['coupon'],
  code: 'NOODLES',
  status: 'valid',
  createTime: '2026-03-01T00:00:00.000Z',
  ...part,
})

it('the same code, in any case, gives the coupon that it gave before (CPN-7.1)', () => {
  const held = coupon({})
  expect(couponOfCode([held], ' noodles', now, today)).toBe(held)
})
it.each([
  ['another code', { code: 'OTHER' }],
  ['a used one', { status: 'used' }],
  ['one that ended', { endDate: '2026-03-03' }],
] as const)('%s does not match', (_, part) =>
  expect(couponOfCode([coupon(part)], 'NOODLES', now, today)).toBeUndefined(),
)
