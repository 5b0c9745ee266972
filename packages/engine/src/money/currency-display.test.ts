import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencySymbol, displayCents, displayMoney } from './currency-display.ts'

describe('currency display (MONEY-4.1, MONEY-4.2)', () => {
  it.each([
    ['HKD', '$ 1,234.50'],
    ['USD', '$ 1,234.50'],
    ['TWD', '$ 1,234.50'],
    ['SGD', '$ 1,234.50'],
    ['AUD', '$ 1,234.50'],
    ['MYR', 'RM 1,234.50'],
    ['RM', 'RM 1,234.50'],
    ['VND', '₫ 1,234.50'],
    ['THB', '฿ 1,234.50'],
    ['JPY', '¥ 1,234.50'],
    ['CNY', '¥ 1,234.50'],
    ['GBP', '£ 1,234.50'],
    ['EUR', '€ 1,234.50'],
    ['NZD', '$ 1,234.50'],
    ['KRW', '₩ 1,234.50'],
    ['CHF', 'CHF 1,234.50'],
    ['SEK', 'kr 1,234.50'],
    ['CZK', 'Kč 1,234.50'],
  ])('%s shows as symbol, space, thousands, two decimals', (currency, shown) => {
    expect(displayMoney(1234.5, currency)).toBe(shown)
  })

  it('HKD is the default, an unknown currency shows $ (MONEY-4.2)', () => {
    expect(displayMoney(0)).toBe('$ 0.00')
    expect(currencySymbol()).toBe('$')
    expect(currencySymbol('constructor')).toBe('$')
    expect(displayCents(5)).toBe('$ 0.05')
  })

  it('whole amounts of currencies without cents have none if the shop says so (MONEY-4.4)', () => {
    expect(displayMoney(1234, 'TWD', true)).toBe('$ 1,234')
    expect(displayMoney(-45_000, 'VND', true)).toBe('-₫ 45,000')
    expect(displayMoney(0, 'JPY', true)).toBe('¥ 0')
    expect(displayMoney(12.5, 'JPY', true)).toBe('¥ 12.50')
    expect(displayMoney(12, 'HKD', true)).toBe('$ 12.00')
    expect(displayMoney(12, 'JPY')).toBe('¥ 12.00')
  })

  it('an amount below 0 has its sign in front (MONEY-4.1)', () => {
    expect(displayMoney(-1234567.89)).toBe('-$ 1,234,567.89')
  })

  it('no digit is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(Number(displayCents(cents).replaceAll(/[^-\d]/g, ''))).toBe(cents)
      }),
    )
  })
})
