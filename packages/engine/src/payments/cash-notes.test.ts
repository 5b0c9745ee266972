import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { likelyCash } from './cash-notes.ts'

it.each([
  ['HKD', 6800, [7000, 8000, 10_000, 50_000]],
  ['HKD', 10_000, [50_000, 100_000]],
  ['TWD', 36_000, [40_000, 50_000, 100_000]],
  ['THB', 36_000, [40_000, 50_000, 100_000]],
  ['VND', 18_050_000, [19_000_000, 20_000_000, 50_000_000]],
  ['USD', 1234, [1500, 2000, 5000, 10_000]],
])('STAFF-5.3: what guests hand over in %s for %d cents', (currency, amount, cash) =>
  expect(likelyCash(amount, currency)).toEqual(cash),
)
it('STAFF-5.3: it is always more than the amount, in rising order, without repetition', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom('HKD', 'JPY', 'EUR'),
      (amount, currency) => {
        const cash = likelyCash(amount, currency)
        expect(cash.every((one, at) => one > (cash[at - 1] ?? amount))).toBe(true)
      },
    ),
  )
})
