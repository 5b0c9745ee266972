import { expect, test } from 'vitest'
import { withDigit } from './cash-digits.ts'

const typed = (keys: string): string => Array.from(keys).reduce(withDigit, '')

test.each([
  ['20000000', '20000000'],
  ['10000000000', '10000000000'],
  ['12.345', '12.34'],
  ['.5', '5'],
  ['1..5', '1.5'],
])('PAY-3.1: the keys %s type %s in cash', (keys, cash) => {
  expect(typed(keys)).toBe(cash)
})
