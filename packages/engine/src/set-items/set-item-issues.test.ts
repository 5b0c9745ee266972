import { describe, expect, it } from 'vitest'
import { addLine, type NewLine } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED, countingIds } from '../testing/menu-builder.ts'
import { setItemIssues } from './set-item-issues.ts'

const context = buildMenu({
  products: [
    { _id: 'bun' },
    { _id: 'tea', options: ['ice'] },
    { _id: 'meal', options: ['drink'] },
    { _id: 'toy', setOrderOrGiftOnly: true },
    { _id: 'lunch', sections: ['s1'] },
    { _id: 'hidden', hideFromOnline: true },
    { _id: 'crab', eatInOnly: true },
    { _id: 'late', timeConditions: [CLOSED] },
  ],
  productOptions: [
    { _id: 'ice', required: true, choices: [{ _id: 'less' }] },
    {
      _id: 'drink',
      choices: [
        { _id: 'withTea', type: 'product', product: 'tea' },
        { _id: 'withToy', type: 'product', product: 'toy' },
      ],
    },
  ],
})
const cartOf = (...drafts: NewLine[]) => {
  const maker = { context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' }
  return drafts.reduce<readonly CartLine[]>(
    (lines, draft) => addLine(lines, draft, maker).lines,
    [],
  )
}
const ice = [{ option: 'ice', values: ['less'] }]
const withTea = (options: NewLine['options'] = ice): NewLine => ({
  product: 'meal',
  options: [{ option: 'drink', selections: [{ _id: 'withTea', quantity: 2, options }] }],
})

describe('sets whose lines do not fit together (SET-1.6)', () => {
  const lines = cartOf(withTea())
  const changed = (fields: Partial<CartLine>) =>
    lines.map((line) => (line.fromProduct === undefined ? line : { ...line, ...fields }))

  it('the cart’s own lines are consistent', () => {
    expect(setItemIssues(lines, context)).toEqual([])
  })

  it.each<[string, readonly CartLine[], readonly string[]]>([
    ['a child is missing', lines.slice(0, 1), ['childMissing']],
    ['its parent is missing', lines.slice(1), ['parentMissing']],
    ['another product', changed({ product: 'bun' }), ['childMissing', 'childUnexpected']],
    ['another ratio', changed({ quantityRatio: 1 }), ['childQuantity']],
    ['another quantity', changed({ quantity: 1 }), ['childQuantity']],
    [
      'lines that are each other’s parents',
      [
        { id: 'x', product: 'bun', fromProduct: 'y' },
        { id: 'y', product: 'bun', fromProduct: 'x' },
      ],
      ['parentMissing', 'childUnexpected', 'parentMissing', 'childUnexpected'],
    ],
    ['one too many', [...lines, { ...lines[1], id: 'x' }], ['childUnexpected']],
  ])('%s', (_, cart, expected) => {
    expect(setItemIssues(cart, context).map(({ code }) => code)).toEqual(expected)
  })
})
