import { describe, expect, it } from 'vitest'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import { buildMenu, CLOSED } from '../testing/menu-builder.ts'
import { defaultOptions, setItemOptions } from './default-options.ts'

const rice: Choice = { _id: 'rice' }
const soup: Choice = { _id: 'soup' }
const group = (fields: Partial<ProductOption> = {}): ProductOption => ({
  _id: 'g',
  multiple: true,
  choices: [rice, soup],
  ...fields,
})
const menu = (fields: Partial<ProductOption>, more: Partial<ProductOption>[] = []) =>
  buildMenu({
    productOptions: [group(fields), ...more.map((other) => group(other))],
    products: [
      { _id: 'cola', options: ['size'] },
      { _id: 'dish', options: ['g'] },
    ],
  })

describe('default selections', () => {
  const dish = { _id: 'dish', options: ['g'] }

  it('choices selected by default or required, with their quantity (OPT-3.1)', () => {
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

  it('stop at the group’s limits (OPT-3.1)', () => {
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

  it('a set product has only what is required if the shop has it so, and the product itself its defaults (OPT-3.3)', () => {
    const choices = [
      { _id: 'cola', type: 'product' as const, product: 'cola', defaultSelected: true },
    ]
    const size = {
      _id: 'size',
      choices: [
        { _id: 'small', defaultSelected: true },
        { _id: 'straw', required: true },
      ],
    }
    const plain = menu({ choices }, [size])
    const bare = { ...plain, useDefaultsForSetItem: false }
    const straw = { option: 'size', selections: [{ _id: 'straw', quantity: 1 }] }
    expect(defaultOptions(dish, bare)).toEqual([
      { option: 'g', selections: [{ _id: 'cola', quantity: 1, options: [straw] }] },
    ])
    const cola = { _id: 'cola', options: ['size'] }
    expect(setItemOptions(cola, bare)).toEqual([straw])
    expect(setItemOptions(cola, plain)).toEqual(defaultOptions(cola, bare))
    expect(defaultOptions(cola, bare)[0]?.selections).toHaveLength(2)
  })
})
