import { expect, it } from 'vitest'
import { typedCents } from './payment-form.ts'

it.each([
  ['12', 1200],
  [' 12.5 ', 1250],
  ['12,50', 1250],
  ['0.07', 7],
])('%s is an amount', (text, cents) => expect(typedCents(text)).toBe(cents))

it.each(['', '-3', '1.234', '1e3', '１２', 'abc', '999999999999'])(
  '“%s” is not an amount',
  (text) => expect(typedCents(text)).toBeUndefined(),
)
