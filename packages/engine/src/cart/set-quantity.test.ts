import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { treeOf } from '../set-items/line-tree.ts'
import { brief, cartOf, meal } from '../testing/meal-cart.ts'
import { cartCount } from './cart-count.ts'
import { setRemark, setTakeAway } from './line-fields.ts'
import { removeLine } from './remove-line.ts'
import { setQuantity } from './set-quantity.ts'

describe('quantity, removal, take-away', () => {
  it('children follow their parent by their ratio (SET-1.3)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (quantity) => {
        const lines = setQuantity(cartOf(meal), 'n1', quantity)
        expect(lines.map((line) => line.quantity)).toEqual([1, 1, 3, 3].map((n) => n * quantity))
      }),
    )
  })

  it('below 1 the line is removed; set children and invalid numbers change nothing (CART-1.2)', () => {
    const lines = cartOf(meal, { product: 'bun' })
    expect(brief(setQuantity(lines, 'n1', 0))).toEqual([['n5', 'bun', 1, undefined]])
    expect(setQuantity(lines, 'n2', 5)).toBe(lines)
    expect(setQuantity(lines, 'gone', 5)).toBe(lines)
    expect(setQuantity(lines, 'n1', NaN)).toBe(lines)
  })

  it('removing the parent removes its children, a child alone stays (SET-1.2, SET-1.7)', () => {
    const lines = cartOf(meal, { product: 'bun' })
    expect(removeLine(lines, 'n1').map((line) => line.id)).toEqual(['n5'])
    expect(removeLine(lines, 'n2')).toBe(lines)
    expect(removeLine(lines, 'gone')).toBe(lines)
  })

  it('take-away on the parent applies to all children (SET-1.4)', () => {
    const lines = setTakeAway(cartOf(meal, { product: 'bun' }), 'n1', true)
    expect(lines.map((line) => line.takeAway)).toEqual([true, true, true, true, undefined])
    expect(setTakeAway(lines, 'n1', false)).toEqual(cartOf(meal, { product: 'bun' }))
    expect(setTakeAway(lines, 'n5', true)[4]?.takeAway).toBe(true)
    expect(setTakeAway(lines, 'n2', false)).toEqual(lines)
  })

  it('a remark is set and taken off (CART-1.3)', () => {
    const lines = cartOf(meal)
    expect(setRemark(lines, 'n1', ' hot ').map((line) => line.customRemark)).toEqual([
      'hot',
      undefined,
      undefined,
      undefined,
    ])
    expect(setRemark(setRemark(lines, 'n1', 'hot'), 'n1', ' ')).toEqual(lines)
  })

  it('the count leaves set children out (CART-1.4)', () => {
    expect(cartCount(cartOf(meal, { product: 'bun', quantity: 3 }))).toBe(5)
    expect(cartCount([{ id: 'a', product: 'bun' }])).toBe(1)
  })

  it('a tree lists each parent before its children', () => {
    const lines = cartOf(meal).toReversed()
    expect(treeOf(lines, 'n1').map((line) => line.id)).toEqual(['n1', 'n3', 'n2', 'n4'])
    expect(treeOf(lines, 'gone')).toEqual([])
  })
})
