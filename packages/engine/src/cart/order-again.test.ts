import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { childOf as child, iced, makerOf, mealOf as meal } from '../testing/earlier-cart.ts'
import { orderAgain } from './order-again.ts'

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

  it('leaves out what was weighed: nobody has weighed it again (CAT-7.5)', () => {
    const earlier: CartLine[] = [
      { id: 'a', product: 'beef', weight: 350 },
      { id: 'b', product: 'bun' },
    ]
    const { lines, gone } = orderAgain(earlier, makerOf(), new Map(), () => new Map())
    expect(lines.map(({ product }) => product)).toEqual(['bun'])
    expect(gone).toMatchObject([{ line: { product: 'beef' }, reason: 'unweighed' }])
  })
})
