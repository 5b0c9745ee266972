import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { DRINK, MAIN, priceSmall, ruleOf, SET, smallOrder } from '../testing/small-shop.ts'
import { compilePriceBook } from './price-book.ts'
import { priceOrder } from './price-order.ts'
import { priceWithSavings } from './price-with-savings.ts'
import { price } from './price.ts'

const cents = (amount: number): number => Math.round(amount * 100)
const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + cents(amount), 0)

/** Requests with anything that lines cost as what two sets save on them. */
const savedRequest = fc
  .tuple(arbitraryRequest, fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9000 }))))
  .map(([request, shares]): PriceRequest => {
    const wanted = request.lines.slice(0, shares.length).map(({ id }, at) => {
      const [isFirst = true, amount = 1] = shares[at] ?? []
      return { product: idOf('a', isFirst ? 1 : 2), id, amount: amount / 100 }
    })
    const products = [...new Set(wanted.map(({ product }) => product))]
    const savings = products.map((product) => ({
      product,
      lines: wanted
        .filter((one) => one.product === product)
        .map(({ id, amount }) => ({ id, amount })),
    }))
    return { ...request, savings }
  })

describe('what sets save', () => {
  it('is in the sums of lines and bill as any discount; nothing is below 0 (PRICE-7.1, PRICE-7.2, MERGE-2.6)', () => {
    fc.assert(
      fc.property(savedRequest, (request) => {
        const { lines, discounts, surcharges, taxes, totals } = price(request)
        const onSurcharges = sum(surcharges.map(({ discount }) => discount))
        expect(sum(lines.map(({ total }) => total))).toBe(cents(totals.products))
        expect(sum(lines.map(({ discount }) => discount)) + onSurcharges).toBe(
          cents(totals.discounts),
        )
        expect(sum(discounts.map(({ amount }) => amount))).toBe(cents(totals.discounts))
        expect(sum(lines.map(({ surcharge }) => surcharge))).toBe(cents(totals.surcharges))
        expect(sum(lines.map(({ tax }) => tax))).toBe(sum(taxes.map(({ amount }) => amount)))
        for (const line of lines) {
          expect(sum(line.discounts.map(({ amount }) => amount))).toBe(cents(line.discount))
          expect(cents(line.total) + cents(line.discount)).toBe(cents(line.net))
          expect(Math.min(line.total, line.net)).toBeGreaterThanOrEqual(0)
        }
        expect(Math.min(totals.products, totals.total)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 100 },
    )
  })

  it('comes off before discounts, surcharges and taxes, also of what is not discountable (MERGE-2.6)', () => {
    const tenth = ruleOf({ for: 'order', discountType: 'percent', discount: 0.9 })
    const result = priceSmall(
      [
        { id: 'set', product: SET },
        { id: 'main', product: MAIN },
      ],
      { discounts: [tenth], surchargeSettings: [{ _id: idOf('8', 1), percent: 10 }] },
      {
        savings: [
          {
            product: SET,
            lines: [
              { id: 'set', amount: 20 },
              { id: 'main', amount: 10 },
            ],
          },
        ],
      },
    )
    expect(result.totals).toMatchObject({
      products: 110,
      surcharges: 8,
      discounts: -34,
      total: 84,
    })
    expect(result.discounts.map(({ rule, source, amount }) => [rule, source, amount])).toEqual([
      [SET, 'set', -30],
      [tenth._id, 'automatic', -4],
    ])
    expect(result.lines[0]).toMatchObject({ total: 60, discount: -20, net: 40 })
  })

  it.each([
    ['a line that is not there', 'gone', 5, 60],
    ['more than the line costs', 'drink', 15, 50],
  ])('of %s takes off what there is', (_, id, amount, total) => {
    const lines = [
      { id: 'main', product: MAIN },
      { id: 'drink', product: DRINK },
    ]
    const result = priceSmall(lines, {}, { savings: [{ product: SET, lines: [{ id, amount }] }] })
    expect(result.totals.total).toBe(total)
    expect(sum(result.discounts.map((one) => one.amount))).toBe(cents(result.totals.discounts))
  })

  it('a share of nothing or less breaks the shape (PRICE-1.2)', () => {
    const savings = [{ product: SET, lines: [{ id: 'main', amount: 0 }] }]
    expect(() => priceSmall([{ id: 'main', product: MAIN }], {}, { savings })).toThrow(
      'savings[0].lines[0].amount',
    )
  })
})

describe('a bill with or without what sets save', () => {
  const lines = [
    { id: 'main', product: MAIN },
    { id: 'drink', product: DRINK },
  ]
  const savings = [{ product: SET, lines: [{ id: 'main', amount: 5 }] }]
  const from60 = ruleOf({
    for: 'order',
    discountType: 'amount',
    discount: 20,
    conditions: [{ for: 'order', minTotal: 60 }],
  })
  const bill = ({ catalogue, ...order }: PriceRequest) => {
    const book = compilePriceBook(catalogue)
    return { ...priceWithSavings(book, order, savings), plain: priceOrder(book, order) }
  }

  it('has it if the total is less (MERGE-2.7)', () => {
    const saved = bill(smallOrder(lines))
    expect(saved.result.totals.total).toBe(55)
    expect(saved.savings).toBe(savings)
  })

  it('has none if a discount is missed that takes off more (MERGE-2.7)', () => {
    const { result, plain, savings: used } = bill(smallOrder(lines, { discounts: [from60] }))
    expect(result).toEqual(plain)
    expect(result.totals.total).toBe(40)
    expect(used).toEqual([])
  })

  it('has none if a coupon would no longer hold, however little it gives (MERGE-2.7)', () => {
    const coupons = [{ id: 'c', source: 'coupon' as const, rule: { ...from60, discount: 1 } }]
    expect(bill(smallOrder(lines, {}, { coupons })).result.totals.total).toBe(59)
    const lost = [
      {
        id: 'c',
        source: 'coupon' as const,
        rule: { ...from60, discount: 1, conditions: [{ for: 'order' as const, minTotal: 70 }] },
      },
    ]
    expect(bill(smallOrder(lines, {}, { coupons: lost })).result.totals.total).toBe(55)
  })

  it('never costs more than without, whatever its rules (MERGE-2.7)', () => {
    fc.assert(
      fc.property(savedRequest, ({ catalogue, savings: own = [], ...order }) => {
        const book = compilePriceBook(catalogue)
        const { result } = priceWithSavings(book, order, own)
        const plain = priceOrder(book, order)
        expect(result.totals.total).toBeLessThanOrEqual(plain.totals.total)
        const held = ({ discounts }: typeof plain) =>
          discounts.flatMap(({ coupon, error }) => (coupon && !error ? [coupon] : []))
        expect(held(result)).toEqual(expect.arrayContaining(held(plain)))
      }),
      { numRuns: 100 },
    )
  })
})
