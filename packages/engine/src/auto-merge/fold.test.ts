import { describe, expect, it } from 'vitest'
import type { NewLine } from '../cart/add-line.ts'
import { cartIssues } from '../cart/cart-issues.ts'
import { brief, cartOf, menuOf, merged, mergeOf, set } from '../testing/merge-cart.ts'
import { autoMerge } from './auto-merge.ts'

describe('folding into sets', () => {
  const meal: NewLine = {
    product: 'meal',
    options: [
      { option: 'main', values: ['burgerChoice'] },
      { option: 'drink', values: ['pieChoice'] },
    ],
  }

  it('a loose line goes into a group that admits it, as many units as it admits (MERGE-1.2)', () => {
    const lines = merged([meal, { product: 'fries', quantity: 5 }])
    expect(brief(lines)).toEqual(['meal 1', '> burger 1', '> pie 1', '> fries 3', 'fries 2'])
    expect(lines[0]?.mergeSource?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['n1', 1],
      ['n2', 1],
      ['n3', 1],
      ['n4', 3],
    ])
    expect(cartIssues(lines, menuOf())).toEqual([])
  })

  it('each of several sets must get its part', () => {
    const lines = merged([
      { ...meal, quantity: 2 },
      { product: 'fries', quantity: 5 },
    ])
    expect(brief(lines)).toEqual(['meal 2', '> burger 2', '> pie 2', '> fries 4', 'fries 1'])
  })

  it('a choice that is picked already is taken again only with allowSameValue', () => {
    const withFries = {
      ...meal,
      options: [...(meal.options ?? []), { option: 'extra', values: ['friesChoice'] }],
    }
    expect(brief(merged([withFries, { product: 'fries' }])).at(-1)).toBe('fries 1')
    const same = menuOf({ extra: { allowSameValue: true, maxPick: 3 } })
    expect(brief(merged([withFries, { product: 'fries', quantity: 3 }], same))).toEqual([
      'meal 1',
      '> burger 1',
      '> pie 1',
      '> fries 1',
      '> fries 1',
      '> fries 1',
      'fries 1',
    ])
  })

  it('a full, fixed or dearer group takes nothing (MERGE-1.2, MERGE-1.6)', () => {
    expect(brief(merged([meal, { product: 'cola' }])).at(-1)).toBe('cola 1')
    const fixed = {
      ...meal,
      options: [...(meal.options ?? []), { option: 'extra', selections: [], fixed: true }],
    }
    const context = menuOf()
    const lines = cartOf([meal, { product: 'fries' }]).map((line) =>
      line.product === 'meal' ? { ...line, options: fixed.options } : line,
    )
    expect(brief(autoMerge(lines, mergeOf(context))).at(-1)).toBe('fries 1')
    const dear = menuOf({ extra: { choices: [set('fries', 21)] } })
    expect(brief(merged([meal, { product: 'fries' }], dear)).at(-1)).toBe('fries 1')
  })

  it('stops after 100 rounds (MERGE-1.5)', () => {
    const cheap = menuOf({}, { price: 40 })
    const lines = merged(
      [
        { product: 'burger', quantity: 150 },
        { product: 'pie', quantity: 150 },
      ],
      cheap,
    )
    expect(lines.filter((line) => line.product === 'meal')).toHaveLength(100)
  })
})
