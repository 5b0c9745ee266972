import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { buildMenu, CLOSED } from '../testing/menu-builder.ts'
import { cartOf, context, ice, withTea } from '../testing/small-cart.ts'
import { cartIssues } from './cart-issues.ts'
import { unavailableReason } from './product-availability.ts'

const reason = (id: string, more: Partial<typeof context> = {}, section?: string) =>
  unavailableReason(context.products.get(id), { ...context, ...more }, section)
const codes = (lines: readonly CartLine[]) => cartIssues(lines, context).map(({ code }) => code)

describe('cart validity', () => {
  it('pending option groups are reported at their line, those of set children at the top line (CART-5.2, SET-1.5)', () => {
    expect(cartIssues(cartOf({ product: 'tea' }), context)).toEqual([
      { line: 'n1', code: 'options', options: [{ code: 'required', group: 'ice' }] },
    ])
    expect(cartIssues(cartOf(withTea([])), context)).toMatchObject([
      { line: 'n1', code: 'options', options: [{ code: 'nested', nested: [{ group: 'ice' }] }] },
    ])
    expect(codes(cartOf(withTea()))).toEqual([])
  })

  it('picks in a group that is not available keep the line from being ordered (OPT-1.6)', () => {
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

  it('a product for sets and gifts only cannot be bought alone (CART-5.3)', () => {
    expect(codes(cartOf({ product: 'toy' }))).toEqual(['setOrderOrGiftOnly'])
    expect(codes(cartOf({ product: 'toy', fromCoupon: 'c' }))).toEqual([])
    const set = { product: 'meal', options: [{ option: 'drink', values: ['withToy'] }] }
    expect(codes(cartOf(set))).toEqual([])
  })

  it('a line on which an update is running is not valid (CART-5.2)', () => {
    const lines = cartOf({ product: 'bun' })
    expect(cartIssues(lines, context, new Set(['n1']))).toEqual([{ line: 'n1', code: 'updating' }])
  })

  it('a dish whose price is open needs that of the day, or one that staff say, and what is weighed its weight (CAT-6.1, CAT-7.1)', () => {
    const open = buildMenu({
      products: [
        { _id: 'crab', openPrice: {} },
        { _id: 'fish', openPrice: { most: 900 }, dayPrice: { price: 380 } },
        { _id: 'beef', byWeight: { grams: 100 } },
        { _id: 'eel', byWeight: { grams: 100 }, openPrice: {} },
        { _id: 'meal', options: ['dish'] },
      ],
      productOptions: [
        { _id: 'dish', choices: [{ _id: 'crab', type: 'product', product: 'crab' }] },
      ],
    })
    const of = (line: Partial<CartLine>) =>
      cartIssues([{ id: 'n1', ...line }], open).map((issue) => 'reason' in issue && issue.reason)
    expect(of({ product: 'crab' })).toEqual(['unpriced'])
    expect(of({ product: 'crab', openKey: 0 })).toEqual([])
    expect(of({ product: 'crab', openKey: 'said' })).toEqual(['unpriced'])
    expect(of({ product: 'crab', overridePrice: 0 })).toEqual([])
    expect(of({ product: 'crab', fromCoupon: 'c' })).toEqual([])
    expect(of({ product: 'fish' })).toEqual([])
    expect(of({ product: 'beef', overridePrice: 5 })).toEqual(['unweighed'])
    expect(of({ product: 'beef', weight: 350 })).toEqual([])
    expect(of({ product: 'beef', fromCoupon: 'c' })).toEqual([])
    expect(of({ product: 'eel', weight: 350 })).toEqual(['unpriced'])
    const set = [
      { id: 'n1', product: 'meal', options: [{ option: 'dish', values: ['crab'] }] },
      { id: 'n2', product: 'crab', fromProduct: 'n1', fromOption: 'dish', fromChoice: 'crab' },
    ]
    expect(cartIssues(set, open)).toEqual([])
  })

  it('products that cannot be had now (CART-5.4)', () => {
    expect(cartIssues(cartOf({ product: 'gone' }), context)).toEqual([
      { line: 'n1', code: 'productNotAvailable', reason: 'missing' },
    ])
    expect(reason('lunch', { section: 's2' })).toBe('section')
    expect(reason('lunch', { section: 's2' }, 's1')).toBeUndefined()
    expect(reason('lunch')).toBeUndefined()
    expect(reason('hidden')).toBe('hidden')
    expect(reason('hidden', { selfService: false })).toBeUndefined()
    expect(reason('crab', { orderType: 'takeAway' })).toBe('eatInOnly')
    expect(reason('crab')).toBeUndefined()
    expect(reason('late')).toBe('time')
  })

  it('what a rule gives may be hidden, and of any section and time; it must exist (CART-5.4)', () => {
    const given = ['hidden', 'late', 'lunch'].map((product, i) => ({
      id: `g${i}`,
      product,
      section: 's2',
      fromCoupon: 'c',
    }))
    expect(codes(given)).toEqual([])
    expect(codes([{ id: 'g', product: 'gone', fromCoupon: 'c' }])).toEqual(['productNotAvailable'])
  })

  it('lines with one id are refused before they are looked at', () => {
    const choice = { fromOption: 'drink', fromChoice: 'withTea' }
    const options = [{ option: 'drink', values: ['withTea'] }]
    const knot: CartLine[] = [
      { id: 'x', product: 'meal', options },
      { id: 'x', product: 'meal', options, fromProduct: 'x', ...choice },
    ]
    expect(cartIssues(knot, context)).toEqual([{ line: 'x', code: 'idRepeated' }])
  })

  it('any lines that are sent have a result', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd')
    const line: fc.Arbitrary<CartLine> = fc.record(
      {
        id,
        product: fc.constantFrom('meal', 'tea', 'gone'),
        quantity: fc.integer({ min: -1, max: 3 }),
        quantityRatio: fc.integer({ min: 0, max: 2 }),
        fromProduct: id,
        fromOption: fc.constantFrom('drink', 'ice'),
        fromChoice: fc.constantFrom('withTea', 'less'),
        options: fc.constantFrom(ice, [{ option: 'drink', values: ['withTea'] }], []),
      },
      { requiredKeys: ['id'] },
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        expect(Array.isArray(cartIssues(lines, context))).toBe(true)
      }),
    )
  })

  it('custom products, cancelled and replaced lines are not tested (CART-1.5)', () => {
    const lines: CartLine[] = [
      { id: 'a', customProduct: { price: 5 } },
      { id: 'b', product: 'tea', status: 'cancel' },
      { id: 'c', product: 'tea', replacing: true },
    ]
    expect(codes(lines)).toEqual([])
  })
})
