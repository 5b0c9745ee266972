import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { countedMenu as menu, lineOf as line } from '../testing/counted-menu.ts'
import { lineLevels } from './line-levels.ts'
import { StockLevel } from './stock-level.ts'

const { None, Conflicted, OutOfStock, Low, High, Disabled } = StockLevel
const levelsOf = (...lines: CartLine[]) => [...lineLevels(lines, menu).values()]
const sum = (counted: readonly CartLine[], each: number) =>
  counted.reduce((total, { quantity = 1 }) => total + quantity * each, 0)
const large = [{ option: 'size', selections: [{ _id: 'large', quantity: 2 }] }]
const oat = [{ option: 'milk', values: ['oat'] }]

describe('levels of lines', () => {
  it('a product without stock is Disabled, one that is not on the menu None (STOCK-1.2)', () => {
    expect(levelsOf(line('a', 'soup'), line('b', 'gone'), { id: 'c', customProduct: {} })).toEqual([
      Disabled,
      None,
      None,
    ])
  })

  it('the worst over product and chosen values, counted by selection × line quantity (STOCK-1.8, STOCK-2.1)', () => {
    expect(levelsOf(line('a', 'tea', 1, { options: large }))).toEqual([Low])
    expect(levelsOf(line('a', 'tea', 2, { options: large }))).toEqual([OutOfStock])
    expect(levelsOf(line('a', 'tea', 2))).toEqual([High])
  })

  it('a group’s own stock is counted over every product (STOCK-2.3)', () => {
    expect(levelsOf(line('a', 'tea', 6, { options: oat }))).toEqual([OutOfStock])
    expect(
      levelsOf(line('a', 'soup', 5, { options: oat }), line('b', 'tea', 1, { options: oat })),
    ).toEqual([Low, Conflicted])
  })

  it('Conflicted is shown on the later lines (STOCK-1.6)', () => {
    expect(levelsOf(line('a', 'bun', 2), line('b', 'bun', 2), line('c', 'bun', 1))).toEqual([
      Low,
      Conflicted,
      Conflicted,
    ])
  })

  it('set children take stock, and their level reaches the top (STOCK-2.2)', () => {
    const set = [
      line('s', 'soup'),
      line('c', 'soup', 1, { fromProduct: 's' }),
      line('d', 'bun', 4, { fromProduct: 'c' }),
      line('o', 'bun', 1, { fromProduct: 'elsewhere' }),
    ]
    expect(levelsOf(...set)).toEqual([OutOfStock, OutOfStock, OutOfStock, Conflicted])
  })

  it('cancelled and replaced lines take nothing (STOCK-2.4)', () => {
    expect(
      levelsOf(
        line('a', 'bun', 3, { status: 'cancel' }),
        line('b', 'bun', 3, { replacing: true }),
        line('c', 'bun', 3),
      ),
    ).toEqual([None, None, Low])
  })

  it('lines that may be sold never take more than the stock', () => {
    const lines = fc.array(
      fc.record({
        product: fc.constantFrom('tea', 'bun', 'soup'),
        quantity: fc.integer({ min: 1, max: 4 }),
        options: fc.constantFrom(undefined, large, oat),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(lines, (drafts) => {
        const cart = drafts.map((draft, i) => ({ id: `l${i}`, ...draft }))
        const levels = lineLevels(cart, menu)
        const sold = cart.filter(({ id }) => (levels.get(id) ?? None) >= Low)
        expect(
          sum(
            sold.filter(({ product }) => product === 'bun'),
            1,
          ),
        ).toBeLessThanOrEqual(3)
        const teas = sold.filter(({ product }) => product === 'tea')
        expect(sum(teas, 1)).toBeLessThanOrEqual(20)
        expect(
          sum(
            teas.filter(({ options }) => options === large),
            2,
          ),
        ).toBeLessThanOrEqual(3)
        expect(
          sum(
            sold.filter(({ options }) => options === oat),
            1,
          ),
        ).toBeLessThanOrEqual(5)
      }),
    )
  })
})
