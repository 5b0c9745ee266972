import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { brief, cartOf, meal, pick } from '../testing/meal-cart.ts'
import type { NewLine } from './add-line.ts'
import { mergeLine } from './merge-line.ts'

describe('identical lines', () => {
  it('merge: quantities add up, the earlier line keeps its id and place (CART-2.1)', () => {
    const lines = cartOf({ product: 'bun' }, { product: 'tea' }, { product: 'bun', quantity: 4 })
    expect(brief(lines)).toEqual([
      ['n1', 'bun', 5, undefined],
      ['n2', 'tea', 1, undefined],
    ])
  })

  it('options compare by content, not by order (CART-2.2)', () => {
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

  it('the order of options is irrelevant (CART-2.2)', () => {
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

  it('sets merge with their children (CART-2.1)', () => {
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
    ['weighed (CAT-7.2)', { weight: 350 }],
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

  it('set children never merge by themselves (CART-2.3, SET-1.7)', () => {
    const lines = [
      { id: 'a', product: 'bun' },
      { id: 'b', product: 'bun', fromProduct: 'x' },
    ]
    expect(mergeLine(lines, 'b').merged).toBe(false)
    expect(mergeLine(lines, 'gone').merged).toBe(false)
  })

  it('a line never exceeds 9,999 (CART-1.2)', () => {
    expect(cartOf({ product: 'bun', quantity: 9999 }, { product: 'bun' })).toHaveLength(2)
  })

  it('merging a line with a later one keeps the earlier', () => {
    const lines = [
      { id: 'a', product: 'bun', quantity: 2 },
      { id: 'b', product: 'bun', quantity: 3 },
    ]
    expect(mergeLine(lines, 'a')).toMatchObject({ line: 'a', lines: [{ id: 'a', quantity: 5 }] })
  })
})
