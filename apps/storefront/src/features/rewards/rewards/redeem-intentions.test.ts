import { expect, it } from 'vitest'
import { endRedeem, isRedeemOpen, redeemKey } from './redeem-intentions.ts'

it('one intention has one key until its answer is known, then the next has another', () => {
  const key = redeemKey('tea')
  expect(redeemKey('tea')).toBe(key)
  expect(redeemKey('tart')).not.toBe(key)
  expect(isRedeemOpen('tea')).toBe(true)
  endRedeem('tea')
  expect(isRedeemOpen('tea')).toBe(false)
  expect(redeemKey('tea')).not.toBe(key)
})
