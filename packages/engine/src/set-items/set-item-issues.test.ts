import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { cartOf, context, withTea } from '../testing/small-cart.ts'
import { setItemIssues } from './set-item-issues.ts'

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
