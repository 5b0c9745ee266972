import { expect, it } from 'vitest'
import { moneyText } from './money-text.ts'

it.each([
  [68, 'HKD', '$\u202F68.00'],
  [-1234.5, 'TWD', '-$\u202F1,234.50'],
  [0, undefined, '$\u202F0.00'],
])(
  'MONEY-4.3: the symbol stands close to its number, on the same line: %d %s',
  (amount, currency, text) => expect(moneyText(amount, currency)).toBe(text),
)
