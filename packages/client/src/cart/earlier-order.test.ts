import { expect, it } from 'vitest'
import { type EarlierOrder, earlierLines, unitPrices } from './earlier-order.ts'

const earlier = {
  products: [
    {
      id: 'a',
      product: 'p',
      name: [],
      quantity: 3,
      options: [{ option: 'o', selections: [{ _id: 'c', quantity: 1 }] }],
      optionNames: [{ name: [], choices: [] }],
      relatedTreePrice: 30.03,
      section: null,
      mergeStatus: null,
      status: 'pending',
    },
  ],
} as unknown as EarlierOrder

it('an earlier line is ordered again by ids, not by the names at that time', () =>
  expect(earlierLines(earlier)).toEqual([
    {
      id: 'a',
      product: 'p',
      quantity: 3,
      options: [{ option: 'o', selections: [{ _id: 'c', quantity: 1 }] }],
      status: 'pending',
    },
  ]))

it('unit prices are exact in cents', () =>
  expect(unitPrices(earlier.products).get('a')).toBe(10.01))
