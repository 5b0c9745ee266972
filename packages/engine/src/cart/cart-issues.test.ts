import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { setItemIssues } from '../set-items/set-item-issues.ts'
import { buildMenu, CLOSED, countingIds } from '../testing/menu-builder.ts'
import { addLine, type NewLine } from './add-line.ts'
import { cartIssues } from './cart-issues.ts'
import { canLineBecome, isOrderConfirmed, LINE_TRANSITIONS, type LineStep } from './line-status.ts'
import { toPriceLines, toSentLines } from './order-lines.ts'
import { isCartValid, placeOrderError } from './place-order-error.ts'
import { unavailableReason } from './product-availability.ts'

const context = buildMenu({
  products: [
    { _id: 'bun' },
    { _id: 'tea', options: ['ice'] },
    { _id: 'meal', options: ['drink'] },
    { _id: 'toy', setOrderOrGiftOnly: true },
    { _id: 'lunch', sections: ['s1'] },
    { _id: 'hidden', hideFromOnline: true },
    { _id: 'crab', eatInOnly: true },
    { _id: 'late', timeConditions: [CLOSED] },
  ],
  productOptions: [
    { _id: 'ice', required: true, choices: [{ _id: 'less' }] },
    {
      _id: 'drink',
      choices: [
        { _id: 'withTea', type: 'product', product: 'tea' },
        { _id: 'withToy', type: 'product', product: 'toy' },
      ],
    },
  ],
})
const cartOf = (...drafts: NewLine[]) => {
  const maker = { context, newId: countingIds(), now: '2024-05-15T12:00:00+08:00' }
  return drafts.reduce<readonly CartLine[]>(
    (lines, draft) => addLine(lines, draft, maker).lines,
    [],
  )
}
const ice = [{ option: 'ice', values: ['less'] }]
const withTea = (options: NewLine['options'] = ice): NewLine => ({
  product: 'meal',
  options: [{ option: 'drink', selections: [{ _id: 'withTea', quantity: 2, options }] }],
})
const codes = (lines: readonly CartLine[]) => cartIssues(lines, context).map(({ code }) => code)

describe('cart validity', () => {
  it('an empty cart is not valid → Cart invalid', () => {
    expect(isCartValid([], context)).toBe(false)
    expect(placeOrderError([], context)).toBe('Cart invalid')
  })

  it('every line must be valid; a top-up is placed whatever its cart is', () => {
    expect(placeOrderError(cartOf({ product: 'bun' }), context)).toBeUndefined()
    const lines = cartOf({ product: 'bun' }, { product: 'tea' })
    expect(placeOrderError(lines, context)).toBe('Cart invalid')
    expect(placeOrderError(lines, { ...context, orderType: 'topUp' })).toBeUndefined()
  })

  it('pending option groups are told at their line, those of set children at the top line', () => {
    expect(cartIssues(cartOf({ product: 'tea' }), context)).toEqual([
      { line: 'n1', code: 'options', options: [{ code: 'required', group: 'ice' }] },
    ])
    expect(cartIssues(cartOf(withTea([])), context)).toMatchObject([
      { line: 'n1', code: 'options', options: [{ code: 'nested', nested: [{ group: 'ice' }] }] },
    ])
    expect(codes(cartOf(withTea()))).toEqual([])
  })

  it('picks in a group that is not available keep the line from being ordered', () => {
    const groups = [{ _id: 'ice', timeConditions: [CLOSED], choices: [{ _id: 'less' }] }]
    const closed = buildMenu({
      products: [{ _id: 'tea', options: ['ice'] }],
      productOptions: groups,
    })
    expect(cartIssues(cartOf({ product: 'tea', options: ice }), closed)).toEqual([
      { line: 'n1', code: 'options', options: [{ code: 'groupUnavailable', group: 'ice' }] },
    ])
    expect(cartIssues(cartOf({ product: 'tea' }), closed)).toEqual([])
  })

  it('a product for sets and gifts only cannot be bought alone', () => {
    expect(codes(cartOf({ product: 'toy' }))).toEqual(['setOrderOrGiftOnly'])
    expect(codes(cartOf({ product: 'toy', fromCoupon: 'c' }))).toEqual([])
    const set = { product: 'meal', options: [{ option: 'drink', values: ['withToy'] }] }
    expect(codes(cartOf(set))).toEqual([])
  })

  it('a line on which an update is running is not valid', () => {
    const lines = cartOf({ product: 'bun' })
    expect(cartIssues(lines, context, new Set(['n1']))).toEqual([{ line: 'n1', code: 'updating' }])
    expect(isCartValid(lines, context, new Set(['n1']))).toBe(false)
  })

  it('products that cannot be had now', () => {
    expect(cartIssues(cartOf({ product: 'gone' }), context)).toEqual([
      { line: 'n1', code: 'productNotAvailable', reason: 'missing' },
    ])
    const reason = (id: string, more: Partial<typeof context> = {}, section?: string) =>
      unavailableReason(context.products.get(id), { ...context, ...more }, section)
    expect(reason('lunch', { section: 's2' })).toBe('section')
    expect(reason('lunch', { section: 's2' }, 's1')).toBeUndefined()
    expect(reason('lunch')).toBeUndefined()
    expect(reason('hidden')).toBe('hidden')
    expect(reason('hidden', { selfService: false })).toBeUndefined()
    expect(reason('crab', { orderType: 'takeAway' })).toBe('eatInOnly')
    expect(reason('crab')).toBeUndefined()
    expect(reason('late')).toBe('time')
  })

  it('what a rule gives may be hidden, and of any section and time; it must exist', () => {
    const given = ['hidden', 'late', 'lunch'].map((product, i) => ({
      id: `g${i}`,
      product,
      section: 's2',
      fromCoupon: 'c',
    }))
    expect(codes(given)).toEqual([])
    expect(codes([{ id: 'g', product: 'gone', fromCoupon: 'c' }])).toEqual(['productNotAvailable'])
  })

  it('custom products, cancelled and replaced lines are not tested', () => {
    const lines: CartLine[] = [
      { id: 'a', customProduct: { price: 5 } },
      { id: 'b', product: 'tea', status: 'cancel' },
      { id: 'c', product: 'tea', replacing: true },
    ]
    expect(codes(lines)).toEqual([])
  })
})

