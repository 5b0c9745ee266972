import type { PaymentMethod } from '@comanda/contract'
import { expect, test } from 'vitest'
import { onlineMethods } from './online-methods.ts'

const shop = 'a'.repeat(24)
const method = (name: string, change: Partial<PaymentMethod>): PaymentMethod => ({
  _id: name.padEnd(24, '0'),
  name: [],
  type: 'card',
  ...change,
})
const card = method('a', { call: 'cybersource/redirect/setup' })
const wallet = method('b', { type: 'wallet', call: 'payments/online', orderType: ['dineIn'] })
const reader = method('c', { call: 'bbposWeb' })
const counter = method('d', { type: 'counter' })

test('PAY-8.4: diners pay by phone by methods with a call, but not at a card reader', () => {
  const all = [card, wallet, reader, counter]
  expect(onlineMethods(all, shop, 'dineIn')).toEqual([card, wallet])
  expect(onlineMethods(all, shop, 'takeAway')).toEqual([card])
})
