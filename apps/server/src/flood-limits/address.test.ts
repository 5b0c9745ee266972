import { expect, it } from 'vitest'
import { defaultLimits } from '../config/flood-limits.ts'
import { Address } from './address.ts'
import { EventLoopLoad } from './event-loop-load.ts'

it('CALL-6.7: an address is remembered for as long as a body of it is awaited, so that its bytes count', () => {
  const address = new Address(defaultLimits, new EventLoopLoad(), () => 0)
  expect(address.isIdle(0)).toBe(true)
  address.unfinished += 1
  expect(address.isIdle(60_000)).toBe(false)
  address.unfinished -= 1
  expect(address.isIdle(60_000)).toBe(true)
})
