import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import type { DraftOption } from '../options/picks.ts'
import { treeOf } from '../set-items/line-tree.ts'
import { buildMenu, countingIds } from '../testing/menu-builder.ts'
import { addLine, type NewLine, updateLine } from './add-line.ts'
import { cartCount } from './cart-count.ts'
import {
  setLineSection,
  setRemark,
  setTableReference,
  setTakeAway,
  toggleTakeAway,
} from './line-fields.ts'
import { MAX_QUANTITY, mergeIdenticalLines, mergeLine } from './merge-line.ts'
import { removeLine } from './remove-line.ts'
import { setQuantity } from './set-quantity.ts'
import { splitLine } from './split-line.ts'

const context = buildMenu({
  products: [
    { _id: 'tea', options: ['ice', 'extras'] },
    { _id: 'bun' },
    { _id: 'meal', options: ['drink', 'side'] },
    { _id: 'fries', options: ['dips'] },
    { _id: 'ketchup' },
  ],
  productOptions: [
    { _id: 'ice', choices: [{ _id: 'less' }, { _id: 'more' }] },
    { _id: 'extras', multiple: true, choices: [{ _id: 'pearl' }, { _id: 'jelly' }] },
    { _id: 'drink', choices: [{ _id: 'withTea', type: 'product', product: 'tea' }] },
    {
      _id: 'side',
      multiple: true,
      allowSameValue: true,
      choices: [{ _id: 'plain' }, { _id: 'withFries', type: 'product', product: 'fries' }],
    },
    { _id: 'dips', choices: [{ _id: 'withKetchup', type: 'product', product: 'ketchup' }] },
  ],
})
const makerOf = () => ({ context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' })
const cartOf = (...drafts: NewLine[]) => {
  const maker = makerOf()
  let lines: readonly CartLine[] = []
  for (const draft of drafts) lines = addLine(lines, draft, maker).lines
  return lines
}
const pick = (option: string, ...ids: string[]): DraftOption => ({
  option,
  selections: ids.map((_id) => ({ _id })),
})
const meal: NewLine = {
  product: 'meal',
  quantity: 2,
  options: [
    {
      option: 'drink',
      selections: [{ _id: 'withTea', options: [pick('ice', 'less')] }],
    },
    {
      option: 'side',
      selections: [
        { _id: 'withFries', quantity: 3, options: [{ option: 'dips', values: ['withKetchup'] }] },
        { _id: 'plain' },
      ],
    },
  ],
}
const brief = (lines: readonly CartLine[]) =>
  lines.map(({ id, product, quantity, fromProduct }) => [id, product, quantity, fromProduct])

describe('adding', () => {
  it('a line begins as init, of quantity 1, dated now, in the session’s section', () => {
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

  it('picks of product choices make child lines, and theirs', () => {
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

  it('quantities are whole, 1 to 9,999', () => {
    const quantities = [0, -1, 2.7, NaN, 1e6].map(
      (quantity) => cartOf({ product: 'bun', quantity })[0]?.quantity,
    )
    expect(quantities).toEqual([1, 1, 2, 1, MAX_QUANTITY])
  })

  it('a changed draft keeps the line’s id, place and date', () => {
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

describe('identical lines', () => {
  it('merge: quantities add up, the earlier keeps its id and place', () => {
    const lines = cartOf({ product: 'bun' }, { product: 'tea' }, { product: 'bun', quantity: 4 })
    expect(brief(lines)).toEqual([
      ['n1', 'bun', 5, undefined],
      ['n2', 'tea', 1, undefined],
    ])
  })

  it('options compare by content, not by order', () => {
    const one = [pick('ice', 'less'), pick('extras', 'pearl', 'jelly')]
    const other = [pick('extras', 'jelly', 'pearl'), pick('ice', 'less')]
    expect(
      cartOf({ product: 'tea', options: one }, { product: 'tea', options: other }),
    ).toHaveLength(1)
    const more = [pick('ice', 'more'), pick('extras', 'pearl', 'jelly')]
    expect(
      cartOf({ product: 'tea', options: one }, { product: 'tea', options: more }),
    ).toHaveLength(2)
  })

  it('the order of options is irrelevant', () => {
    const ice = fc.constantFrom(pick('ice', 'less'), pick('ice', 'more'))
    const extras = fc
      .shuffledSubarray(['pearl', 'jelly'], { minLength: 1 })
      .map((ids) => pick('extras', ...ids))
    const options = fc.tuple(ice, extras).chain((picked) =>
      fc.tuple(
        fc.shuffledSubarray(picked, { minLength: 2, maxLength: 2 }),
        fc
          .shuffledSubarray(picked, { minLength: 2, maxLength: 2 })
          .map((entries) =>
            entries.map((entry) => ({ ...entry, selections: entry.selections?.toReversed() })),
          ),
      ),
    )
    fc.assert(
      fc.property(options, ([one, other]) => {
        expect(
          cartOf({ product: 'tea', options: one }, { product: 'tea', options: other }),
        ).toMatchObject([{ id: 'n1', quantity: 2 }])
      }),
    )
  })

  it('sets merge with their children', () => {
    const lines = cartOf(meal, meal)
    expect(brief(lines).map(([id, , quantity]) => [id, quantity])).toEqual([
      ['n1', 4],
      ['n2', 4],
      ['n3', 12],
      ['n4', 12],
    ])
  })

  it('sets with other children do not', () => {
    const other: NewLine = { ...meal, options: (meal.options ?? []).slice(1) }
    expect(cartOf(meal, other)).toHaveLength(7)
  })

  it.each<[string, Partial<CartLine>]>([
    ['section', { section: 'lunch' }],
    ['remark', { customRemark: 'no onion' }],
    ['kitchen options', { kitchenOptions: ['rush'] }],
    ['take-away flag', { takeAway: true }],
    ['table reference', { table: 't1' }],
    ['chair', { tableChairId: 'c1' }],
    ['status', { status: 'pending' }],
    ['free flag', { freeSurcharge: true }],
  ])('another %s keeps lines apart, the same merges them', (_, fields) => {
    expect(cartOf({ product: 'bun' }, { product: 'bun', ...fields })).toHaveLength(2)
    expect(cartOf({ product: 'bun', ...fields }, { product: 'bun', ...fields })).toHaveLength(1)
  })

  it('fields that are empty say nothing', () => {
    expect(
      cartOf({ product: 'bun' }, { product: 'bun', takeAway: false, customRemark: '' }),
    ).toHaveLength(1)
  })

  it.each<[string, Partial<CartLine>]>([
    ['custom product', { customProduct: { price: 5 } }],
    ['overridden price', { overridePrice: 5 }],
    ['open price', { openKey: 5 }],
    ['manual percentage', { manualPercentAdjust: -10 }],
    ['manual discount', { manualDiscount: 1 }],
    ['coupon-produced', { fromCoupon: 'c' }],
    ['sent', { status: 'confirmed' }],
    ['ordered', { ordered: {} }],
  ])('a special line never merges: %s', (_, fields) => {
    expect(cartOf({ product: 'bun', ...fields }, { product: 'bun', ...fields })).toHaveLength(2)
  })

  it('set children never merge by themselves', () => {
    const lines = [
      { id: 'a', product: 'bun' },
      { id: 'b', product: 'bun', fromProduct: 'x' },
    ]
    expect(mergeLine(lines, 'b').merged).toBe(false)
    expect(mergeIdenticalLines(lines)).toEqual(lines)
    expect(mergeLine(lines, 'gone').merged).toBe(false)
  })

  it('a line never exceeds 9,999', () => {
    expect(cartOf({ product: 'bun', quantity: 9999 }, { product: 'bun' })).toHaveLength(2)
  })

  it('merging a line with a later one keeps the earlier', () => {
    const lines = [
      { id: 'a', product: 'bun', quantity: 2 },
      { id: 'b', product: 'bun', quantity: 3 },
    ]
    expect(mergeLine(lines, 'a')).toMatchObject({ line: 'a', lines: [{ id: 'a', quantity: 5 }] })
    expect(mergeIdenticalLines([...lines, { id: 'c', product: 'bun' }])).toMatchObject([
      { id: 'a', quantity: 6 },
    ])
  })
})

describe('splitting', () => {
  it('not smaller than the quantity → Cannot split more than the quantity', () => {
    const lines = cartOf({ product: 'bun', quantity: 2 })
    for (const quantity of [2, 3, 0, -1, 1.5, NaN])
      expect(splitLine(lines, 'n1', quantity, countingIds('s'))).toEqual({
        error: 'Cannot split more than the quantity',
      })
  })

  it('a line that is missing, or a set child → Cannot find the item in the list', () => {
    const lines = cartOf(meal)
    for (const id of ['gone', 'n2'])
      expect(splitLine(lines, id, 1, countingIds('s'))).toEqual({
        error: 'Cannot find the item in the list',
      })
  })

  it('the part stands right after the line with its children', () => {
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

  it('merging what was split gives the cart back', () => {
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

describe('quantity, removal, take-away', () => {
  it('children follow their parent by their ratio', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (quantity) => {
        const lines = setQuantity(cartOf(meal), 'n1', quantity)
        expect(lines.map((line) => line.quantity)).toEqual([1, 1, 3, 3].map((n) => n * quantity))
      }),
    )
  })

  it('below 1 the line goes; children and nonsense change nothing', () => {
    const lines = cartOf(meal, { product: 'bun' })
    expect(brief(setQuantity(lines, 'n1', 0))).toEqual([['n5', 'bun', 1, undefined]])
    expect(setQuantity(lines, 'n2', 5)).toBe(lines)
    expect(setQuantity(lines, 'gone', 5)).toBe(lines)
    expect(setQuantity(lines, 'n1', NaN)).toBe(lines)
  })

  it('removing the parent removes its children, a child alone stays', () => {
    const lines = cartOf(meal, { product: 'bun' })
    expect(removeLine(lines, 'n1').map((line) => line.id)).toEqual(['n5'])
    expect(removeLine(lines, 'n2')).toBe(lines)
    expect(removeLine(lines, 'gone')).toBe(lines)
  })

  it('take-away on the parent applies to all children', () => {
    const lines = toggleTakeAway(cartOf(meal, { product: 'bun' }), 'n1')
    expect(lines.map((line) => line.takeAway)).toEqual([true, true, true, true, undefined])
    expect(toggleTakeAway(lines, 'n1')).toEqual(cartOf(meal, { product: 'bun' }))
    expect(setTakeAway(lines, 'n5', true)[4]?.takeAway).toBe(true)
    expect(toggleTakeAway(lines, 'n2')).toEqual(lines)
  })

  it('remark, section and table reference are set and taken off', () => {
    const lines = cartOf(meal)
    expect(setRemark(lines, 'n1', ' hot ').map((line) => line.customRemark)).toEqual([
      'hot',
      undefined,
      undefined,
      undefined,
    ])
    expect(setRemark(setRemark(lines, 'n1', 'hot'), 'n1', ' ')).toEqual(lines)
    const placed = setTableReference(lines, 'n1', { table: 't', tableSplit: 1, tableChairId: 'c' })
    expect(placed.every((line) => line.table === 't' && line.tableSplit === 1)).toBe(true)
    expect(setTableReference(placed, 'n1', {})).toEqual(lines)
    expect(setLineSection(lines, 'n1', 'dinner').every((line) => line.section === 'dinner')).toBe(
      true,
    )
    expect(setLineSection(setLineSection(lines, 'n1', 'dinner'), 'n1', undefined)).toEqual(lines)
  })

  it('the count leaves set children out', () => {
    expect(cartCount(cartOf(meal, { product: 'bun', quantity: 3 }))).toBe(5)
    expect(cartCount([{ id: 'a', product: 'bun' }])).toBe(1)
  })

  it('a tree lists each parent before its children', () => {
    const lines = cartOf(meal).toReversed()
    expect(treeOf(lines, 'n1').map((line) => line.id)).toEqual(['n1', 'n3', 'n2', 'n4'])
    expect(treeOf(lines, 'gone')).toEqual([])
  })
})
