import { expect, it } from 'vitest'
import { idleLimits } from './idle-limits.ts'

it('the spec’s numbers unless the device has its own; 0 turns it off (SHELL-4.1)', () => {
  expect(idleLimits(null)).toEqual({ warn: 30_000, reset: 60_000 })
  expect(idleLimits('{"warn":120000}')).toEqual({ warn: 120_000, reset: 60_000 })
  expect(idleLimits('{"warn":0}')).toBeUndefined()
  expect(idleLimits('nonsense')).toEqual({ warn: 30_000, reset: 60_000 })
})
