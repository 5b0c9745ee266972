import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import type { PriceRequest } from '../catalog/price-request.ts'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { rulesOf, withRules } from '../testing/rules-of-request.ts'
import { price } from './price.ts'

const RUNS = { numRuns: 120 }

/** Nothing that goes by the line or by its place, and no cents that hang on it. */
const isIndifferent = (request: PriceRequest): boolean =>
  !request.session.preAdjusts &&
  rulesOf(request).every(({ for: scope }) => scope !== 'line') &&
  request.lines.every((line) => !line.manualDiscount)

/** The lines of the item that a line belongs to. */
const itemOf = (lines: readonly CartLine[], at: number): readonly CartLine[] => {
  const line = lines[at % lines.length]!
  const top = line.fromProduct ?? line.id
  return lines.filter(({ id, fromProduct }) => id === top || fromProduct === top)
}

/** A copy of the lines of an item, with ids of its own. */
const copyOf = (item: readonly CartLine[], mark: string, quantity: number): readonly CartLine[] =>
  item.map((line) =>
    line.fromProduct === undefined
      ? { ...line, id: `${line.id}${mark}`, quantity }
      : { ...line, id: `${line.id}${mark}`, fromProduct: `${line.fromProduct}${mark}` },
  )

const quantityOf = (item: readonly CartLine[]): number =>
  item.find(({ fromProduct }) => fromProduct === undefined)?.quantity ?? 1

describe('lines', () => {
  it('splitting an item, with its set children, changes no total (but rules for line, and adjusts of the line) (PRICE-7.4)', () => {
    fc.assert(
      fc.property(arbitraryRequest, fc.nat(9), fc.nat(9), (request, at, most) => {
        fc.pre(isIndifferent(request) && !request.session.lineAdjusts)
        const item = itemOf(request.lines, at)
        const quantity = quantityOf(item)
        fc.pre(quantity > 1)
        const first = 1 + (most % (quantity - 1))
        const lines = request.lines.flatMap((line) => {
          if (line === item[0])
            return [...copyOf(item, 'a', first), ...copyOf(item, 'b', quantity - first)]
          return item.includes(line) ? [] : [line]
        })
        const neighbours = request.lines.flatMap((line) => {
          if (line === item[0]) return item
          return item.includes(line) ? [] : [line]
        })
        expect(price({ ...request, lines }).totals).toEqual(
          price({ ...request, lines: neighbours }).totals,
        )
      }),
      RUNS,
    )
  })

  it('merging two equal neighbours, with their set children, changes no total (PRICE-7.4)', () => {
    fc.assert(
      fc.property(arbitraryRequest, fc.nat(9), (request, at) => {
        fc.pre(isIndifferent(request) && !request.session.lineAdjusts)
        const item = itemOf(request.lines, at)
        const quantity = quantityOf(item)
        const twice = [
          ...request.lines,
          ...copyOf(item, 'x', quantity),
          ...copyOf(item, 'y', quantity),
        ]
        const merged = [...request.lines, ...copyOf(item, 'x', 2 * quantity)]
        expect(price({ ...request, lines: merged }).totals).toEqual(
          price({ ...request, lines: twice }).totals,
        )
      }),
      RUNS,
    )
  })

  it('the order of lines changes no total if there are no ties and nothing is shared in cents (PRICE-7.5)', () => {
    fc.assert(
      fc.property(arbitraryRequest, (request) => {
        const plain = withRules(
          request,
          ({ discountRules, discountType, maxDiscount }) =>
            !discountRules && discountType === 'percent' && !maxDiscount,
        )
        fc.pre(isIndifferent(request) && request.lines.every((line) => !line.fromCoupon))
        const alone = {
          ...plain,
          coupons: plain.coupons.slice(0, 1),
          user: undefined,
          catalogue: { ...plain.catalogue, discounts: [], taxSettings: [] },
        }
        const lines = alone.lines.toReversed()
        expect(price({ ...alone, lines }).totals).toEqual(price(alone).totals)
      }),
      RUNS,
    )
  })
})
