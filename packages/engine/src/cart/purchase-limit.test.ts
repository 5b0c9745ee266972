import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { purchaseLimits } from '../catalog/purchase-limits.ts'
import { purchaseIssues, purchasesLeft } from './purchase-limit.ts'

const line = (id: string, product: string, quantity: number, own: Partial<CartLine> = {}) => ({
  id,
  product,
  quantity,
  ...own,
})
const limits = purchaseLimits({ _id: 'shop' })
/** A line of two units with these picks in one group. */
const picks = (...selections: { _id: string; quantity: number }[]) =>
  line('1', 'tea', 2, { options: [{ option: 'o', selections }] })
const issues = (...lines: CartLine[]) => purchaseIssues(lines, { limits })

describe('what a diner may order at once', () => {
  it('ORDER-6.1: 20 of a product and 100 in all, or what the shop says', () => {
    expect(limits).toEqual({ quantity: 20, portions: 100 })
    expect(purchaseLimits({ _id: 'shop', maxQuantity: 3, maxPortions: 7 })).toEqual({
      quantity: 3,
      portions: 7,
    })
    expect(issues(line('1', 'bun', 20))).toEqual([])
    expect(issues(line('1', 'bun', 21))).toEqual([
      { line: '1', code: 'purchaseLimit', limit: 20, left: 20 },
    ])
  })

  it('ORDER-6.1: lines of one product count together, also in sets', () => {
    expect(issues(line('1', 'bun', 15), line('2', 'bun', 10))).toEqual([
      { line: '2', code: 'purchaseLimit', limit: 20, left: 5 },
    ])
    const child = line('2', 'tea', 20, { fromProduct: '1' })
    expect(issues(line('1', 'set', 10), child)).toEqual([])
    expect(issues(line('1', 'set', 10), child, line('3', 'tea', 1))).toMatchObject([
      { line: '3', left: 0 },
    ])
  })

  it('ORDER-6.1: a choice is picked so often with each unit', () => {
    expect(issues(picks({ _id: 'a', quantity: 20 }, { _id: 'b', quantity: 20 }))).toEqual([])
    const twice = picks({ _id: 'a', quantity: 15 }, { _id: 'a', quantity: 15 })
    expect(issues(twice)).toMatchObject([{ line: '1', left: 0 }])
  })

  it('ORDER-6.1: the units of top lines are at most so many', () => {
    const lines = Array.from({ length: 6 }, (_, at) => line(`${at}`, `p${at}`, 19))
    expect(issues(...lines)).toEqual([{ line: '5', code: 'purchaseLimit', limit: 100, left: 5 }])
  })

  it('ORDER-6.3: what a rule gives and custom products are not counted; staff have no limits', () => {
    expect(issues(line('1', 'bun', 20), line('2', 'bun', 50, { fromCoupon: 'c' }))).toEqual([])
    expect(issues({ id: '1', quantity: 300, customProduct: { price: 1 } })).toEqual([])
    expect(purchaseIssues([line('1', 'bun', 9999)], {})).toEqual([])
    expect(purchasesLeft([line('1', 'bun', 1)], [], {})).toBe(Infinity)
  })
})

it('ORDER-6.2: exactly as many portions as are left can be added', () => {
  const product = fc.constantFrom('a', 'b', 'c')
  const quantity = fc.integer({ min: 1, max: 30 })
  const cart = fc.array(fc.tuple(product, quantity), { maxLength: 8 })
  const item = fc.tuple(
    product,
    fc.array(fc.tuple(product, fc.integer({ min: 1, max: 3 })), { maxLength: 2 }),
  )
  fc.assert(
    fc.property(cart, item, fc.integer({ min: 1, max: 12 }), (there, [top, children], portions) => {
      const lines = there.map(([of, units], at) => line(`l${at}`, of, units))
      fc.pre(purchaseIssues(lines, { limits }).length === 0)
      const itemOf = (units: number): CartLine[] => [
        line('new', top, units),
        ...children.map(([of, ratio], at) =>
          line(`c${at}`, of, ratio * units, { fromProduct: 'new' }),
        ),
      ]
      const left = purchasesLeft(itemOf(portions), lines, { limits })
      if (left > 0) expect(purchaseIssues([...lines, ...itemOf(left)], { limits })).toEqual([])
      expect(purchaseIssues([...lines, ...itemOf(left + 1)], { limits })).not.toEqual([])
    }),
  )
})
