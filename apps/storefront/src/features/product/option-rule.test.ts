import type { ProductOption } from '@comanda/engine/catalog'
import { describe, expect, it } from 'vitest'
import { isGroupRequired, optionRule } from './option-rule.ts'

const rule = (group: Partial<ProductOption>) =>
  optionRule({ _id: 'g', ...group }).map(({ key, values }) => [
    key.replace('product.rule.', ''),
    values,
  ])

describe('the rule of an option group in words (OPT-3.2)', () => {
  it('required, one of several: choose 1', () =>
    expect(rule({ required: true })).toEqual([['one', undefined]]))
  it('optional, one of several: up to 1', () => expect(rule({})).toEqual([['upTo', { max: 1 }]]))
  it('1 to 2 picks', () =>
    expect(rule({ multiple: true, minPick: 1, maxPick: 2 })).toEqual([
      ['between', { min: 1, max: 2 }],
    ]))
  it('exactly 3 picks', () =>
    expect(rule({ multiple: true, minPick: 3, maxPick: 3 })).toEqual([['exactly', { count: 3 }]]))
  it('any number', () => expect(rule({ multiple: true })).toEqual([['any', undefined]]))
  it('at least one if it is required', () =>
    expect(rule({ multiple: true, required: true })).toEqual([['atLeast', { min: 1 }]]))
  it('units: 3 in all', () =>
    expect(rule({ multiple: true, minQuantity: 3, maxQuantity: 3 })).toEqual([
      ['exactly', { count: 3 }],
    ]))
  it('2 units of 1 or 2 kinds: choose 2', () =>
    expect(
      rule({ multiple: true, minPick: 1, maxPick: 2, minQuantity: 2, maxQuantity: 2 }),
    ).toEqual([['exactly', { count: 2 }]]))
  it('kinds are named if they limit more than the units do', () => {
    expect(rule({ multiple: true, minPick: 2, maxPick: 4, maxQuantity: 6 })).toEqual([
      ['between', { min: 2, max: 6 }],
      ['kinds', { count: 4 }],
    ])
    expect(rule({ multiple: true, minPick: 2, minQuantity: 4, maxQuantity: 4 })).toEqual([
      ['exactly', { count: 4 }],
      ['leastKinds', { count: 2 }],
    ])
  })
  it('a least number of picks or units makes a group required', () => {
    expect(isGroupRequired({ _id: 'g', minPick: 1 })).toBe(true)
    expect(isGroupRequired({ _id: 'g', minQuantity: 1 })).toBe(true)
    expect(isGroupRequired({ _id: 'g', maxPick: 1 })).toBe(false)
  })
})
