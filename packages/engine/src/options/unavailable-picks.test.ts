import { describe, expect, it } from 'vitest'
import type { ProductOption } from '../catalog/product-option.ts'
import { buildMenu, CLOSED } from '../testing/menu-builder.ts'
import type { DraftOption } from './picks.ts'
import { unavailablePicks } from './unavailable-picks.ts'
import { validateOptions } from './validate-options.ts'

const sides: ProductOption = {
  _id: 'sides',
  multiple: true,
  choices: [{ _id: 'rice' }, { _id: 'soup' }, { _id: 'egg' }],
}
const issues = (
  group: Partial<ProductOption>,
  selections: DraftOption['selections'],
  more: Parameters<typeof buildMenu>[0] = {},
) => {
  const menu = buildMenu({ productOptions: [{ ...sides, ...group }], ...more })
  const product = { _id: 'dish', options: ['sides'] }
  return validateOptions(product, selections && [{ option: 'sides', selections }], menu)
}
const codes = (...args: Parameters<typeof issues>) => issues(...args).map((issue) => issue.code)
const rice = { _id: 'rice' }
describe('picks that a client makes up', () => {
  it('a group in two entries is one group', () => {
    const menu = buildMenu({ productOptions: [{ ...sides, maxPick: 2 }] })
    const product = { _id: 'dish', options: ['sides'] }
    const twice = [
      { option: 'sides', values: ['rice', 'soup'] },
      { option: 'sides', values: ['rice'] },
    ]
    expect(validateOptions(product, twice, menu).map(({ code }) => code)).toEqual([
      'maxPick',
      'sameValue',
    ])
  })

  it('a pick of quantity 0 is ignored; a negative or fractional one is an issue', () => {
    expect(codes({ minPick: 1 }, [{ ...rice, quantity: 0 }])).toEqual(['minPick'])
    expect(codes({}, [{ ...rice, quantity: -1 }])).toEqual(['choiceMinQuantity'])
    expect(codes({}, [{ ...rice, quantity: 1.5 }])).toEqual(['choiceMinQuantity'])
  })

  it('picks in groups that are not available are found, in set products too (OPT-1.6)', () => {
    const late = { ...sides, timeConditions: [CLOSED] }
    const set: ProductOption = {
      _id: 'set',
      choices: [{ _id: 'withDish', type: 'product', product: 'dish' }, { _id: 'plain' }],
    }
    const dish = { _id: 'dish', options: ['sides'] }
    const meal = { _id: 'meal', options: ['set'] }
    const menu = buildMenu({ products: [dish, meal], productOptions: [late, set] })
    const picked = [{ option: 'sides', values: ['rice'] }]
    const unavailable = { code: 'groupUnavailable', group: 'sides' }
    expect(validateOptions(dish, picked, menu)).toEqual([])
    expect(unavailablePicks(dish, picked, menu)).toEqual([unavailable])
    expect(unavailablePicks(dish, [{ option: 'sides' }, { option: 'x' }], menu)).toEqual([])
    const inSet = [{ option: 'set', selections: [{ _id: 'withDish', options: picked }] }]
    expect(unavailablePicks(meal, inSet, menu)).toMatchObject([{ nested: [unavailable] }])
    expect(unavailablePicks(meal, [{ option: 'set', values: ['plain'] }], menu)).toEqual([])
  })
})
