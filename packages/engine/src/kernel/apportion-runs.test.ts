import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from '../pricing/apportion.ts'
import { shared } from '../testing/reference/numbers.ts'
import { apportionRuns } from './apportion-runs.ts'
import { addShare, createShares } from './shares.ts'

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

describe('apportioning over runs', () => {
  it('runs of equal parts get just what single parts would, worked out with big integers (MONEY-3.4)', () => {
    const runs = fc.array(fc.tuple(fc.nat(2_000), fc.integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 60,
    })
    const scales = fc.constantFrom(1, 7, 1_000_003, 100_000_007)
    const steps = fc.constantFrom(1, 5, 10)
    fc.assert(
      fc.property(fc.nat(90_000), runs, steps, scales, (amount, list, step, scale) => {
        const single = list.flatMap(([weight, count]) =>
          Array.from({ length: count }, () => weight * step * scale),
        )
        const total = sum(single)
        fc.pre(total > 0)
        const shares = createShares(1)
        for (const [weight, count] of list) addShare(shares, weight * step * scale, count)
        const given = amount * step * Math.min(scale, 1_000_003)
        const grain = apportionRuns(shares, given, total, step)
        const byRun = list.flatMap(([, count], run) =>
          Array.from(
            { length: count },
            (_, part) => shares.share[run]! + (part < shares.extra[run]! ? grain : 0),
          ),
        )
        const exact = shared(BigInt(given), single.map(BigInt), BigInt(step)).map(Number)
        expect(byRun).toEqual(exact)
        expect(apportion(given, single, step)).toEqual(exact)
      }),
      { numRuns: 500 },
    )
  })

  it('an earlier sharing leaves no trace', () => {
    const shares = createShares(4)
    for (const [amount, weights] of [
      [10, [1, 1, 1]],
      [9, [1, 1, 1]],
    ] as const) {
      shares.size = 0
      for (const weight of weights) addShare(shares, weight, 1)
      apportionRuns(shares, amount, 3, 1)
    }
    expect([...shares.extra.subarray(0, 3)]).toEqual([0, 0, 0])
  })
})
