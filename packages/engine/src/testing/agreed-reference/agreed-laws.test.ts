/// <reference types="node" />
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AgreedBook, PriceRequest } from '../../catalog/price-request.ts'
import { price } from '../../totals/price.ts'
import { arbitraryHistory } from './arbitrary-history.ts'

const { RUNS, SEED } = process.env
const runs = { numRuns: Number(RUNS ?? 100), ...(SEED && { seed: Number(SEED) }) }

const alone = (request: PriceRequest, lines: PriceRequest['lines']) =>
  price({ ...request, lines }).lines.map(({ id, net }) => ({ id, net }))

/** The same book with rules of its own: no content in common with any other. */
const apart = (book: AgreedBook, nr: number): AgreedBook => ({
  ...book,
  catalogue: {
    ...book.catalogue,
    discounts: book.catalogue.discounts.map((rule) => ({
      ...rule,
      _id: `${rule._id.slice(0, -2)}${nr + 1}${rule._id.slice(-1)}`,
    })),
  },
})

/** One rule alone, of which equal units do not differ by their place. */
const one = ({ discounts, ...rules }: AgreedBook['catalogue']): AgreedBook['catalogue'] => ({
  ...rules,
  discounts: discounts
    .slice(0, 1)
    .filter((rule) => !rule.discountRules || (rule.for ?? 'order') === 'product'),
})

describe('a bill of several orders', () => {
  it('costs at one instant and by one book what the order cost then (PRICE-9.1, PRICE-9.2)', () => {
    fc.assert(
      fc.property(arbitraryHistory, fc.nat(9), fc.nat(9), (request, at, which) => {
        fc.pre(request.lines.some(({ status }) => status !== 'cancel'))
        const agreedAt = request.lines[at % request.lines.length]!.agreedAt ?? request.now
        const book = request.books![which % request.books!.length]!
        const { products, productOptions } = request.catalogue
        const lines = request.lines.map(({ agreedAt: _at, book: _book, ...line }) => line)
        const then = { products, productOptions, ...book.catalogue }
        expect(
          price({ ...request, lines: lines.map((line) => ({ ...line, agreedAt, book: book.id })) }),
        ).toEqual(price({ ...request, now: agreedAt, catalogue: then, lines }))
      }),
      runs,
    )
  })

  it('gives each line what it cost without the others if their rules have nothing in common (PRICE-9.2, PRICE-9.3)', () => {
    fc.assert(
      fc.property(arbitraryHistory, (whole) => {
        const ordered = whole.lines.filter(({ book }) => book !== undefined)
        const books = whole.books!.map(apart)
        const request = { ...whole, books, coupons: [] }
        expect(alone(request, ordered).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
          books
            .flatMap(({ id }) =>
              alone(
                request,
                ordered.filter(({ book }) => book === id),
              ),
            )
            .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
        )
      }),
      runs,
    )
  })

  it('keeps what its lines cost when a line comes that no rule of theirs is open to (PRICE-9.3)', () => {
    fc.assert(
      fc.property(
        arbitraryHistory,
        fc.nat(4),
        fc.integer({ min: 1, max: 9 }),
        (whole, at, quantity) => {
          const bare = { ...whole.books![0]!, id: 'bare' }
          const none = { discounts: [], taxSettings: [], surchargeSettings: [] }
          const books = [...whole.books!, { ...bare, catalogue: { ...bare.catalogue, ...none } }]
          const request = { ...whole, books, coupons: [] }
          const product = request.catalogue.products[at]!._id
          const late = { id: 'late', product, quantity, agreedAt: request.now, book: 'bare' }
          expect(alone(request, [...request.lines, late]).slice(0, -1)).toEqual(
            alone(request, request.lines),
          )
        },
      ),
      runs,
    )
  })

  it('has the same discounts whatever the order of its lines, by one rule of each book (PRICE-7.5)', () => {
    fc.assert(
      fc.property(arbitraryHistory, (whole) => {
        const hasCartOrder = whole.books!.some(({ catalogue }) =>
          catalogue.discounts.some((rule) =>
            rule.discountRules?.some(({ pickOrder }) => pickOrder === 'cart'),
          ),
        )
        fc.pre(!hasCartOrder)
        const request = {
          ...whole,
          coupons: [],
          catalogue: { ...whole.catalogue, ...one(whole.catalogue) },
          books: whole.books!.map(({ id, catalogue }) => ({ id, catalogue: one(catalogue) })),
        }
        const { discounts } = price({ ...request, lines: request.lines.toReversed() }).totals
        expect(discounts).toBe(price(request).totals.discounts)
      }),
      runs,
    )
  })
})
