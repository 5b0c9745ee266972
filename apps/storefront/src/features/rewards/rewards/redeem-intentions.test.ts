import { expect, it } from 'vitest'
import { endRedeem, redeemKey } from './redeem-intentions.ts'

it('one intention has one key until its answer is known, then the next has another', () => {
  const key = redeemKey('tea')
  expect(redeemKey('tea')).toBe(key)
  expect(redeemKey('tart')).not.toBe(key)
  endRedeem('tea')
  expect(redeemKey('tea')).not.toBe(key)
})
