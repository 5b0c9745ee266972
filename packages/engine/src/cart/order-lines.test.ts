import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED, countingIds } from '../testing/menu-builder.ts'
import { addLine, type NewLine } from './add-line.ts'
import { toPriceLines, toSentLines } from './order-lines.ts'

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
})
