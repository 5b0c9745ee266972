import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { centsOfDecimal, decimalAmount } from './decimal-amount.ts'
import { centsOfMinorUnits, minorUnits } from './minor-units.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

it('PAY-7.5: an amount is the same after it went to a provider and back, without commas or exponents', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(decimalAmount(amount)).toMatch(/^\d+\.\d\d$/)
      expect(centsOfDecimal(decimalAmount(amount))).toBe(amount)
    }),
  )
  expect(decimalAmount(12850)).toBe('128.50')
  expect(decimalAmount(5)).toBe('0.05')
})

it.each([undefined, '', '1,000.00', '1e3', ' 1', '1.005', '-1', '0x10', '1.', '.5', 'NaN'])(
  '%j is no amount',
  (text) => {
    expect(centsOfDecimal(text)).toBeUndefined()
  },
)

it('PAY-7.5: yen and dong have no smaller unit, so an amount with decimals cannot be charged', () => {
  expect(minorUnits(12850, 'HKD')).toBe(12850)
  expect(minorUnits(12800, 'JPY')).toBe(128)
  expect(minorUnits(12850, 'vnd')).toBeUndefined()
  fc.assert(
    fc.property(cents, fc.constantFrom('HKD', 'TWD', 'JPY', 'VND'), (amount, currency) => {
      const units = minorUnits(amount, currency)
      if (units !== undefined) expect(centsOfMinorUnits(units, currency)).toBe(amount)
    }),
  )
})
