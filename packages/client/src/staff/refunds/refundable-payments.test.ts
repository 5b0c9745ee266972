import type { SessionPayment } from '@comanda/contract'
import { expect, test } from 'vitest'
import { refundablePayments } from './refundable-payments.ts'

const payment = (
  _id: string,
  amount: number,
  own: Partial<SessionPayment> = {},
): SessionPayment => ({
  _id,
  type: 'card',
  amount,
  tips: 0,
  surcharge: 0,
  surchargeWithoutTax: 0,
  time: '2026-03-03T04:00:00.000Z',
  ...own,
})

test('PAY-9.5: of a payment is left what its refunds have not given back, in cents', () => {
  const payments = [
    payment('a', 38.5, { tips: 5, surcharge: 1.1 }),
    payment('b', 20),
    payment('c', -8.4, { reverses: 'a', surcharge: -0.2 }),
    payment('d', 0, { reverses: 'a', tips: -5 }),
    payment('e', -20, { reverses: 'b' }),
  ]
  expect(refundablePayments({ payments })).toEqual([
    { payment: payments[0], amount: 30.1, tips: 0, surcharge: 0.9 },
    { payment: payments[1], amount: 0, tips: 0, surcharge: 0 },
  ])
})
