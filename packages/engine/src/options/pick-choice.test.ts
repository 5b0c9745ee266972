import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { buildMenu, CLOSED } from '../testing/menu-builder.ts'
import { defaultOptions } from './default-options.ts'
import { pickRange } from './group-limits.ts'
import { pickChoice, unpickChoice } from './pick-choice.ts'
import { type DraftOption, picksOf } from './picks.ts'
import { incrementOf, isChoiceSelectable, isGroupClosed, remainingQuantity } from './selectable.ts'
import { validateGroup } from './validate-group.ts'

const rice: Choice = { _id: 'rice' }
const soup: Choice = { _id: 'soup' }
const group = (fields: Partial<ProductOption> = {}): ProductOption => ({
  _id: 'g',
  multiple: true,
  choices: [rice, soup],
  ...fields,
})
const entry = (...selections: NonNullable<DraftOption['selections']>): DraftOption => ({
  option: 'g',
  selections,
})

const menu = (fields: Partial<ProductOption>, more: Partial<ProductOption>[] = []) =>
  buildMenu({
    productOptions: [group(fields), ...more.map((other) => group(other))],
    products: [
      { _id: 'cola', options: ['size'] },
      { _id: 'dish', options: ['g'] },
    ],
  })

describe('closed groups', () => {
  it('fixed, maxPick reached or maxQuantity reached', () => {
    expect(isGroupClosed(group(), undefined)).toBe(false)
    expect(isGroupClosed(group(), { option: 'g', fixed: true })).toBe(true)
    expect(isGroupClosed(group({ maxPick: 1 }), entry(rice))).toBe(true)
    expect(isGroupClosed(group({ maxQuantity: 2 }), entry({ ...rice, quantity: 2 }))).toBe(true)
    expect(isGroupClosed(group({ maxQuantity: 3 }), entry({ ...rice, quantity: 2 }))).toBe(false)
  })

  it('what remains is 99 without a maximum', () => {
    expect(remainingQuantity(group(), entry({ ...rice, quantity: 5 }))).toBe(99)
    expect(remainingQuantity(group({ maxQuantity: 3 }), entry(rice))).toBe(2)
    expect(remainingQuantity(group({ maxQuantity: 1 }), entry({ ...rice, quantity: 2 }))).toBe(0)
  })
})

describe('picks that a group wants', () => {
  it.each<[Partial<ProductOption>, number, number]>([
    [{}, 0, Infinity],
    [{ required: true }, 1, Infinity],
    [{ required: true, multiple: false }, 1, 1],
    [{ minPick: 2, maxPick: 3 }, 2, 3],
    [{ multiple: undefined, minPick: 2 }, 2, Infinity],
    [{ multiple: undefined }, 0, 1],
  ])('%j: %d to %d', (fields, min, max) => {
    expect(pickRange(group(fields))).toEqual({ min, max })
  })
})

