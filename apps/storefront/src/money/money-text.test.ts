import { expect, it } from 'vitest'
import { moneyText } from './money-text.ts'

it.each([
  [68, 'HKD', '$\u00A068.00'],
  [-1234.5, 'TWD', '-$\u00A01,234.50'],
  [0, undefined, '$\u00A00.00'],
])('the symbol stays with its amount: %d %s', (amount, currency, text) =>
  expect(moneyText(amount, currency)).toBe(text),
)
