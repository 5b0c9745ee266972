import { describe, expect, it } from 'vitest'
import type { ProductOption } from '../catalog/product-option.ts'
import { buildMenu, CLOSED } from '../testing/menu-builder.ts'
import type { DraftOption } from './picks.ts'
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
const soup = { _id: 'soup' }
const egg = { _id: 'egg' }

describe('option rules', () => {
  it('a group without rules takes anything, also nothing', () => {
    expect(codes({}, undefined)).toEqual([])
    expect(codes({}, [rice, soup, { ...egg, quantity: 50 }])).toEqual([])
  })

  it('required and nothing chosen → required (OPT-1.1)', () => {
    expect(issues({ required: true, minPick: 1 }, [])).toEqual([
      { group: 'sides', code: 'required' },
    ])
    expect(codes({ required: true }, [{ ...rice, quantity: 0 }])).toEqual(['required'])
    expect(codes({ required: true }, [rice])).toEqual([])
  })

  it('picks above maxPick or below minPick, each with its limit (OPT-1.2)', () => {
    expect(issues({ maxPick: 1 }, [rice, soup])).toEqual([
      { group: 'sides', code: 'maxPick', limit: 1, actual: 2 },
    ])
    expect(issues({ minPick: 2 }, [rice])).toEqual([
      { group: 'sides', code: 'minPick', limit: 2, actual: 1 },
    ])
    expect(codes({ minPick: 2 }, undefined)).toEqual(['minPick'])
  })

  it('picks count choices, quantities count units (OPT-1.3)', () => {
    expect(codes({ maxPick: 2 }, [{ ...rice, quantity: 5 }, soup])).toEqual([])
    expect(issues({ maxQuantity: 5 }, [{ ...rice, quantity: 5 }, soup])).toEqual([
      { group: 'sides', code: 'maxQuantity', limit: 5, actual: 6 },
    ])
    expect(issues({ minQuantity: 3 }, [rice, soup])).toEqual([
      { group: 'sides', code: 'minQuantity', limit: 3, actual: 2 },
    ])
  })

  it('a group that is not multiple takes one pick (OPT-1.2)', () => {
    expect(codes({ multiple: false, maxPick: 3 }, [rice, soup])).toEqual(['maxPick'])
  })

  it('a required choice without quantity → choiceRequired at that choice (OPT-1.4)', () => {
    const choices = [{ _id: 'rice', required: true }, { _id: 'soup' }]
    expect(issues({ choices }, [soup])).toEqual([
      { group: 'sides', choice: 'rice', code: 'choiceRequired' },
    ])
    expect(codes({ choices }, [rice])).toEqual([])
  })

  it('a required choice that is unavailable now is not required (OPT-1.4)', () => {
    const choices = [{ _id: 'rice', required: true, timeConditions: [CLOSED] }, { _id: 'soup' }]
    expect(codes({ choices }, [soup])).toEqual([])
  })

  it('per-choice minimum and maximum, over all its picks (OPT-1.5)', () => {
    const choices = [{ _id: 'rice', minQuantity: 2, maxQuantity: 3 }]
    expect(issues({ choices }, [rice])).toEqual([
      { group: 'sides', choice: 'rice', code: 'choiceMinQuantity', limit: 2, actual: 1 },
    ])
    expect(
      issues({ choices, allowSameValue: true }, [
        { ...rice, quantity: 2 },
        { ...rice, quantity: 2 },
      ]),
    ).toEqual([{ group: 'sides', choice: 'rice', code: 'choiceMaxQuantity', limit: 3, actual: 4 }])
    expect(codes({ choices }, [])).toEqual([])
  })

  it('the same choice twice needs allowSameValue (OPT-1.5)', () => {
    expect(issues({}, [rice, rice])).toEqual([
      { group: 'sides', choice: 'rice', pick: 1, code: 'sameValue' },
    ])
    expect(codes({ allowSameValue: true }, [rice, rice])).toEqual([])
  })

  it('allowQuantity: false takes one of each (OPT-1.9)', () => {
    expect(issues({ allowQuantity: false }, [{ ...rice, quantity: 2 }])).toEqual([
      { group: 'sides', choice: 'rice', pick: 0, code: 'quantityNotAllowed', limit: 1, actual: 2 },
    ])
  })

  it('unknown choices and groups → unknownChoice, unknownGroup (OPT-1.8)', () => {
    expect(codes({}, [{ _id: 'gone' }])).toEqual(['unknownChoice'])
    const menu = buildMenu({ productOptions: [sides] })
    const product = { _id: 'dish', options: ['vanished'] }
    const options = [
      { option: 'sides', values: ['rice'] },
      { option: 'vanished', values: ['rice'] },
    ]
    expect(validateOptions(product, options, menu)).toEqual([
      { code: 'unknownGroup', group: 'sides' },
      { code: 'unknownGroup', group: 'vanished' },
    ])
  })

  it('an entry with only values means one of each (PRICE-1.6)', () => {
    const menu = buildMenu({ productOptions: [{ ...sides, maxPick: 1 }] })
    const product = { _id: 'dish', options: ['sides'] }
    const options = [{ option: 'sides', values: ['rice', 'soup'] }]
    expect(validateOptions(product, options, menu)).toMatchObject([{ code: 'maxPick', actual: 2 }])
  })

  it.each([
    ['a draft', { draft: true }],
    ['a group of another order type', { allowedOrderType: ['takeAway' as const] }],
    ['a group outside its times', { timeConditions: [CLOSED] }],
  ])('%s is skipped', (_, group) => {
    expect(codes({ ...group, required: true }, [rice, soup, egg])).toEqual([])
    expect(codes({ ...group, required: true }, [])).toEqual([])
  })

  it('an empty list of order types is for all of them', () => {
    expect(codes({ allowedOrderType: [], required: true }, [])).toEqual(['required'])
  })

  it('a choice outside its times → choiceUnavailable (OPT-1.6)', () => {
    const choices = [{ _id: 'rice', timeConditions: [CLOSED] }]
    expect(codes({ choices }, [rice])).toEqual(['choiceUnavailable'])
  })
})

describe('set products in options', () => {
  const size: ProductOption = {
    _id: 'size',
    required: true,
    choices: [{ _id: 'small' }, { _id: 'large' }],
  }
  const drinks: ProductOption = {
    _id: 'sides',
    required: true,
    choices: [
      { id: 'cola', type: 'product', product: 'cola' },
      { _id: 'none', type: 'product', product: 'gone' },
    ],
  }
  const menu = {
    productOptions: [drinks, size],
    products: [{ _id: 'cola', options: ['size'] }],
  }

  it('an invalid nested product is reported at its pick (OPT-1.7, SET-1.5)', () => {
    expect(issues({}, [{ _id: 'cola' }], menu)).toEqual([
      {
        group: 'sides',
        choice: 'cola',
        pick: 0,
        code: 'nested',
        nested: [{ group: 'size', code: 'required' }],
      },
    ])
  })

  it('a valid nested product is fine', () => {
    const options = [{ option: 'size', selections: [{ _id: 'small' }] }]
    expect(codes({}, [{ id: 'cola', options }], menu)).toEqual([])
  })

  it('a choice whose product is gone → choiceUnavailable', () => {
    expect(codes({}, [{ _id: 'none' }], menu)).toEqual(['choiceUnavailable'])
  })
})
