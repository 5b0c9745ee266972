import { toCents } from '@comanda/engine/money'
import { price, type PriceRequest } from '@comanda/engine/pricing'
import { arbitraryRequest } from '@comanda/engine/testing'
import * as fc from 'fast-check'
import type { TableSession } from '../table-sessions/schema.ts'

/** What a session says of its bill. */
export type Bill = Pick<
  TableSession,
  | 'products'
  | 'discounts'
  | 'surcharges'
  | 'taxes'
  | 'payments'
  | 'result'
  | 'paid'
  | 'outstanding'
  | 'orders'
>

type Payment = TableSession['payments'][number]

const named = (value: string) => [{ lang: 'en' as const, value }]
const time = '2026-03-03T04:00:00.000Z'

/** What is paid in turn: parts of what is left, in percent; what comes besides, in cents; and whether it goes back. */
const payment = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  tips: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000 })),
  surcharge: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
  rounding: fc.constantFrom(undefined, -2, 40),
  change: fc.oneof(fc.constant(undefined), fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
  isRefunded: fc.boolean(),
})
type Given = typeof payment extends fc.Arbitrary<infer G> ? G : never

const paidInTurn = (total: number, given: readonly Given[]): readonly Payment[] => {
  let left = toCents(total)
  return given.flatMap((one, index): Payment[] => {
    const { percent, tips, surcharge, rounding, change, isRefunded } = one
    const cents = Math.floor((left * percent) / 100)
    const sums = {
      amount: cents / 100,
      tips: tips / 100,
      surcharge: surcharge / 100,
      surchargeWithoutTax: surcharge / 100,
      ...(rounding === undefined ? {} : { rounding: rounding / 100 }),
      time,
    }
    const handed =
      change === undefined
        ? {}
        : {
            tendered: (cents + tips + surcharge + (rounding ?? 0) + change) / 100,
            change: change / 100,
          }
    const paid: Payment = { _id: `payment${index}`, type: 'counter', ...sums, ...handed }
    if (!isRefunded) left -= cents
    const { amount, tips: tip, surcharge: fee, surchargeWithoutTax } = sums
    const back: Payment = {
      ...sums,
      _id: `refund${index}`,
      type: 'counter',
      reverses: paid._id,
      amount: 0 - amount,
      tips: 0 - tip,
      surcharge: 0 - fee,
      surchargeWithoutTax: 0 - surchargeWithoutTax,
      ...(rounding === undefined ? {} : { rounding: 0 - rounding / 100 }),
    }
    return isRefunded ? [paid, back] : [paid]
  })
}

/** Returns a request as a session says it: the fields that bills are shown from. */
const billOf = (request: PriceRequest, given: readonly Given[]): Bill => {
  const result = price(request)
  const payments = paidInTurn(result.totals.total, given)
  const paid = payments.reduce((cents, { amount }) => cents + toCents(amount), 0)
  const products = request.lines.map(({ id, fromProduct }, index) => {
    const { quantity, total, net, relatedTreePrice } = result.lines[index]!
    return {
      id,
      name: named(id),
      quantity,
      priceWithoutDiscount: total,
      actualPrice: net,
      relatedTreePrice,
      options: [],
      ...(fromProduct == null ? {} : { fromProduct }),
    }
  })
  const bill = {
    products,
    result,
    payments,
    paid: paid / 100,
    outstanding: (toCents(result.totals.total) - paid) / 100,
    orders: [],
    discounts: result.discounts.flatMap(({ error, coupon, ...outcome }, index) =>
      error === undefined
        ? [
            {
              ...outcome,
              id: `discount${index}`,
              name: named(outcome.rule),
              ...(coupon && { coupon }),
            },
          ]
        : [],
    ),
    surcharges: result.surcharges.map((one) => ({ ...one, name: named(one.setting) })),
    taxes: result.taxes.map((one) => ({ ...one, name: named(one.setting) })),
  }
  // What no screen of a bill reads of its lines is left out.
  return bill as unknown as Bill
}

/** Random bills: every promotion, surcharge, tax, rounding, tips and adjusts; paid in parts, with tips, change and refunds. */
export const arbitraryBill: fc.Arbitrary<Bill> = fc
  .tuple(arbitraryRequest, fc.array(payment, { maxLength: 3 }))
  .map(([request, given]) => billOf(request, given))
