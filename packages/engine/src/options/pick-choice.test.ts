import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { buildMenu } from '../testing/menu-builder.ts'
import { pickChoice, unpickChoice } from './pick-choice.ts'
import { type DraftOption, picksOf } from './picks.ts'
import { incrementOf, isChoiceSelectable, remainingQuantity } from './selectable.ts'
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

describe('picking', () => {
  it('the increment is the choice’s minimum on the first pick, then 1 (OPT-2.3)', () => {
    const pair = { ...rice, minQuantity: 2 }
    expect(incrementOf(pair, undefined)).toBe(2)
    expect(incrementOf(pair, entry({ ...rice, quantity: 2 }))).toBe(1)
    const once = pickChoice(group({ allowQuantity: true }), pair, undefined)
    expect(picksOf(once)).toEqual([{ choice: 'rice', quantity: 2, options: [] }])
    expect(picksOf(pickChoice(group({ allowQuantity: true }), pair, once))[0]?.quantity).toBe(3)
  })

  it('a choice whose increment exceeds its own or the group’s maximum is not selectable (OPT-2.2)', () => {
    const pair = { ...rice, minQuantity: 2 }
    expect(isChoiceSelectable(group({ maxQuantity: 2 }), pair, entry(soup))).toBe(false)
    expect(isChoiceSelectable(group({ maxQuantity: 3 }), pair, entry(soup))).toBe(true)
    expect(isChoiceSelectable(group(), { ...pair, maxQuantity: 1 }, undefined)).toBe(false)
  })

  it('a fixed group and one with all its picks are closed (OPT-2.1)', () => {
    expect(isChoiceSelectable(group(), rice, { option: 'g', fixed: true })).toBe(false)
    expect(isChoiceSelectable(group({ maxPick: 1, multiple: true }), soup, entry(rice))).toBe(true)
    expect(isChoiceSelectable(group({ maxPick: 2 }), rice, entry(soup, soup))).toBe(false)
    expect(isChoiceSelectable(group({ maxPick: 0 }), rice, undefined)).toBe(false)
  })

  it('what remains is 99 without a maximum (OPT-2.4)', () => {
    expect(remainingQuantity(group(), entry({ ...rice, quantity: 5 }))).toBe(99)
    expect(remainingQuantity(group({ maxQuantity: 3 }), entry(rice))).toBe(2)
    expect(remainingQuantity(group({ maxQuantity: 1 }), entry({ ...rice, quantity: 2 }))).toBe(0)
  })

  it('a pick that is not selectable changes nothing', () => {
    const full = entry(soup, soup)
    expect(picksOf(pickChoice(group({ maxPick: 2 }), rice, full))).toEqual(picksOf(full))
  })

  it('in a group of one pick another choice takes its place (OPT-2.5)', () => {
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

  it('a set product picked twice has separate options', () => {
    const set = { _id: 'set', type: 'product' as const, product: 'p' }
    const both = group({ choices: [set], allowQuantity: true, allowSameValue: true })
    const one = pickChoice(both, set, undefined, [{ option: 'size', values: ['small'] }])
    const two = pickChoice(both, set, one, [{ option: 'size', values: ['large'] }])
    expect(picksOf(two).map((pick) => pick.options)).toEqual([
      [{ option: 'size', values: ['small'] }],
      [{ option: 'size', values: ['large'] }],
    ])
  })

  it('one fewer: below the minimum the pick is removed; fixed groups keep theirs; free and fixed stay', () => {
    const pair = { ...rice, minQuantity: 2 }
    const three = { ...entry({ ...rice, quantity: 3 }), free: true }
    const two = unpickChoice(group(), pair, three)
    expect(two).toEqual({ option: 'g', free: true, selections: [{ _id: 'rice', quantity: 2 }] })
    expect(picksOf(unpickChoice(group(), pair, two))).toEqual([])
    const fixed = { ...entry(rice), fixed: true }
    expect(picksOf(unpickChoice(group(), rice, fixed))).toHaveLength(1)
    expect(picksOf(unpickChoice(group(), rice, entry(soup)))).toHaveLength(1)
  })

  it('picking a selectable choice never exceeds a maximum (OPT-2.6)', () => {
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
