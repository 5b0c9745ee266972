import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextAsk } from './next-ask.ts'

const MINUTE = 60_000
const times = { createTime: 0, expiresTime: 5 * MINUTE }
const asks = (upTo: number): number[] => {
  const found: number[] = []
  for (let at = nextAsk(times, 0); at !== undefined && at <= upTo; at = nextAsk(times, at))
    found.push(at)
  return found.map((ms) => ms / 1000)
}

it('PAY-6.3: a provider is queried soon, then each minute until the time is over, then ever less often', () => {
  expect(asks(3 * MINUTE)).toEqual([15, 45, 105, 165])
  expect(asks(5 * MINUTE)).toEqual([15, 45, 105, 165, 225, 285, 300])
  const after = asks(48 * 60 * MINUTE).slice(7)
  expect(after.map((seconds) => (seconds - 300) / 60)).toEqual([1, 5, 30, 120, 360, 1440])
})

it('PAY-6.3: whatever the time, the next is later, and there is an end', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 6), fc.nat(10 ** 7), fc.nat(10 ** 8), (createTime, lasts, now) => {
      const attempt = { createTime, expiresTime: createTime + lasts }
      const next = nextAsk(attempt, createTime + now)
      if (next !== undefined) expect(next).toBeGreaterThan(createTime + now)
      expect(nextAsk(attempt, attempt.expiresTime + 25 * 60 * MINUTE)).toBeUndefined()
    }),
  )
})
