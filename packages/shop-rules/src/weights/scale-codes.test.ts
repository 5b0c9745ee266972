import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEan, priceCheckDigit } from './check-digits.ts'
import { gramsFor, readScaleCode, type ScaleScheme } from './scale-codes.ts'
import { usualSchemes } from './usual-schemes.ts'

const kg = { prefix: '21', carries: 'weight', digits: 5, decimals: 3 } as const
const price = { prefix: '23', carries: 'price', digits: 5, decimals: 2 } as const
const british = usualSchemes('Europe/London', 2)
const swedish = usualSchemes('Europe/Stockholm', 2)

/** Returns 12 digits with the check digit that makes them a code. */
const coded = (digits: string): string =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `${digits}${last}`).find(isEan) ?? ''

/** The law of PRICE-3.11 by itself: `rate × weight / grams`, rounded half up. */
const costOf = (rate: number, weight: number, grams: number): number => {
  const unit = BigInt(Math.round(grams * 1e8))
  return Number((2n * BigInt(rate) * BigInt(weight) * 100_000_000n + unit) / (2n * unit))
}

it('a label says the number of a dish and a weight or a price, by the scheme of its prefix (CAT-8.2)', () => {
  expect(readScaleCode(coded('210012300350'), [kg, price])).toEqual({ code: '00123', weight: 350 })
  expect(readScaleCode(coded('230012304480'), [kg, price])).toEqual({ code: '00123', price: 4480 })
  // A cheese of Norway, whose codes are Sweden's.
  expect(readScaleCode('2302148210869', swedish)).toEqual({ code: '021482', weight: 1086 })
  expect(readScaleCode('2188060112340', swedish)).toEqual({ code: '880601', price: 12340 })
  expect(readScaleCode('2288060112347', swedish)).toEqual({ code: '880601', price: 123400 })
  expect(readScaleCode('2588060112348', swedish)).toEqual({ code: '880601', weight: 123400 })
  expect(readScaleCode(coded('230012304480'), usualSchemes('Asia/Taipei', 0))).toEqual({
    code: '00123',
    price: 448000,
  })
})

it('full-width digits are digits, and twelve begin with an unsaid 0 (CAT-8.2)', () => {
  const wide = Array.from(coded('210012300350'), (digit) =>
    String.fromCharCode(0xff10 + Number(digit)),
  )
  expect(readScaleCode(` ${wide.join('')} `, [kg])).toEqual({ code: '00123', weight: 350 })
  const american = coded(`0212345${priceCheckDigit('1299')}1299`)
  expect(readScaleCode(american.slice(1), usualSchemes('America/New_York', 2))).toEqual({
    code: '12345',
    price: 1299,
  })
})

it('a wrong check digit, of the code or of its value, is reported; other codes say nothing (CAT-8.2)', () => {
  expect(readScaleCode('2011122912346', british)).toEqual({ code: '11122', price: 1234 })
  expect(readScaleCode('2011122812349', british)).toBe('wrong')
  expect(readScaleCode('2011122912345', british)).toBe('wrong')
  for (const other of ['4710088412345', '21001230035', '2100123003501', 'beef', '17', ''])
    expect(readScaleCode(other, british)).toBeUndefined()
})

it('the check digits of prices are those of the specification (CAT-8.2)', () => {
  expect(priceCheckDigit('2875')).toBe(9)
  expect(priceCheckDigit('14685')).toBe(6)
  expect(priceCheckDigit('123456')).toBeUndefined()
})

it('law: one digit read wrongly is found (CAT-8.2)', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 })
  const schemes: readonly ScaleScheme[] = [kg]
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (ten, at, more) => {
      const code = coded(`21${ten.join('')}`)
      const other = `${(Number(code[at]) + more) % 10}`
      expect(readScaleCode(code, schemes)).not.toBe('wrong')
      const read = readScaleCode(`${code.slice(0, at)}${other}${code.slice(at + 1)}`, schemes)
      expect(typeof read).not.toBe('object')
    }),
  )
})

it('law: the nearest grams cost what a label says if any do, else no more than half a gram beside it (CAT-8.4)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.constantFrom(1000, 100, 604.78982, 37.79936375, 500, 453.59237),
      fc.integer({ min: 1, max: 20_000 }),
      fc.nat(100),
      (rate, grams, weight, beside) => {
        const costs = (of: number) => costOf(rate, of, grams)
        const exact = costs(weight)
        expect(costs(gramsFor(exact, rate, grams))).toBe(exact)
        const label = exact + beside
        const rest = Math.abs(label - costs(gramsFor(label, rate, grams)))
        expect(rest * grams).toBeLessThanOrEqual(rate)
      },
    ),
  )
})
