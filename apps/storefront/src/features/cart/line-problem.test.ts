import type { CartLine } from '@comanda/engine/cart'
import { menuContext, type Product } from '@comanda/engine/catalog'
import { describe, expect, it } from 'vitest'
import { lineProblems } from './line-problem.ts'

const products: Product[] = [
  { _id: 'tart', stock: { mode: 'auto', quantity: 3 } },
  { _id: 'tea' },
  { _id: 'gone', stock: { mode: 'paused' } },
]
const context = menuContext({
  products,
  productOptions: [],
  orderType: 'dineIn',
  selfService: true,
  isOpen: () => true,
})
const line = (id: string, product: string, quantity: number): CartLine => ({
  id,
  product,
  quantity,
})
const problems = (...lines: CartLine[]) => Object.fromEntries(lineProblems(lines, [], context))

describe('why a line cannot be ordered (CART-5.5)', () => {
  it('no problem if enough is left', () => {
    expect(problems(line('1', 'tart', 3), line('2', 'tea', 50))).toEqual({})
  })
  it('more than is left: how many are', () => {
    expect(problems(line('1', 'tart', 5))).toEqual({ 1: { key: 'cart.issue.left', left: 3 } })
  })
  it('what earlier lines take is not left for later ones', () => {
    expect(problems(line('1', 'tart', 2), line('2', 'tart', 2))).toEqual({
      2: { key: 'cart.issue.left', left: 1 },
    })
  })
  it('not selling any more: sold out', () => {
    expect(problems(line('1', 'gone', 1))).toEqual({ 1: { key: 'cart.issue.outOfStock', left: 0 } })
  })
  it('ORDER-6.2: more of a dish than the shop sells at once: how many of the line can be ordered', () => {
    const lines = [line('1', 'tea', 15), line('2', 'tea', 10)]
    const issues = [{ line: '2', code: 'purchaseLimit', limit: 20, left: 5 }] as const
    expect(Object.fromEntries(lineProblems(lines, issues, context))).toEqual({
      2: { key: 'cart.issue.overLimit', limit: 20, left: 5 },
    })
  })
  it('an issue of a set child shows at its set', () => {
    const child: CartLine = { ...line('2', 'tea', 1), fromProduct: '1' }
    const issue = { line: '2', code: 'childQuantity' } as const
    const found = lineProblems([line('1', 'tart', 1), child], [issue], context)
    expect([...found.keys()]).toEqual(['1'])
  })
})
