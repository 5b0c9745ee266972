import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceResult } from '../catalog/price-result.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { addBills } from './add-bills.ts'
import { type BillShares, billOfShares, wholeBill } from './bill-shares.ts'
import { dealBill, type DealtUnits } from './deal-bill.ts'
import { price } from './price.ts'

const cents = (amount: number): number => Math.round(amount * 100)
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0)

/** Deals each unit of a bill to one of two parts. */
const dealt = ({ lines }: PriceResult, second: (units: number) => number): DealtUnits[][] => {
  const going = lines.map(({ quantity }) => second(quantity))
  return [
    lines.map(({ id, quantity }, at) => ({ from: id, id, quantity: quantity - going[at]! })),
    lines.map(({ id }, at) => ({ from: id, id, quantity: going[at]! })),
  ].map((units) => units.filter(({ quantity }) => quantity > 0))
}

const checkPart = (part: BillShares): void => {
  const onSurcharges = sum(part.surcharges.map(({ discount }) => discount))
  expect(sum(part.lines.map(({ discount }) => discount)) + onSurcharges).toBe(
    sum(part.discounts.map(({ amount }) => amount)),
  )
  expect(sum(part.lines.map(({ surcharge }) => surcharge))).toBe(
    sum(part.surcharges.map(({ amount }) => amount)),
  )
  for (const line of part.lines) expect(line.net).toBeGreaterThanOrEqual(0)
}

const includedTax = (id: string, percent: number, own: object = {}) => ({
  _id: id.repeat(24),
  percent,
  included: true,
  ...own,
})

const basesOf = (part: Pick<PriceResult, 'taxes'> | undefined) =>
  part?.taxes.map(({ percent, base }) => [percent, base])

describe('the parts of a bill', () => {
  it('have the stored shares of their units and sum to the whole, to the cent (PRICE-9.7)', () => {
    fc.assert(
      fc.property(arbitraryRequest, fc.nat(), (request, seed) => {
        const bill = price(request)
        const parts = dealBill(
          bill,
          dealt(bill, (units) => (seed * 7919) % (units + 1)),
        )
        for (const part of parts) checkPart(part)
        const whole = addBills(parts.map((part) => ({ part, sign: 1 })))
        const { tips, adjusts } = request.session
        const terms = { shop: request.shop, tips, adjusts }
        const { paid, outstanding, points } = bill.totals
        const { totals } = billOfShares(whole, terms)
        expect({ ...totals, paid, outstanding, points }).toEqual(bill.totals)
        expect(totals.points).toBeLessThanOrEqual(points)
        const none = addBills([
          ...parts.map((part) => ({ part, sign: -1 as const })),
          { part: wholeBill(bill), sign: 1 },
        ])
        expect(billOfShares(none, { shop: request.shop }).totals.total).toBe(0)
        for (const [at, { base }] of bill.taxes.entries())
          expect(sum(parts.map(({ taxes }) => taxes[at]!.base))).toBe(cents(base))
      }),
    )
  })

  it('have each what their own lines bear of what a tax is on (PRICE-9.7)', () => {
    const noodles = 'a'.repeat(24)
    const beer = 'b'.repeat(24)
    const bill = price({
      shop: { _id: '5'.repeat(24) },
      now: '2026-03-03T12:00:00+08:00',
      session: { type: 'dineIn' },
      catalogue: {
        products: [
          { _id: noodles, price: 38.5 },
          { _id: beer, price: 12, taxClass: 'Drinks' },
        ],
        productOptions: [],
        taxSettings: [
          includedTax('c', 7, { priceTypes: ['product'] }),
          includedTax('d', 19, { taxClass: 'Drinks', priceTypes: ['product', 'surcharge'] }),
        ],
        surchargeSettings: [{ _id: 'e'.repeat(24), percent: 10 }],
        timeConditions: [],
        discounts: [],
      },
      coupons: [],
      lines: [
        { id: 'noodles', product: noodles, quantity: 2 },
        { id: 'beer', product: beer, quantity: 2 },
      ],
    })
    const [rest, gone] = dealBill(bill, [
      [
        { from: 'noodles', id: 'noodles', quantity: 1 },
        { from: 'beer', id: 'beer', quantity: 2 },
      ],
      [{ from: 'noodles', id: 'noodles', quantity: 1 }],
    ])
    expect(basesOf(bill)).toEqual([
      [7, 77],
      [19, 26.4],
    ])
    expect(basesOf(rest)).toEqual([
      [7, 38.5],
      [19, 26.4],
    ])
    expect(basesOf(gone)).toEqual([
      [7, 38.5],
      [19, 0],
    ])
  })
})
