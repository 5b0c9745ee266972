import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCents, toCents } from './cents.ts'
import { multiplyFloored, multiplyRounded } from './multiply-rounded.ts'
import { hasDecimals, scaledFactor, scaledPercent } from './scaled-decimal.ts'
import { rounded } from '../testing/reference/numbers.ts'
import { grainOf, shopRound, shopRounding } from './shop-round.ts'

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