describe('sets whose lines do not fit together', () => {
  const lines = cartOf(withTea())
  const changed = (fields: Partial<CartLine>) =>
    lines.map((line) => (line.fromProduct === undefined ? line : { ...line, ...fields }))

  it('what the cart makes fits', () => {
    expect(setItemIssues(lines, context)).toEqual([])
  })

  it.each<[string, readonly CartLine[], readonly string[]]>([
    ['a child is missing', lines.slice(0, 1), ['childMissing']],
    ['its parent is missing', lines.slice(1), ['parentMissing']],
    ['another product', changed({ product: 'bun' }), ['childMissing', 'childUnexpected']],
    ['another ratio', changed({ quantityRatio: 1 }), ['childQuantity']],
    ['another quantity', changed({ quantity: 1 }), ['childQuantity']],
    [
      'lines that are each other’s parents',
      [
        { id: 'x', product: 'bun', fromProduct: 'y' },
        { id: 'y', product: 'bun', fromProduct: 'x' },
      ],
      ['parentMissing', 'childUnexpected', 'parentMissing', 'childUnexpected'],
    ],
    ['one too many', [...lines, { ...lines[1], id: 'x' }], ['childUnexpected']],
  ])('%s', (_, cart, expected) => {
    expect(setItemIssues(cart, context).map(({ code }) => code)).toEqual(expected)
  })
})

describe('line status', () => {
  const steps = Object.keys(LINE_TRANSITIONS) as LineStep[]

  it('every status is reached from init', () => {
    const reached = new Set<LineStep>(['init'])
    for (const step of reached) for (const next of LINE_TRANSITIONS[step]) reached.add(next)
    expect(reached.size).toBe(steps.length)
  })

  it('a cancelled line stays so', () => {
    expect(steps.some((step) => canLineBecome('cancel', step))).toBe(false)
    expect(canLineBecome('pending', 'confirmed')).toBe(true)
  })

  it('an order is confirmed when no line is pending', () => {
    expect(isOrderConfirmed([{ status: 'confirmed' }, { status: 'hold' }])).toBe(true)
    expect(isOrderConfirmed([{ status: 'confirmed' }, { status: 'pending' }])).toBe(false)
  })
})

describe('lines that leave the cart', () => {
  it('are priced without what only the cart needs', () => {
    const line: CartLine = { id: 'a', product: 'bun', mergeStatus: 'merged', mergeSource: [] }
    expect(toPriceLines([line])).toEqual([{ id: 'a', product: 'bun' }])
  })

  it('are sent as what was picked, without any price', () => {
    const lines = [
      ...cartOf({ product: 'tea', options: ice, customRemark: 'hot', overridePrice: 1 }),
      { id: 'b', customProduct: { price: 5 } },
      { id: 'c', product: 'bun' },
    ]
    expect(toSentLines(lines)).toEqual([
      {
        id: 'n1',
        product: 'tea',
        quantity: 1,
        customRemark: 'hot',
        options: [{ option: 'ice', selections: [{ _id: 'less', quantity: 1 }] }],
      },
      { id: 'c', product: 'bun', quantity: 1, options: [] },
    ])
  })
})
