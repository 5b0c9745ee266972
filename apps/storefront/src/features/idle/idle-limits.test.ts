import { expect, it } from 'vitest'
import { idleLimits, sharedLimits } from './idle-limits.ts'

const own = { warn: 600_000, reset: 60_000 }

it('a phone is warned after ten minutes unless it has limits of its own; 0 turns it off (SHELL-4.1)', () => {
  expect(idleLimits(null)).toEqual(own)
  expect(idleLimits('{"warn":120000}')).toEqual({ warn: 120_000, reset: 60_000 })
  expect(idleLimits('{"warn":0}')).toBeUndefined()
  expect(idleLimits('nonsense')).toEqual(own)
})
it('a shared device is warned after 30 s, or after what its shop says of its devices (SHELL-4.1)', () => {
  expect(sharedLimits({}, 'shared')).toEqual({ warn: 30_000, reset: 60_000 })
  expect(sharedLimits(undefined, null)).toBeUndefined()
  const shop = { sharedDevices: { warn: 20, reset: 10 } }
  expect(sharedLimits(shop, null)).toEqual({ warn: 20_000, reset: 10_000 })
  expect(sharedLimits(shop, 'shared')).toEqual({ warn: 20_000, reset: 10_000 })
})
it('a device with limits of its own keeps them in a shop whose guests share devices (SHELL-4.1)', () => {
  const shop = { sharedDevices: { warn: 20, reset: 10 } }
  expect(sharedLimits(shop, 'own')).toBeUndefined()
  expect(sharedLimits(shop, '{"warn":0}')).toBeUndefined()
})
