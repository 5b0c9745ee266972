import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { deepFreeze } from '../testing/deep-freeze.ts'
import { rulesOf, withRules } from '../testing/rules-of-request.ts'
import { compilePriceBook } from './price-book.ts'
import type { PriceOrder } from './open-order.ts'
import { freezeOrder, orderSums, priceOrder } from './price-order.ts'
import { price } from './price.ts'

const RUNS = { numRuns: 120 }
const cents = (amount: number): number => Math.round(amount * 100)
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0)

describe('invariants', () => {
  it('line discounts, surcharges and taxes sum to the totals exactly (PRICE-7.1)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { lines, discounts, surcharges, taxes, totals } = price(request)
        const onSurcharges = sum(surcharges.map(({ discount }) => discount))
        const onLines = sum(lines.map(({ discount }) => discount))
        expect(onLines + onSurcharges).toBe(cents(totals.discounts))
        expect(sum(discounts.map(({ amount }) => amount))).toBe(cents(totals.discounts))
        expect(sum(lines.map(({ surcharge }) => surcharge))).toBe(cents(totals.surcharges))
        expect(sum(lines.map(({ tax }) => tax))).toBe(sum(taxes.map(({ amount }) => amount)))
        expect(cents(totals.taxIncluded) + cents(totals.taxExcluded)).toBe(
          sum(lines.map(({ tax }) => tax)),
        )
        for (const line of lines) {
          expect(sum(line.discounts.map(({ amount }) => amount))).toBe(cents(line.discount))
          expect(sum(line.taxes.map(({ amount }) => amount))).toBe(cents(line.tax))
          expect(cents(line.total) + cents(line.discount)).toBe(cents(line.net))
        }
      }),
      RUNS,
    )
  })

  it('no total or net of a line, and neither products nor total, is below 0 (PRICE-7.2)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { lines, totals } = price(request)
        for (const { total, net, discount } of lines) {
          expect(Math.min(total, net)).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual(0)
        }
        expect(Math.min(totals.products, totals.total)).toBeGreaterThanOrEqual(0)
      }),
      RUNS,
    )
  })

  it('a rule that does not apply changes no number (PRICE-7.3)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const whole = price(request)
        const failed = new Set(whole.discounts.filter(({ error }) => error).map(({ rule }) => rule))
        fc.pre(rulesOf(request).every(({ freeProducts }) => !freeProducts))
        fc.pre(request.lines.every(({ fromCoupon }) => !fromCoupon))
        const applied = price(withRules(request, ({ _id }) => !failed.has(_id)))
        expect(applied.lines).toEqual(whole.lines)
        expect(applied.totals).toEqual(whole.totals)
      }),
      RUNS,
    )
  })

  it('the same request gives the same bytes, also through JSON, and is not changed (PRICE-1.1)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const copy = JSON.parse(JSON.stringify(request)) as PriceRequest
        expect(JSON.stringify(price(deepFreeze(request)))).toBe(JSON.stringify(price(copy)))
      }),
      RUNS,
    )
  })
})

describe('a compiled catalogue', () => {
  it('gives after each change of a quantity the bytes of a pricing from scratch (PRICE-7.6)', () => {
    const changes = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 12 })), { maxLength: 5 })
    fc.assert(
      fc.property(arbitraryRequest, changes, (request, edits) => {
        const { catalogue, ...start } = request
        const book = compilePriceBook(catalogue)
        const tops = request.lines.flatMap((line, index) => (line.fromProduct ? [] : [index]))
        let order: PriceOrder = start
        for (const [at, quantity] of edits) {
          const changed = tops[at % tops.length]
          const lines = order.lines.map((line, index) =>
            index === changed ? { ...line, quantity } : line,
          )
          order = { ...order, lines }
          const cold = price({ ...order, catalogue })
          expect(orderSums(book, order).total).toBe(cents(cold.totals.total))
          expect(JSON.stringify(priceOrder(book, order))).toBe(JSON.stringify(cold))
          expect(JSON.stringify(freezeOrder(book, order).result)).toBe(JSON.stringify(cold))
        }
      }),
      { numRuns: 120 },
    )
  })

  it('prices any number of orders, each as `price` does', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { catalogue, ...order } = request
        const book = compilePriceBook(catalogue)
        const first = priceOrder(book, order)
        expect(priceOrder(book, order)).toEqual(first)
        expect(price(request)).toEqual(first)
      }),
      { numRuns: 100 },
    )
  })
})
