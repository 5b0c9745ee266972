import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brief, cartOf, meal } from '../testing/meal-cart.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { mergeLine } from './merge-line.ts'
import { splitLine } from './split-line.ts'

describe('splitting', () => {
  it('not smaller than the quantity → Cannot split more than the quantity (CART-3.1)', () => {
    const lines = cartOf({ product: 'bun', quantity: 2 })
    for (const quantity of [2, 3, 0, -1, 1.5, NaN])
      expect(splitLine(lines, 'n1', quantity, countingIds('s'))).toEqual({
        error: 'Cannot split more than the quantity',
      })
  })

  it('a line that is missing, or a set child → Cannot find the item in the list (CART-3.2, SET-1.7)', () => {
    const lines = cartOf(meal)
    for (const id of ['gone', 'n2'])
      expect(splitLine(lines, id, 1, countingIds('s'))).toEqual({
        error: 'Cannot find the item in the list',
      })
  })

  it('the part comes right after the line with its children (CART-3.3)', () => {
    const result = splitLine(cartOf(meal, { product: 'bun' }), 'n1', 1, countingIds('s'))
    expect('lines' in result && brief(result.lines)).toEqual([
      ['n1', 'meal', 1, undefined],
      ['n2', 'tea', 1, 'n1'],
      ['n3', 'fries', 3, 'n1'],
      ['n4', 'ketchup', 3, 'n3'],
      ['s1', 'meal', 1, undefined],
      ['s2', 'tea', 1, 's1'],
      ['s3', 'fries', 3, 's1'],
      ['s4', 'ketchup', 3, 's3'],
      ['n5', 'bun', 1, undefined],
    ])
  })

  it('a manual discount is shared to the cent', () => {
    const lines = [{ id: 'a', product: 'bun', quantity: 3, manualDiscount: 1 }]
    expect(splitLine(lines, 'a', 1, countingIds('s'))).toMatchObject({
      lines: [
        { id: 'a', quantity: 2, manualDiscount: 0.67 },
        { id: 's1', quantity: 1, manualDiscount: 0.33 },
      ],
    })
  })

  it('merging the parts gives the original cart (CART-3.3)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.nat(), fc.boolean(), (whole, n, isSet) => {
        const lines = cartOf(
          { product: 'tea' },
          { ...(isSet ? meal : { product: 'bun' }), quantity: whole },
        )
        const split = splitLine(lines, 'n2', 1 + (n % (whole - 1)), countingIds('s'))
        expect('lines' in split && mergeLine(split.lines, split.line).lines).toEqual(lines)
      }),
    )
  })
})
