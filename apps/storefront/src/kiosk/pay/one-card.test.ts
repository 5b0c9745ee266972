import type { PaymentMethod } from '@comanda/contract'
import { expect, it } from 'vitest'
import { oneCard } from './one-card.ts'

const method = (_id: string, value: string, more: Partial<PaymentMethod> = {}): PaymentMethod => ({
  _id,
  name: [{ lang: 'en', value }],
  type: 'card',
  call: 'payments/online',
  ...more,
})
const reader = method('reader', 'Card', { call: 'bbposWeb' })

it.each([
  ['of two with the same name that of the reader stays', [method('a', 'Card'), reader], ['reader']],
  ['without a reader the first stays', [method('a', 'Card'), method('b', 'Card')], ['a']],
  [
    'what has another name is another way',
    [reader, method('b', 'Debit card'), method('c', 'Card', { type: 'wallet' })],
    ['reader', 'b', 'c'],
  ],
])('KIOSK-6.1: %s', (_, methods, shown) => {
  expect(oneCard(methods).map(({ _id }) => _id)).toEqual(shown)
})
