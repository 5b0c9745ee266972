import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { cartOf, ice } from '../testing/small-cart.ts'
import { toPriceLines, toSentLines } from './order-lines.ts'

describe('lines that leave the cart', () => {
  it('are priced without what only the cart needs', () => {
    const line: CartLine = { id: 'a', product: 'bun', mergeStatus: 'merged', mergeSource: [] }
    expect(toPriceLines([line])).toEqual([{ id: 'a', product: 'bun' }])
  })

  it('are sent as picks, without any price (CART-1.7)', () => {
    const lines = [
      ...cartOf({ product: 'tea', options: ice, customRemark: 'hot', overridePrice: 1 }),
      { id: 'b', customProduct: { price: 5 } },
      { id: 'c', product: 'bun' },
    ]
    expect(toSentLines(lines)).toEqual([
      {
        id: 'n1',
        product: 'tea',
        quantity: 1,
        customRemark: 'hot',
        options: [{ option: 'ice', selections: [{ _id: 'less', quantity: 1 }] }],
      },
      { id: 'c', product: 'bun', quantity: 1, options: [] },
    ])
  })

  it('say that a guest keeps them apart, and nothing else of sets (MERGE-1.10)', () => {
    const lines: CartLine[] = [
      { id: 'a', product: 'bun', mergeStatus: 'skip' },
      { id: 'b', product: 'bun', mergeStatus: 'merged', mergeSource: [] },
    ]
    expect(toSentLines(lines)).toEqual([
      { id: 'a', product: 'bun', quantity: 1, options: [], mergeStatus: 'skip' },
      { id: 'b', product: 'bun', quantity: 1, options: [] },
    ])
  })
})
