import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { arbitraryRequest } from '../testing/arbitrary-request.ts'
import { billParts } from './bill-parts.ts'
import { price } from './price.ts'

const sum = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)

it('the parts of a bill as shown sum to its total, and its lines to its products (PRICE-8.1, PRICE-8.2)', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(arbitraryRequest, (request) => {
      const result = price(request)
      const { parts, included, total } = billParts(result)
      expect(sum(parts)).toBe(Math.round(total * 100))
      expect(total).toBe(result.totals.total)
      expect(sum(included)).toBe(Math.round(result.totals.taxIncluded * 100))
      const tops = request.lines.flatMap(({ id, fromProduct }, index) =>
        fromProduct === undefined ? [{ id, amount: result.lines[index]!.relatedTreePrice }] : [],
      )
      expect(sum(tops)).toBe(Math.round(result.totals.products * 100))
      // Adjusts are what they say unless they take more off than there is.
      const adjusts = sum(parts.filter(({ kind }) => kind === 'adjusts'))
      const said = Math.round(result.totals.adjusts * 100)
      if (result.totals.total > 0.5) expect(adjusts).toBe(said)
      else expect(adjusts).toBeGreaterThanOrEqual(said)
      for (const { kind } of parts) seen.add(kind)
    }),
    { numRuns: 1000 },
  )
  expect([...seen].toSorted()).toEqual([
    'adjusts',
    'discount',
    'products',
    'rounding',
    'surcharge',
    'tax',
    'taxRelief',
    'tips',
  ])
})
