import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import type { Stock } from '../catalog/stock.ts'
import { buildMenu } from '../testing/menu-builder.ts'
import { lineLevels } from './line-levels.ts'
import { portionsLeft } from './portions-left.ts'
import { StockLevel, stockLevel, worstLevel } from './stock-level.ts'

const { None, Conflicted, NotSelling, OutOfStock, Low, Medium, High, Disabled } = StockLevel

describe('level of one stock', () => {
  it.each([
    ['no record', undefined, 1, Disabled],
    ['mode disable', { mode: 'disable', quantity: 0 }, 1, Disabled],
    ['mode notSelling', { mode: 'notSelling', quantity: 50 }, 1, NotSelling],
    ['mode paused', { mode: 'paused', quantity: null }, 1, NotSelling],
    ['online mode paused', { mode: 'auto', onlineMode: 'paused' }, 1, NotSelling],
    ['online mode notSelling', { mode: 'auto', onlineMode: 'notSelling' }, 1, NotSelling],
    ['online mode askStaff', { mode: 'auto', onlineMode: 'askStaff' }, 1, NotSelling],
    ['null quantity', { mode: 'sync', quantity: null }, 999, High],
    ['missing quantity', { mode: 'manual' }, 1, High],
    ['stock minus line below 0', { mode: 'auto', quantity: 2 }, 3, OutOfStock],
    ['stock minus line exactly 0', { mode: 'auto', quantity: 3 }, 3, Low],
    ['less the threshold', { mode: 'auto', quantity: 12, onlineThreshold: 10 }, 3, OutOfStock],
    ['sync below 10', { mode: 'sync', quantity: 9 }, 1, Low],
    ['sync from 10', { mode: 'sync', quantity: 10 }, 1, Medium],
    ['sync, 10 less the threshold', { mode: 'sync', quantity: 10, onlineThreshold: 1 }, 1, Low],
    ['manual below 10', { mode: 'manual', quantity: 9 }, 1, Low],
    ['manual from 10', { mode: 'manual', quantity: 10 }, 9, High],
    ['auto below 10', { mode: 'auto', quantity: 9 }, 1, Low],
    ['auto from 10', { mode: 'auto', quantity: 10 }, 1, High],
  ] as const)('self-service, %s', (_, stock, taken, level) => {
    expect(stockLevel(stock, true, taken)).toBe(level)
  })

  it('staff are not held by online modes nor by the online threshold', () => {
    const stock: Stock = { mode: 'auto', onlineMode: 'askStaff', quantity: 3, onlineThreshold: 3 }
    expect(stockLevel(stock, false, 3)).toBe(Low)
  })

  it('what covers the line but not all lines → Conflicted', () => {
    expect(stockLevel({ mode: 'auto', quantity: 3 }, true, 2, 4)).toBe(Conflicted)
  })

  it('the worst level wins, None never does', () => {
    expect(worstLevel([High, None, Low, Disabled])).toBe(Low)
    expect(worstLevel([None, Disabled])).toBe(Disabled)
    expect(worstLevel([OutOfStock, Conflicted, NotSelling])).toBe(Conflicted)
    expect(worstLevel([None])).toBe(None)
    expect(worstLevel([])).toBe(None)
  })
})

const menu = buildMenu({
  products: [
    {
      _id: 'tea',
      options: ['size', 'milk'],
      stock: {
        mode: 'manual',
        quantity: 20,
        productOptions: [{ productOption: 'size', values: [{ _id: 'large', quantity: 3 }] }],
      },
    },
    { _id: 'bun', stock: { mode: 'auto', quantity: 3 } },
    { _id: 'soup' },
    { _id: 'off', stock: { mode: 'paused' } },
  ],
  productOptions: [
    { _id: 'size', choices: [{ _id: 'small' }, { _id: 'large' }] },
    {
      _id: 'milk',
      stock: { mode: 'auto', values: [{ _id: 'oat', quantity: 5 }] },
      choices: [{ _id: 'oat' }],
    },
  ],
})
const line = (
  id: string,
  product: string,
  quantity = 1,
  more: Partial<CartLine> = {},
): CartLine => ({
  id,
  product,
  quantity,
  ...more,
})
const levelsOf = (...lines: CartLine[]) => [...lineLevels(lines, menu).values()]
const sum = (counted: readonly CartLine[], each: number) =>
  counted.reduce((total, { quantity = 1 }) => total + quantity * each, 0)
const large = [{ option: 'size', selections: [{ _id: 'large', quantity: 2 }] }]
const oat = [{ option: 'milk', values: ['oat'] }]

describe('levels of lines', () => {
  it('a product without stock is Disabled, one that is not on the menu None', () => {
    expect(levelsOf(line('a', 'soup'), line('b', 'gone'), { id: 'c', customProduct: {} })).toEqual([
      Disabled,
      None,
      None,
    ])
  })

  it('the worst over product and chosen values, counted by selection × line quantity', () => {
    expect(levelsOf(line('a', 'tea', 1, { options: large }))).toEqual([Low])
    expect(levelsOf(line('a', 'tea', 2, { options: large }))).toEqual([OutOfStock])
    expect(levelsOf(line('a', 'tea', 2))).toEqual([High])
  })

  it('a group’s own stock is counted over every product', () => {
    expect(levelsOf(line('a', 'tea', 6, { options: oat }))).toEqual([OutOfStock])
    expect(
      levelsOf(line('a', 'soup', 5, { options: oat }), line('b', 'tea', 1, { options: oat })),
    ).toEqual([Low, Conflicted])
  })

  it('Conflicted is shown on the later lines', () => {
    expect(levelsOf(line('a', 'bun', 2), line('b', 'bun', 2), line('c', 'bun', 1))).toEqual([
      Low,
      Conflicted,
      Conflicted,
    ])
  })

  it('set children take stock, and their level reaches the top', () => {
    const set = [
      line('s', 'soup'),
      line('c', 'soup', 1, { fromProduct: 's' }),
      line('d', 'bun', 4, { fromProduct: 'c' }),
      line('o', 'bun', 1, { fromProduct: 'elsewhere' }),
    ]
    expect(levelsOf(...set)).toEqual([OutOfStock, OutOfStock, OutOfStock, Conflicted])
  })

  it('cancelled and replaced lines take nothing', () => {
    expect(
      levelsOf(
        line('a', 'bun', 3, { status: 'cancel' }),
        line('b', 'bun', 3, { replacing: true }),
        line('c', 'bun', 3),
      ),
    ).toEqual([None, None, Low])
  })

  it('lines that may be sold never take more than there is', () => {
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

describe('portions left', () => {
  it('what is there, less what the cart takes, per portion', () => {
    expect(portionsLeft([line('x', 'bun')], [], menu)).toBe(3)
    expect(portionsLeft([line('x', 'bun')], [line('a', 'bun', 2)], menu)).toBe(1)
    expect(portionsLeft([line('x', 'bun')], [line('a', 'bun', 5)], menu)).toBe(0)
    expect(portionsLeft([line('x', 'tea', 1, { options: large })], [], menu)).toBe(1)
  })

  it('children count by their ratio, also where the item is for several', () => {
    const set = [line('s', 'soup', 2), line('c', 'bun', 4, { fromProduct: 's' })]
    expect(portionsLeft(set, [], menu)).toBe(1)
  })

  it('without limit, or not selling', () => {
    expect(portionsLeft([line('x', 'soup')], [], menu)).toBe(Infinity)
    expect(portionsLeft([line('x', 'off')], [], menu)).toBe(0)
    expect(portionsLeft([], [], menu)).toBe(Infinity)
  })
})
