import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { inCash } from './cash-rounding.ts'

it.each([
  // Australia: 5 cents.
  [1002, 5, 1000],
  [1003, 5, 1005],
  [2, 5, 0],
  [-1003, 5, -1005],
  // New Zealand: 10 cents.
  [1994, 10, 1990],
  [1996, 10, 2000],
  // Sweden and Czechia: whole units.
  [12_349, 100, 12_300],
  [12_350, 100, 12_400],
  [1002, undefined, 1002],
])('PAY-3.9: %i cents are %s to the step in cash', (cents, step, cash) => {
  expect(inCash(cents, step)).toBe(cash)
})

it('PAY-3.9: cash is a multiple of the step, at most half of it from the sum, and the same there and back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom(1, 5, 10, 50, 100, 1000),
      (cents, step) => {
        const cash = inCash(cents, step)
        expect(Math.abs(cash % step)).toBe(0)
        expect(Math.abs(cash - cents) * 2).toBeLessThanOrEqual(step === 1 ? 0 : step)
        expect(inCash(0 - cents, step)).toBe(0 - cash)
        expect(inCash(cash, step)).toBe(cash)
      },
    ),
  )
})
