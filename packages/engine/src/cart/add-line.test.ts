import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import { describe, expect, it } from 'vitest'
import { brief, cartOf, context, makerOf, meal } from '../testing/meal-cart.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { addLine, updateLine } from './add-line.ts'

describe('adding', () => {
  it('a line begins as init, of quantity 1, dated now, in the session’s section (CART-1.1)', () => {
    const inLunch = { ...makerOf(), context: { ...context, section: 'lunch' } }
    expect(addLine([], { product: 'bun' }, inLunch)).toEqual({
      line: 'n1',
      merged: false,
      lines: [
        {
          id: 'n1',
          product: 'bun',
          quantity: 1,
          status: 'init',
          section: 'lunch',
          date: '2024-05-15T12:00:00+08:00',
          options: [],
        },
      ],
    })
  })

  it('picks of product choices make child lines, and theirs (SET-1.1)', () => {
    const lines = cartOf(meal)
    expect(brief(lines)).toEqual([
      ['n1', 'meal', 2, undefined],
      ['n2', 'tea', 2, 'n1'],
      ['n3', 'fries', 6, 'n1'],
      ['n4', 'ketchup', 6, 'n3'],
    ])
    expect(lines[2]).toMatchObject({
      fromOption: 'side',
      fromOptionSeq: 1,
      fromChoice: 'withFries',
      fromChoiceSeq: 1,
      fromSelection: 'withFries',
      quantityRatio: 3,
    })
    expect(lines[1]?.options).toEqual([
      { option: 'ice', selections: [{ _id: 'less', quantity: 1 }] },
    ])
  })

  it('quantities are whole, 1 to 9,999 (CART-1.2)', () => {
    const quantities = [0, -1, 2.7, NaN, 1e6].map(
      (quantity) => cartOf({ product: 'bun', quantity })[0]?.quantity,
    )
    expect(quantities).toEqual([1, 1, 2, 1, MAX_QUANTITY])
  })

  it('a changed draft keeps the line’s id, place and date (CART-1.6)', () => {
    const maker = makerOf()
    const before = cartOf(meal, { product: 'bun' })
    const later = { ...maker, now: '2024-05-15T13:00:00+08:00', newId: countingIds('u') }
    const { lines } = updateLine(before, 'n1', { product: 'tea', options: [] }, later)
    expect(brief(lines)).toEqual([
      ['n1', 'tea', 1, undefined],
      ['n5', 'bun', 1, undefined],
    ])
    expect(lines[0]?.date).toBe(maker.now)
    expect(updateLine(before, 'gone', { product: 'tea' }, later).lines).toBe(before)
    expect(updateLine(before, 'n2', { product: 'tea' }, later).lines).toBe(before)
    expect(updateLine(before, 'n1', { product: 'bun' }, later)).toMatchObject({
      merged: true,
      line: 'n1',
    })
    expect(
      updateLine([{ id: 'a', product: 'bun' }], 'a', { product: 'tea' }, later).lines[0]?.date,
    ).toBe(later.now)
  })
})
