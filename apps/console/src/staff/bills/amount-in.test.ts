import { expect, test } from 'vitest'
import { addedAmountIn, amountIn } from './amount-in.ts'

test.each([
  ['48', 48],
  ['８８．５', 88.5],
  ['9,80', 9.8],
  [' 12.50\u00a0', 12.5],
  ['-5', undefined],
  ['–5', undefined],
  ['1.234', undefined],
  ['12000000', 12_000_000],
  ['10000000000', 10_000_000_000],
  ['10000000001', undefined],
])('IMPORT-1.7: the price %s is %s', (text, price) => {
  expect(amountIn(text)).toBe(price)
})

test('PAY-3.1: an amount is read with a comma and in full width; what could be thousands is not', () => {
  expect(amountIn('１００')).toBe(100)
  expect(amountIn('8,50')).toBe(8.5)
  expect(amountIn('1,200')).toBeUndefined()
  expect(amountIn('')).toBeUndefined()
})

test.each([
  ['25', 25],
  ['-2,50', -2.5],
  ['-15000000', -15_000_000],
  ['--5', undefined],
  ['-', undefined],
])('MONEY-1.2: %s adds %s to a price', (text, amount) => {
  expect(addedAmountIn(text)).toBe(amount)
})
