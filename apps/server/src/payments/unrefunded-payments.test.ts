import { fromCents, toCents } from '@comanda/engine/money'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PaymentRow } from '../tables/session-payments.ts'
import { partOf, type PaymentPart, refundableCents, sumOfPart } from './unrefunded-payments.ts'

const partLeft = (amount: number, surcharge: number, own: Partial<PaymentRow> = {}) => {
  const payment = { type: 'card', ...own } as PaymentRow
  return { payment, amount, tips: 0, surcharge, surchargeWithoutTax: surcharge }
}

it('PAY-5.4: a part of TWD 100 goes back in whole units, as does its surcharge of 3', () => {
  const left = partLeft(100, 3)
  expect(refundableCents(left, 3350, 'TWD')).toBe(3300)
  expect(partOf(left, { amount: 33, currency: 'TWD' })).toMatchObject({ amount: 33, surcharge: 1 })
  expect(partOf(left, { amount: 100, currency: 'TWD' })).toMatchObject({ surcharge: 3 })
  expect(partOf(left, { amount: 33, currency: 'HKD' })).toMatchObject({ surcharge: 0.99 })
})

it('PAY-5.4: all that is left goes back, also if it is no whole unit; balances go back in cents', () => {
  expect(refundableCents(partLeft(99.5, 0), 20_000, 'TWD')).toBe(9950)
  expect(refundableCents(partLeft(99.5, 0), 50, 'TWD')).toBe(0)
  expect(refundableCents(partLeft(99.5, 0, { type: 'balance' }), 50, 'TWD')).toBe(50)
})

it('PAY-5.4: parts are whole units of their currency and add up to what was paid', () => {
  const whole = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: 0, max: 200 }),
      fc.array(whole),
      fc.constantFrom('TWD', 'JPY', 'VND'),
      (amount, surcharge, wishes, currency) => {
        let left: PaymentPart = partLeft(amount, surcharge)
        let sum = 0
        for (const wish of [...wishes, amount]) {
          if (left.amount === 0) break
          const cents = refundableCents(left, wish * 100, currency)
          const part = partOf(left, { amount: fromCents(cents), currency })
          expect(toCents(sumOfPart(part)) % 100).toBe(0)
          expect(part.surcharge).toBeLessThanOrEqual(left.surcharge)
          sum += sumOfPart(part)
          const { payment } = left
          left = {
            payment,
            tips: 0,
            amount: left.amount - part.amount,
            surcharge: left.surcharge - part.surcharge,
            surchargeWithoutTax: left.surchargeWithoutTax - part.surchargeWithoutTax,
          }
        }
        expect(sum).toBe(amount + surcharge)
        expect(left.surchargeWithoutTax).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
