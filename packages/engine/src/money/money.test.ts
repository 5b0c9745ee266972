import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from './apportion.ts'
import { apportionRuns } from './apportion-runs.ts'
import { fromCents, toCents } from './cents.ts'
import { multiplyFloored, multiplyRounded } from './multiply-rounded.ts'
import { hasDecimals, scaledFactor, scaledPercent } from './scaled-decimal.ts'
import { addShare, createShares } from './shares.ts'
import { rounded, shared } from '../testing/reference/numbers.ts'
import { grainOf, shopRound, shopRounding } from './shop-round.ts'

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

describe('cents', () => {
  it('wire money becomes integer cents and comes back, without binary noise (MONEY-1.1)', () => {
    expect(toCents(38.5)).toBe(3850)
    expect(toCents(1.005 * 100)).toBe(10050)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents)
      }),
    )
  })

  it('there is no −0', () => {
    expect(Object.is(fromCents(-0), 0)).toBe(true)
    expect(Object.is(toCents(-0), 0)).toBe(true)
  })
})

describe('exact products (MONEY-1.5)', () => {
  it.each([
    [100, scaledFactor(1.005), 101],
    [201, scaledFactor(0.5), 101],
    [-201, scaledFactor(0.5), -101],
    [199, scaledFactor(0.5), 100],
    [0, scaledFactor(0.5), 0],
    [3, scaledFactor(0.333333), 1],
  ])('%i cents × %i millionths, half away from zero, is %i', (cents, factor, expected) => {
    expect(multiplyRounded(cents, factor, 1_000_000)).toBe(expected)
  })

  it('above 2^53 the product stays exact', () => {
    const cents = 9_007_199_254_740_991
    expect(multiplyRounded(cents, 1_000_000, 1_000_000)).toBe(cents)
    expect(multiplyRounded(-cents, 500_000, 1_000_000)).toBe(-4_503_599_627_370_496)
    expect(multiplyFloored(cents, 500_000, 1_000_000)).toBe(4_503_599_627_370_495)
    expect(multiplyFloored(199, 500_000, 1_000_000)).toBe(99)
  })

  it('products agree with big integers, above 2^53 too', () => {
    const amount = fc.integer({ min: -9_007_199_254_740_991, max: 9_007_199_254_740_991 })
    const scaled = fc.integer({ min: -1_000_000, max: 1_000_000 })
    fc.assert(
      fc.property(fc.oneof(amount, fc.integer({ min: -5000, max: 5000 })), scaled, (a, b) => {
        const exact = rounded(BigInt(a) * BigInt(b), 1_000_000n)
        expect(multiplyRounded(a, b, 1_000_000)).toBe(Number(exact))
        if (a < 0 || b < 0) return
        expect(multiplyFloored(a, b, 1_000_000)).toBe(Number((BigInt(a) * BigInt(b)) / 1_000_000n))
      }),
      { numRuns: 500 },
    )
  })

  it('percents and factors are whole in their scales (MONEY-1.3, MONEY-1.4)', () => {
    expect(scaledPercent(8.3333)).toBe(83_333)
    expect(scaledFactor(0.333333)).toBe(333_333)
    expect(hasDecimals(0.1 + 0.2, 100)).toBe(false)
    expect(hasDecimals(0.3, 100)).toBe(true)
  })
})

describe('shop rounding (MONEY-2.2, MONEY-2.3)', () => {
  it.each([
    [101, 0.1, 'ceil', 110],
    [101, 0.1, undefined, 110],
    [101, 0.1, 'other', 110],
    [-101, 0.1, 'ceil', -110],
    [109, 0.1, 'floor', 100],
    [-109, 0.1, 'floor', -100],
    [104, 0.1, 'round', 100],
    [105, 0.1, 'round', 110],
    [-105, 0.1, 'round', -110],
    [107, 0.1, 'no', 107],
    [1002, 0.2, 'round', 1000],
    [1003, 0.2, 'round', 1005],
    [1099, 0.01, 'floor', 1000],
    [110, 0.1, 'ceil', 110],
    [7, undefined, 'ceil', 7],
    [7, 4, 'ceil', 7],
  ])('%i cents, factor %s, method %s: %i', (cents, factor, method, expected) => {
    expect(shopRound(cents, shopRounding(factor, method))).toBe(expected)
  })

  it('the grain is the step, one cent for method no (MONEY-3.2)', () => {
    expect(grainOf(shopRounding(0.1, 'ceil'))).toBe(10)
    expect(grainOf(shopRounding(0.1, 'no'))).toBe(1)
    expect(grainOf(shopRounding(undefined, undefined))).toBe(1)
  })
})

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

  it('a share that is whole is not one too small for the last bit of its quotient', () => {
    const weights = [54_867_879, 326_101_545 - 54_867_879]
    const exact = shared(10_435_950n, weights.map(BigInt), 1n).map(Number)
    expect(exact[0]).toBe(1_755_890)
    expect(apportion(10_435_950, weights)).toEqual(exact)
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

  it('many equal remainders go to the earlier (MONEY-3.1)', () => {
    expect(
      apportion(
        30,
        Array.from({ length: 40 }, () => 7),
      ),
    ).toEqual([...Array.from({ length: 30 }, () => 1), ...Array.from({ length: 10 }, () => 0)])
  })
})
