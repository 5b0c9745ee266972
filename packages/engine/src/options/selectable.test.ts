import { describe, expect, it } from 'vitest'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { pickRange } from './group-limits.ts'
import type { DraftOption } from './picks.ts'
import { isGroupClosed, remainingQuantity } from './selectable.ts'

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

describe('closed groups', () => {
  it('fixed, maxPick reached or maxQuantity reached (OPT-2.1)', () => {
    expect(isGroupClosed(group(), undefined)).toBe(false)
    expect(isGroupClosed(group(), { option: 'g', fixed: true })).toBe(true)
    expect(isGroupClosed(group({ maxPick: 1 }), entry(rice))).toBe(true)
    expect(isGroupClosed(group({ maxQuantity: 2 }), entry({ ...rice, quantity: 2 }))).toBe(true)
    expect(isGroupClosed(group({ maxQuantity: 3 }), entry({ ...rice, quantity: 2 }))).toBe(false)
  })

  it('what remains is 99 without a maximum (OPT-2.4)', () => {
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
