import { expect, it } from 'vitest'
import { idleLimits } from './idle-limits.ts'

const own = { warn: 600_000, reset: 60_000 }

it('a phone is warned after ten minutes unless it has limits of its own; 0 turns it off (SHELL-4.1)', () => {
  expect(idleLimits(null)).toEqual(own)
  expect(idleLimits('{"warn":120000}')).toEqual({ warn: 120_000, reset: 60_000 })
  expect(idleLimits('{"warn":0}')).toBeUndefined()
  expect(idleLimits('nonsense')).toEqual(own)
})
it('a shared device is warned after 30 s (SHELL-4.1)', () => {
  expect(idleLimits('shared')).toEqual({ warn: 30_000, reset: 60_000 })
})
