import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED, countingIds } from '../testing/menu-builder.ts'
import { orderAgain } from './order-again.ts'

const context = buildMenu({
  products: [
    { _id: 'bun', stock: { mode: 'auto', quantity: 3 } },
    { _id: 'off', stock: { mode: 'paused', quantity: 9 } },
    { _id: 'tea', options: ['ice'] },
    { _id: 'meal', options: ['drink'] },
    { _id: 'late', timeConditions: [CLOSED] },
  ],
  productOptions: [
    { _id: 'ice', required: true, choices: [{ _id: 'less' }] },
    {
      _id: 'drink',
      multiple: true,
      choices: [
        { _id: 'withTea', type: 'product', product: 'tea' },
        { _id: 'withBun', type: 'product', product: 'bun' },
        { _id: 'withGone', type: 'product', product: 'vanished' },
      ],
    },
  ],
})
const makerOf = () => ({ context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' })
const iced = [{ option: 'ice', selections: [{ _id: 'less' }] }]
const meal = (...children: CartLine[]): CartLine[] => [
  {
    id: 'm',
    product: 'meal',
    quantity: 2,
    options: [
      { option: 'drink', selections: children.map((child) => ({ _id: child.fromChoice })) },
    ],
  },
  ...children,
]
const child = (id: string, fromChoice: string, product: string, options?: typeof iced) => ({
  id,
  product,
  quantity: 2,
  fromProduct: 'm',
  fromOption: 'drink',
  fromChoice,
  ...(options ? { options } : {}),
})

describe('order again', () => {
  it('new lines of today’s menu, and what is missing, changed or differs in price (CART-8.1)', () => {
    const earlier: CartLine[] = [
      ...meal(child('t', 'withTea', 'tea', iced)),
      { id: 'a', product: 'bun', status: 'confirmed', ordered: { productPart: 9 }, takeAway: true },
      { id: 'b', product: 'vanished' },
      { id: 'c', product: 'tea', customRemark: 'hot' },
      { id: 'd', product: 'bun', status: 'cancel' },
      { id: 'e', product: 'bun', fromCoupon: 'x' },
      { id: 'f', customProduct: { price: 5 } },
    ]
    const before = new Map([
      ['m', 60],
      ['a', 9],
    ])
    const result = orderAgain(
      earlier,
      makerOf(),
      before,
      (lines) => new Map(lines.map((line) => [line.id, line.product === 'bun' ? 10 : 60])),
    )
    expect(
      result.lines.map(({ product, status, takeAway }) => [product, status, takeAway]),
    ).toEqual([
      ['meal', 'init', undefined],
      ['tea', 'init', undefined],
      ['bun', 'init', true],
      ['tea', 'init', undefined],
    ])
    expect(new Set(result.lines.map((line) => line.id)).size).toBe(4)
    expect(result.lines[2]?.ordered).toBeUndefined()
    expect(result.lines[3]?.customRemark).toBe('hot')
    expect(result.gone.map(({ line }) => line.product)).toEqual(['vanished'])
    expect(result.changed).toEqual([{ line: result.lines[3]?.id, removed: 0, invalid: 1 }])
    expect(result.repriced).toEqual([{ line: result.lines[2]?.id, before: 9, now: 10 }])
  })
})
