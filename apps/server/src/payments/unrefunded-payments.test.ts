import { fromCents, toCents } from '@comanda/engine/money'
import { inCash } from '@comanda/engine/payments'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PaymentRow } from '../tables/session-payments.ts'
import { partOf, type PaymentPart, refundableCents, sumOfPart } from './unrefunded-payments.ts'

const partLeft = (amount: number, surcharge: number, own: Partial<PaymentRow> = {}) => {
  const payment = { type: 'card', ...own } as PaymentRow
  return { payment, amount, tips: 0, surcharge, surchargeWithoutTax: surcharge, rounding: 0 }
}

it('PAY-5.4: a part of TWD 100 goes back in whole units, as does its surcharge of 3', () => {
  const left = partLeft(100, 3)
  expect(refundableCents(left, 3350, 'TWD')).toBe(3300)
  expect(partOf(left, { amount: 33, shop: { currency: 'TWD' } })).toMatchObject({
    amount: 33,
    surcharge: 1,
  })
  expect(partOf(left, { amount: 100, shop: { currency: 'TWD' } })).toMatchObject({ surcharge: 3 })
  expect(partOf(left, { amount: 33, shop: { currency: 'HKD' } })).toMatchObject({ surcharge: 0.99 })
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
      fc.constantFrom('TWD' as const, 'JPY' as const, 'VND' as const),
      (amount, surcharge, wishes, currency) => {
        let left: PaymentPart = partLeft(amount, surcharge)
        let sum = 0
        for (const wish of [...wishes, amount]) {
          if (left.amount === 0) break
          const cents = refundableCents(left, wish * 100, currency)
          const part = partOf(left, { amount: fromCents(cents), shop: { currency } })
          expect(toCents(sumOfPart(part)) % 100).toBe(0)
          expect(part.surcharge).toBeLessThanOrEqual(left.surcharge)
          sum += sumOfPart(part)
          const { payment } = left
          left = {
            payment,
            tips: 0,
            rounding: 0,
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

it('PAY-3.9: what goes back of cash is coins, never more than is left of it, and with the last part all of it', () => {
  const cents = fc.integer({ min: 1, max: 5000 })
  fc.assert(
    fc.property(
      fc.record({ amount: cents, tips: fc.integer({ min: 0, max: 300 }) }),
      fc.array(fc.record({ amount: cents, tips: fc.integer({ min: 0, max: 300 }) })),
      fc.constantFrom(5, 10, 100),
      (paid, wishes, step) => {
        const payment = { type: 'counter', reference: null } as PaymentRow
        const shop = { currency: 'NZD' as const, cashRounding: fromCents(step) }
        const cash = inCash(paid.amount + paid.tips, step)
        let left = { ...paid, rounding: cash - paid.amount - paid.tips }
        let back = 0
        for (const wish of [...wishes, paid]) {
          const units = { surcharge: 0, surchargeWithoutTax: 0, payment }
          const part = partOf(
            {
              ...units,
              amount: fromCents(left.amount),
              tips: fromCents(left.tips),
              rounding: fromCents(left.rounding),
            },
            {
              amount: fromCents(Math.min(wish.amount, left.amount)),
              tips: fromCents(Math.min(wish.tips, left.tips)),
              shop,
            },
          )
          const given = toCents(sumOfPart(part))
          expect(given).toBeGreaterThanOrEqual(0)
          expect(given % step).toBe(0)
          back += given
          left = {
            amount: left.amount - toCents(part.amount),
            tips: left.tips - toCents(part.tips),
            rounding: left.rounding - toCents(part.rounding),
          }
        }
        expect(left).toEqual({ amount: 0, tips: 0, rounding: 0 })
        expect(back).toBe(cash)
      },
    ),
  )
})
