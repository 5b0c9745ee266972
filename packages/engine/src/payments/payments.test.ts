import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemAmount, type LineUnit } from './item-amount.ts'
import { paymentStep } from './payment-step.ts'
import { paymentSurcharge } from './payment-surcharge.ts'
import { shareAmount } from './share-amount.ts'
import { smallestCoin } from './smallest-coin.ts'
import { tipAmount } from './tip-amount.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })
const step = fc.constantFrom(1, 100)

describe('steps of currencies', () => {
  it('PAY-3.1: TWD, JPY, VND and KRW are paid in whole units, others in cents', () => {
    expect(['TWD', 'JPY', 'VND', 'KRW', 'HKD', 'MYR', 'CHF'].map(paymentStep)).toEqual([
      100, 100, 100, 100, 1, 1, 1,
    ])
  })
})

describe('the smallest coin of a shop', () => {
  it('PAY-3.7: that of its currency, or what its totals are rounded to if that is more', () => {
    const coins = ['HKD', 'SGD', 'USD', 'THB', 'TWD', 'VND'].map((currency) =>
      smallestCoin({ currency }),
    )
    expect(coins).toEqual([10, 5, 1, 25, 100, 50_000])
    expect(smallestCoin({ currency: 'HKD', priceRoundFactor: 0.01 })).toBe(100)
    expect(smallestCoin({ currency: 'HKD', priceRoundFactor: 0.2 })).toBe(10)
    expect(smallestCoin({ currency: 'HKD', priceRoundFactor: 0.01, priceRoundMethod: 'no' })).toBe(
      10,
    )
  })

  it('PAY-3.7: all shares but the last are in coins, and the last too if the bill is', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 2, max: 50 }), fc.boolean(), (amount, of, isWhole) => {
        const coin = smallestCoin({ currency: 'HKD' })
        const total = isWhole ? amount * coin : amount
        let payable = total
        for (let taken = 0; taken < of; taken += 1) {
          const share = shareAmount({ total, of, taken, payable, step: coin })
          payable -= share
          if (isWhole || (taken < of - 1 && payable > 0)) expect(share % coin).toBe(0)
        }
        expect(payable).toBe(0)
      }),
    )
  })
})

describe('equal parts of a bill', () => {
  it('PAY-3.2: 100.00 among three are 33.34, 33.33 and 33.33', () => {
    const bill = { total: 10_000, of: 3, step: 1 }
    const amounts = [10_000, 6_666, 3_333].map((payable, taken) =>
      shareAmount({ ...bill, taken, payable }),
    )
    expect(amounts).toEqual([3_334, 3_333, 3_333])
  })

  it('PAY-3.2: all parts add up to the total, differ by a step at most, and none exceeds what is left', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 2, max: 50 }), step, (total, of, size) => {
        let payable = total
        const parts: number[] = []
        for (let taken = 0; taken < of; taken += 1) {
          const part = shareAmount({ total, of, taken, payable, step: size })
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(payable)
          parts.push(part)
          payable -= part
        }
        expect(payable).toBe(0)
        const spread = Math.max(...parts.slice(0, -1)) - Math.min(...parts.slice(0, -1))
        expect(spread).toBeLessThanOrEqual(size)
      }),
    )
  })
})

const bill = fc.record({
  total: cents,
  step,
  lines: fc.uniqueArray(
    fc.record({
      line: fc.string({ minLength: 1, maxLength: 4 }),
      quantity: fc.integer({ min: 1, max: 12 }),
      weight: fc.integer({ min: -100, max: 100_000 }),
    }),
    { selector: ({ line }) => line, minLength: 1, maxLength: 8 },
  ),
})

describe('units of a bill', () => {
  it('PAY-3.3: two dishes of 30 and one of 60 with 10 % on top bear 33, 33 and 66', () => {
    const lines = [
      { line: 'a', quantity: 2, weight: 6_000 },
      { line: 'b', quantity: 1, weight: 6_000 },
    ]
    const of = { total: 13_200, lines, taken: [], payable: 13_200, step: 1 }
    expect(itemAmount(of, [{ line: 'a', quantity: 1 }])).toEqual({
      amount: 3_300,
      units: [{ line: 'a', unit: 1 }],
    })
    expect(itemAmount(of, [{ line: 'b', quantity: 1 }])).toMatchObject({ amount: 6_600 })
    expect(itemAmount(of, [{ line: 'b', quantity: 2 }])).toEqual({ missing: 'b' })
    expect(itemAmount(of, [{ line: 'none', quantity: 1 }])).toEqual({ missing: 'none' })
  })

  it('PAY-3.3: units taken one after another, in any order, add up to the total, and each is taken once', () => {
    fc.assert(
      fc.property(bill, fc.infiniteStream(fc.nat()), (of, order) => {
        const left = of.lines.map(({ line, quantity }) => ({ line, quantity }))
        const taken: LineUnit[] = []
        let payable = of.total
        for (const at of order) {
          const rest = left.filter(({ quantity }) => quantity > 0)
          const next = rest[at % Math.max(1, rest.length)]
          if (!next) break
          const part = itemAmount({ ...of, taken, payable }, [{ line: next.line, quantity: 1 }])
          if ('missing' in part) throw new Error(`${part.missing} is missing`)
          expect(part.amount).toBeGreaterThanOrEqual(0)
          expect(part.amount).toBeLessThanOrEqual(payable)
          taken.push(...part.units)
          payable -= part.amount
          next.quantity -= 1
        }
        expect(payable).toBe(0)
        expect(new Set(taken.map(({ line, unit }) => `${unit} ${line}`)).size).toBe(taken.length)
      }),
    )
  })
})

describe('tips and what a method costs', () => {
  it('PAY-3.5: a tip of 10 % of 128.50 is 12.85, of 333 TWD it is 33', () => {
    expect(tipAmount(12_850, 10, 1)).toBe(1_285)
    expect(tipAmount(33_300, 10, 100)).toBe(3_300)
  })

  it('PAY-3.6: 2.5 % and 1.00 of 100.00 are 3.50, of which a tax of 5 % is 0.17', () => {
    const method = { percent: 2.5, fixed: 100, taxPercent: 5 }
    expect(paymentSurcharge(10_000, method, 1)).toEqual({ surcharge: 350, withoutTax: 333 })
    expect(paymentSurcharge(10_000, {}, 1)).toEqual({ surcharge: 0, withoutTax: 0 })
    expect(paymentSurcharge(0, method, 1)).toEqual({ surcharge: 0, withoutTax: 0 })
  })

  it('PAY-3.6: a surcharge is in whole steps, and never less without its tax than 0', () => {
    const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(cents, percent, percent, step, (amount, rate, taxPercent, size) => {
        const of = paymentSurcharge(amount, { percent: rate, fixed: 30, taxPercent }, size)
        expect(of.surcharge % size).toBe(0)
        expect(of.withoutTax).toBeGreaterThanOrEqual(0)
        expect(of.withoutTax).toBeLessThanOrEqual(of.surcharge)
      }),
    )
  })
})
