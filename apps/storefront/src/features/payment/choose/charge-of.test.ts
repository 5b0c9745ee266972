import { sampleResult, sampleTable } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { chargeOf } from './charge-of.ts'
import { emptyForm, PARTS } from './payment-form.ts'

const billOf = (total: number, change: Partial<TableSession> = {}) =>
  sampleTable({ outstanding: total, result: { totals: sampleResult(total).totals }, ...change })

it('PAY-8.4: a charge is amount, tips and surcharge; what can be paid is never more than what is outstanding', () => {
  assert(
    property(
      record({
        cents: integer({ min: 1, max: 1_000_000 }),
        part: constantFrom(...PARTS),
        people: integer({ min: 2, max: 50 }),
        typed: integer({ min: 0, max: 1_000_000 }),
        tips: integer({ min: 0, max: 30 }),
        percent: integer({ min: 0, max: 5 }),
        currency: constantFrom('HKD', 'TWD'),
      }),
      ({ cents, part, people, typed, tips, percent, currency }) => {
        const bill = billOf(cents / 100)
        const form = { ...emptyForm, part, people, tips, amount: String(typed / 100) }
        const context = { bill, shop: { currency }, replaced: [] }
        const charge = chargeOf(form, { surcharge: { percent } }, context)
        expect(charge.charge).toBe(charge.amount + charge.tips + charge.surcharge)
        if (!charge.wrong) expect(charge.amount).toBeLessThanOrEqual(toCents(bill.outstanding))
      },
    ),
  )
})

const line = (id: string, price: number, change: object = {}) =>
  ({
    id,
    quantity: 2,
    status: 'normal',
    actualPrice: price,
    totalSurcharge: 0,
    totalTax: 0,
    ...change,
  }) as unknown as TableSession['products'][number]

it('a dish costs its part of the total, with the children of its set', () => {
  const products = [line('a', 40), line('b', 30), line('c', 10, { fromProduct: 'b', quantity: 1 })]
  const bill = billOf(88, { products })
  const of = (dishes: Readonly<Record<string, number>>) =>
    chargeOf({ ...emptyForm, part: 'items', dishes }, undefined, {
      bill,
      shop: { currency: 'HKD' },
      replaced: [],
    })
  expect(of({ a: 1 }).amount).toBe(2200)
  expect(of({ b: 1 }).amount).toBe(2200)
  expect(of({ a: 2, b: 2 }).amount).toBe(8800)
  expect(of({}).wrong).toBe('dishes')
  expect(of({ a: 3 }).wrong).toBe('dishes')
})

const attempt = (own: object) => ({
  _id: 'a1',
  status: 'paid' as const,
  amount: 20,
  charge: 20,
  method: 'm',
  expiresTime: '2026-03-03T12:00:00.000Z',
  ...own,
})

it('PAY-8.4: dishes and shares that others pay are theirs', () => {
  const products = [line('a', 40), line('b', 40)]
  const attempts = [
    attempt({ items: [{ line: 'a', quantity: 2 }] }),
    attempt({ shareOf: 3, status: 'cancelled' }),
    attempt({ shareOf: 3 }),
  ]
  const bill = billOf(80, { products, attempts, outstanding: 40 })
  const of = (form: object) =>
    chargeOf({ ...emptyForm, ...form }, undefined, {
      bill,
      shop: { currency: 'TWD' },
      replaced: [],
    })
  expect(of({ part: 'items', dishes: { a: 1 } }).wrong).toBe('dishes')
  expect(of({ part: 'items', dishes: { b: 2 } }).amount).toBe(4000)
  // 27, 27 and 26: the first is paid.
  expect(of({ part: 'share', people: 3 }).amount).toBe(2700)
  expect(of({ part: 'share', people: 2 }).amount).toBe(4000)
})

it('PAY-8.11: a bill that another payment pays whole is still charged whole, so that the diner may replace that one', () => {
  const attempts = [attempt({ status: 'pending', amount: 88, charge: 88 })]
  const bill = billOf(88, { attempts })
  const context = { bill, shop: { currency: 'HKD' }, replaced: [] }
  expect(chargeOf({ ...emptyForm, part: 'all' }, undefined, context)).toEqual({
    amount: 8800,
    tips: 0,
    surcharge: 0,
    charge: 8800,
  })
})