describe('picking', () => {
  it('the increment is the choice’s minimum on the first pick, then 1', () => {
    const pair = { ...rice, minQuantity: 2 }
    expect(incrementOf(pair, undefined)).toBe(2)
    expect(incrementOf(pair, entry({ ...rice, quantity: 2 }))).toBe(1)
    const once = pickChoice(group({ allowQuantity: true }), pair, undefined)
    expect(picksOf(once)).toEqual([{ choice: 'rice', quantity: 2, options: [] }])
    expect(picksOf(pickChoice(group({ allowQuantity: true }), pair, once))[0]?.quantity).toBe(3)
  })

  it('a choice whose increment exceeds its own or the group’s maximum is not selectable', () => {
    const pair = { ...rice, minQuantity: 2 }
    expect(isChoiceSelectable(group({ maxQuantity: 2 }), pair, entry(soup))).toBe(false)
    expect(isChoiceSelectable(group({ maxQuantity: 3 }), pair, entry(soup))).toBe(true)
    expect(isChoiceSelectable(group(), { ...pair, maxQuantity: 1 }, undefined)).toBe(false)
  })

  it('a fixed group and one that has its picks are closed', () => {
    expect(isChoiceSelectable(group(), rice, { option: 'g', fixed: true })).toBe(false)
    expect(isChoiceSelectable(group({ maxPick: 1, multiple: true }), soup, entry(rice))).toBe(true)
    expect(isChoiceSelectable(group({ maxPick: 2 }), rice, entry(soup, soup))).toBe(false)
    expect(isChoiceSelectable(group({ maxPick: 0 }), rice, undefined)).toBe(false)
  })

  it('a pick that is not selectable changes nothing', () => {
    const full = entry(soup, soup)
    expect(picksOf(pickChoice(group({ maxPick: 2 }), rice, full))).toEqual(picksOf(full))
  })

  it('in a group of one pick another choice takes its place', () => {
    const single = group({ multiple: false })
    const next = pickChoice(single, soup, entry(rice))
    expect(picksOf(next).map((pick) => pick.choice)).toEqual(['soup'])
    expect(isChoiceSelectable(single, rice, entry(rice))).toBe(false)
  })

  it('the same choice again: a larger pick with allowQuantity, a further one with allowSameValue', () => {
    const larger = pickChoice(group({ allowQuantity: true }), rice, entry(rice, soup))
    expect(picksOf(larger).map((pick) => pick.quantity)).toEqual([2, 1])
    const further = pickChoice(group({ allowSameValue: true }), rice, entry(rice))
    expect(picksOf(further)).toHaveLength(2)
    expect(isChoiceSelectable(group(), rice, entry(rice))).toBe(false)
  })

  it('a set product picked twice keeps its own options apart', () => {
    const set = { _id: 'set', type: 'product' as const, product: 'p' }
    const both = group({ choices: [set], allowQuantity: true, allowSameValue: true })
    const one = pickChoice(both, set, undefined, [{ option: 'size', values: ['small'] }])
    const two = pickChoice(both, set, one, [{ option: 'size', values: ['large'] }])
    expect(picksOf(two).map((pick) => pick.options)).toEqual([
      [{ option: 'size', values: ['small'] }],
      [{ option: 'size', values: ['large'] }],
    ])
  })

  it('one fewer: below the minimum the pick goes; fixed groups keep theirs; free and fixed stay', () => {
    const pair = { ...rice, minQuantity: 2 }
    const three = { ...entry({ ...rice, quantity: 3 }), free: true }
    const two = unpickChoice(group(), pair, three)
    expect(two).toEqual({ option: 'g', free: true, selections: [{ _id: 'rice', quantity: 2 }] })
    expect(picksOf(unpickChoice(group(), pair, two))).toEqual([])
    const fixed = { ...entry(rice), fixed: true }
    expect(picksOf(unpickChoice(group(), rice, fixed))).toHaveLength(1)
    expect(picksOf(unpickChoice(group(), rice, entry(soup)))).toHaveLength(1)
  })

  it('picking what is selectable never breaks a maximum', () => {
    const count = fc.integer({ min: 1, max: 4 })
    const max = fc.option(count, { nil: undefined })
    const choice = (_id: string) =>
      fc.record({ _id: fc.constant(_id), minQuantity: max, maxQuantity: max })
    const rules = fc.record({
      multiple: fc.boolean(),
      allowSameValue: fc.boolean(),
      allowQuantity: fc.option(fc.constant(true), { nil: undefined }),
      maxPick: max,
      maxQuantity: max,
      choices: fc.tuple(choice('rice'), choice('soup')),
    })
    fc.assert(
      fc.property(rules, fc.array(fc.nat(1), { maxLength: 8 }), (fields, order) => {
        const rule = { _id: 'g', ...fields }
        let picked: DraftOption | undefined
        for (const i of order) {
          const choice = rule.choices[i === 0 ? 0 : 1]
          picked = pickChoice(rule, choice, picked)
        }
        const broken = validateGroup(rule, picksOf(picked), buildMenu()).map((issue) => issue.code)
        expect(broken).toEqual([])
      }),
    )
  })
})

describe('default selections', () => {
  const dish = { _id: 'dish', options: ['g'] }

  it('choices selected by default or required, with their quantity', () => {
    const choices = [
      { _id: 'a', defaultSelected: true, defaultSelectedQuantity: 2 },
      { _id: 'b', required: true, minQuantity: 3 },
      { _id: 'c' },
      { _id: 'd', defaultSelected: true, timeConditions: [CLOSED] },
      { _id: 'e', defaultSelected: true, maxQuantity: 0 },
    ]
    expect(defaultOptions(dish, menu({ choices }))).toEqual([
      {
        option: 'g',
        selections: [
          { _id: 'a', quantity: 2 },
          { _id: 'b', quantity: 3 },
        ],
      },
    ])
    expect(defaultOptions(dish, menu({}))).toEqual([])
  })

  it('stop at the group’s limits', () => {
    const choices = ['a', 'b', 'c'].map((_id) => ({ _id, defaultSelected: true }))
    const picked = (fields: Partial<ProductOption>) =>
      defaultOptions(dish, menu({ choices, ...fields }))[0]?.selections?.length
    expect(picked({ maxPick: 2 })).toBe(2)
    expect(picked({ maxQuantity: 1 })).toBe(1)
    expect(picked({ multiple: false })).toBe(1)
  })

  it('set products bring their own, and are never put into themselves', () => {
    const choices = [
      { _id: 'cola', type: 'product' as const, product: 'cola', defaultSelected: true },
      { _id: 'self', type: 'product' as const, product: 'dish', defaultSelected: true },
    ]
    const size = { _id: 'size', choices: [{ _id: 'small', defaultSelected: true }] }
    expect(defaultOptions(dish, menu({ choices }, [size]))).toEqual([
      {
        option: 'g',
        selections: [
          {
            _id: 'cola',
            quantity: 1,
            options: [{ option: 'size', selections: [{ _id: 'small', quantity: 1 }] }],
          },
        ],
      },
    ])
  })
})
