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
      }),
    )
  })
})
