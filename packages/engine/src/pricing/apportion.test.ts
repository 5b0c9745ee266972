import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shared } from '../testing/reference/numbers.ts'
import { apportion } from './apportion.ts'

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

describe('apportioning', () => {
  it.each([
    [1000, [10, 10, 10], 1, [334, 333, 333]],
    [-1000, [10, 10, 10], 1, [-334, -333, -333]],
    [100, [1000, 1000, 1005], 10, [33, 33, 34]],
    [100, [1000, 1000, 1000], 10, [40, 30, 30]],
    [105, [1000, 1000, 1000], 10, [35, 35, 35]],
    [5, [0, 0], 1, [5, 0]],
    [-5, [0, 0], 1, [-5, 0]],
    [5, [0, 3], 1, [0, 5]],
    [0, [1, 2], 1, [0, 0]],
    [7, [], 1, []],
  ])('%i over %j in steps of %i: %j (MONEY-3.1, MONEY-3.3)', (amount, weights, step, expected) => {
    expect(apportion(amount, weights, step)).toEqual(expected)
  })

  it('a shared amount is one cent apart from the exact share, and sums exactly (MONEY-3.1)', () => {
    const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 80 })
    fc.assert(
      fc.property(fc.nat(1_000_000), weights, (amount, list) => {
        fc.pre(sum(list) > 0)
        const shares = apportion(amount, list)
        expect(sum(shares)).toBe(amount)
        for (const [at, share] of shares.entries())
          expect(Math.abs(share - (amount * list[at]!) / sum(list))).toBeLessThan(1)
      }),
    )
  })

  it('a share that is whole is not one too small for the last bit of its quotient', () => {
    const weights = [54_867_879, 326_101_545 - 54_867_879]
    const exact = shared(10_435_950n, weights.map(BigInt), 1n).map(Number)
    expect(exact[0]).toBe(1_755_890)
    expect(apportion(10_435_950, weights)).toEqual(exact)
  })

  it('many equal remainders go to the earlier (MONEY-3.1)', () => {
    expect(
      apportion(
        30,
        Array.from({ length: 40 }, () => 7),
      ),
    ).toEqual([...Array.from({ length: 30 }, () => 1), ...Array.from({ length: 10 }, () => 0)])
  })
})
