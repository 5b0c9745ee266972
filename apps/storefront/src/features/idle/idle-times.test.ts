import { expect, it } from 'vitest'
import { ownTimes, sharedTimes } from './idle-times.ts'

const own = { warn: 600_000, reset: 60_000 }

it('a phone is warned after ten minutes unless it has times of its own; 0 turns it off (SHELL-4.1)', () => {
  expect(ownTimes(null)).toEqual(own)
  expect(ownTimes('{"warn":120000}')).toEqual({ warn: 120_000, reset: 60_000 })
  expect(ownTimes('{"warn":0}')).toBeUndefined()
  expect(ownTimes('nonsense')).toEqual(own)
})
it('a shared device is warned after 30 s, or after what its shop says of its devices (SHELL-4.1)', () => {
  expect(sharedTimes({}, 'shared')).toEqual({ warn: 30_000, reset: 60_000 })
  expect(sharedTimes(undefined, null)).toBeUndefined()
  const shop = { sharedDevices: { warn: 20, reset: 10 } }
  expect(sharedTimes(shop, null)).toEqual({ warn: 20_000, reset: 10_000 })
  expect(sharedTimes(shop, 'shared')).toEqual({ warn: 20_000, reset: 10_000 })
})
it('a device with times of its own keeps them in a shop whose guests share devices (SHELL-4.1)', () => {
  const shop = { sharedDevices: { warn: 20, reset: 10 } }
  expect(sharedTimes(shop, 'own')).toBeUndefined()
  expect(sharedTimes(shop, '{"warn":0}')).toBeUndefined()
})
