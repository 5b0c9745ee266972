import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import { arbitraryHistory } from '../testing/agreed-reference/arbitrary-history.ts'
import { arbitraryRequest } from '../testing/index.ts'
import { price } from './price.ts'

const id = (n: number): string => n.toString(16).padStart(24, '0')
const rule = (n: number, own: Partial<DiscountRule>): DiscountRule => ({
  _id: id(n),
  discountType: 'amount',
  bestOf: 'lunch',
  ...own,
})
const requestOf = (quantity: number, discounts: readonly DiscountRule[]): PriceRequest => ({
  now: '2030-06-15T04:00:00Z',
  shop: { _id: id(1), priceRoundMethod: 'no', discountRoundMethod: 'no' },
  session: { type: 'dineIn' },
  catalogue: {
    products: [{ _id: id(2), price: 10 }],
    productOptions: [],
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts,
  },
  lines: [{ id: 'a', product: id(2), quantity }],
  coupons: [],
})
const priced = (quantity: number, discounts: readonly DiscountRule[]) =>
  price(requestOf(quantity, discounts))
const outcomes = (quantity: number, discounts: readonly DiscountRule[]) =>
  priced(quantity, discounts).discounts.map(({ rule: of, amount, error, worth }) => [
    of,
    amount,
    error,
    worth,
  ])

const five = rule(11, { discount: 5 })
const tenth = rule(12, { discountType: 'percent', discount: 0.9 })

const only = (n: number, discount: number, ...of: number[]) =>
  rule(n, {
    discountType: 'percent',
    discount,
    conditions: [{ for: 'product', products: of.map(id) }],
  })

describe('rules of one bestOf group', () => {
  it('only the one worth most to the guest applies, whatever their order (DISC-2.7)', () => {
    expect(outcomes(2, [five, tenth])).toEqual([
      [id(11), -5, undefined, undefined],
      [id(12), 0, 'errors.ruleDeny', 2],
    ])
    expect(outcomes(8, [five, tenth])).toEqual([
      [id(11), 0, 'errors.ruleDeny', 5],
      [id(12), -8, undefined, undefined],
    ])
  })

  it('ties go by priority, and a rule that fails says why (DISC-2.7)', () => {
    const first = { ...tenth, priority: -1 }
    expect(outcomes(5, [five, first])).toEqual([
      [id(12), -5, undefined, undefined],
      [id(11), 0, 'errors.ruleDeny', 5],
    ])
    const large = { ...five, discount: 50, conditions: [{ minTotal: 200 }] }
    expect(outcomes(5, [large, tenth])).toEqual([
      [id(11), 0, 'errors.ruleMinTotal', undefined],
      [id(12), -5, undefined, undefined],
    ])
  })

  it('groups and rules without one do not touch each other (DISC-2.7)', () => {
    const other = rule(13, { discount: 3, bestOf: 'other' })
    const alone: DiscountRule = { _id: id(14), discountType: 'amount', discount: 1 }
    expect(priced(2, [five, tenth, other, alone]).totals.total).toBe(20 - 5 - 3 - 1)
  })

  it('if what follows is worth more without any of them, none applies (DISC-2.7)', () => {
    const rest: DiscountRule = {
      _id: id(14),
      discountType: 'percent',
      discount: 0,
      undiscounted: true,
      priority: 1,
    }
    const large = { ...five, discount: 50, conditions: [{ minTotal: 200 }] }
    expect(outcomes(2, [tenth, large, rest])).toEqual([
      [id(11), 0, 'errors.ruleMinTotal', undefined],
      [id(12), 0, 'errors.ruleDeny', -18],
      [id(14), -20, undefined, undefined],
    ])
  })

  it('versions that are open to other lines apply side by side (DISC-2.7, PRICE-9.3)', () => {
    const before = {
      ...rule(11, { discountType: 'percent', discount: 0.5 }),
      endDate: '2030-06-15T03:00:00Z',
    }
    const after = { ...tenth, startDate: '2030-06-15T03:30:00Z' }
    const request = requestOf(2, [before, after, { ...rule(13, { discount: 12 }) }])
    const lines = [
      { id: 'a', product: id(2), quantity: 2, agreedAt: '2030-06-15T02:00:00Z' },
      { id: 'b', product: id(2), quantity: 3 },
    ]
    expect(price({ ...request, lines }).totals.total).toBe(50 - 10 - 3)
    const more = lines.map((line) => ({ ...line, quantity: 1 }))
    expect(price({ ...request, lines: more }).totals.total).toBe(20 - 12)
  })

  it('of any rules, a bill comes to the least that it does with one of them alone or with none (DISC-2.7)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const { discounts } = request.catalogue
        const of = (rules: readonly DiscountRule[]) =>
          price({ ...request, catalogue: { ...request.catalogue, discounts: rules } })
        const grouped = of(discounts.map((one) => ({ ...one, bestOf: 'all' })))
        const alone = [[], ...discounts.map((one) => [one])].map((rules) => of(rules).totals.total)
        expect(grouped.totals.total).toBe(Math.min(...alone))
        const ids = new Set(discounts.map(({ _id }) => _id))
        const held = grouped.discounts.filter(({ rule: of, error }) => ids.has(of) && !error)
        expect(held.length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 100 },
    )
  })

  it('rules of which each has some items of its own are rivals as a whole (DISC-2.8)', () => {
    const request = requestOf(1, [])
    const products = [2, 3, 4].map((n) => ({ _id: id(n), price: n * 10 }))
    const discounts = [only(11, 0.5, 2, 3), only(12, 0.8, 3, 4)]
    const lines = products.map(({ _id }) => ({ id: _id, product: _id, quantity: 1 }))
    const result = price({
      ...request,
      catalogue: { ...request.catalogue, products, discounts },
      lines,
    })
    expect(result.totals.total).toBe(20 + 30 + 40 - 25)
    expect(result.discounts.map(({ error, worth }) => [error, worth])).toEqual([
      [undefined, undefined],
      ['errors.ruleDeny', 14],
    ])
  })

  it('over several orders and books, a bill comes to no more than with any one of them alone or with none (DISC-2.8, PRICE-9.3)', () => {
    fc.assert(
      fc.property(arbitraryHistory, (history) => {
        const request = { ...history, coupons: [] }
        const of = (keep: (one: DiscountRule) => boolean): number => {
          const only = <Rules extends { readonly discounts: readonly DiscountRule[] }>(
            of: Rules,
          ) => ({
            ...of,
            discounts: of.discounts.filter(keep).map((one) => ({ ...one, bestOf: 'all' })),
          })
          const books = history.books!.map((book) => ({ ...book, catalogue: only(book.catalogue) }))
          return price({ ...request, books, catalogue: only(request.catalogue) }).totals.total
        }
        const contents = history
          .books!.flatMap(({ catalogue }) => catalogue.discounts)
          .map((one) => JSON.stringify(one))
        const alone = [...new Set(contents)].map((content) =>
          of((one) => JSON.stringify(one) === content),
        )
        expect(of(() => true)).toBeLessThanOrEqual(
          Math.min(
            ...alone,
            of(() => false),
          ),
        )
      }),
      { numRuns: Number(process.env['RUNS'] ?? 100) },
    )
  })
})
