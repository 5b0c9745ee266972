import { describe, expect, it } from 'vitest'
import { cartIssues } from '../cart/cart-issues.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { CLOSED } from '../testing/menu-builder.ts'
import { brief, cartOf, less, menuOf, merged, mergeOf } from '../testing/merge-cart.ts'
import { autoMerge } from './auto-merge.ts'

describe('forming sets', () => {
  it('required groups are filled from loose lines in cart order; the set takes the place of the first one (MERGE-1.3, MERGE-1.9)', () => {
    const lines = merged([
      { product: 'pie' },
      { product: 'fries', quantity: 9 },
      { product: 'cola', options: less },
      { product: 'burger' },
    ])
    expect(brief(lines).slice(0, 3)).toEqual(['meal 1', '> burger 1', '> pie 1'])
    expect(lines[0]?.mergeStatus).toBe('merged')
    expect(lines[0]?.mergeSource?.map((line) => line.id)).toEqual(['n4', 'n1', 'n2'])
    expect(lines[1]?.mergeStatus).toBe('mergedFrom')
  })

  it('the picks of a line move into the set with it', () => {
    const lines = merged([{ product: 'burger' }, { product: 'cola', options: less }])
    expect(brief(lines)).toEqual(['meal 1', '> burger 1', '> cola 1'])
    expect(lines[2]?.options).toEqual(less)
    expect(cartIssues(lines, menuOf())).toEqual([])
  })

  it('one set a round, until none can be formed (MERGE-1.3)', () => {
    const lines = merged([
      { product: 'burger', quantity: 3 },
      { product: 'cola', quantity: 2 },
    ])
    expect(brief(lines)).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 1',
      'meal 1',
      '> burger 1',
      '> cola 1',
      'burger 1',
    ])
  })

  it('never if it costs more than before (MERGE-1.6)', () => {
    const drafts = [{ product: 'burger' }, { product: 'cola', options: less }]
    expect(merged(drafts, menuOf({}, { price: 56 }))).toHaveLength(2)
    expect(merged(drafts, menuOf({}, { price: 55 }))).toHaveLength(3)
  })

  it('minPick is what a group takes; a greedy group takes what it admits (MERGE-1.4)', () => {
    const two = menuOf({ drink: { minPick: 2, maxPick: 5, multiple: true, allowQuantity: true } })
    const drafts = [
      { product: 'burger' },
      { product: 'cola', quantity: 3 },
      { product: 'pie', quantity: 3 },
    ]
    expect(brief(merged(drafts, two))).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 1',
      '> pie 1',
      'cola 2',
      'pie 2',
    ])
    const greedy = menuOf({
      drink: { multiple: true, allowQuantity: true, maxQuantity: 4, autoMergeGreedy: true },
    })
    expect(brief(merged(drafts, greedy))).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 3',
      '> pie 1',
      'pie 2',
    ])
  })

  it('minQuantity is reached by units of one pick', () => {
    const many = menuOf({ drink: { minQuantity: 3, allowQuantity: true, multiple: true } })
    expect(brief(merged([{ product: 'burger' }, { product: 'cola', quantity: 4 }], many))).toEqual([
      'meal 1',
      '> burger 1',
      '> cola 3',
      'cola 1',
    ])
  })

  it('optional groups take part only if they are greedy (MERGE-1.3)', () => {
    const drafts = [{ product: 'burger' }, { product: 'pie' }, { product: 'fries', quantity: 2 }]
    const dear = { meal: { price: 50 } }
    const greedy = menuOf({ extra: { autoMergeGreedy: true } }, dear.meal)
    const first = autoMerge(cartOf(drafts, greedy), mergeOf(greedy))
    expect(brief(first)).toEqual(['meal 1', '> burger 1', '> pie 1', '> fries 2'])
    expect(first[0]?.mergeSource).toHaveLength(3)
  })

  it.each<[string, Partial<CartLine>]>([
    ['remark', { customRemark: 'hot' }],
    ['take-away flag', { takeAway: true }],
    ['section', { section: 's' }],
    ['table', { table: 't' }],
  ])('lines of another %s are not merged; of the same they are (MERGE-1.7)', (_, fields) => {
    const cheap = menuOf({}, { price: 40 })
    expect(merged([{ product: 'burger' }, { product: 'pie', ...fields }], cheap)).toHaveLength(2)
    const lines = merged(
      [
        { product: 'burger', ...fields },
        { product: 'pie', ...fields },
      ],
      cheap,
    )
    expect(lines[0]).toMatchObject({ product: 'meal', ...fields })
  })

  it('a later key is tried if the first makes no set', () => {
    const cheap = menuOf({}, { price: 40 })
    const lines = merged(
      [{ product: 'burger', takeAway: true }, { product: 'burger' }, { product: 'pie' }],
      cheap,
    )
    expect(brief(lines)).toEqual(['burger 1', 'meal 1', '> burger 1', '> pie 1'])
  })

  it.each<[string, Parameters<typeof menuOf>]>([
    [
      'a group that is not available now',
      [{ drink: { timeConditions: [CLOSED] } }, { price: 100 }],
    ],
    ['a product that is not sold now', [{}, { price: 40, timeConditions: [CLOSED] }]],
    ['a set for sets and gifts only', [{}, { price: 40, setOrderOrGiftOnly: true }]],
    ['a set out of stock', [{}, { price: 40, stock: { mode: 'auto', quantity: 0 } }]],
    ['no autoMerge', [{}, { price: 40, autoMerge: false }]],
    [
      'a group of another order type',
      [{ main: { allowedOrderType: ['takeAway'] } }, { price: 51 }],
    ],
  ])('no set is formed: %s (MERGE-1.8)', (_, [changes, meal]) => {
    expect(merged([{ product: 'burger' }, { product: 'pie' }], menuOf(changes, meal))).toHaveLength(
      2,
    )
  })

  it('special lines, and those given back, are not taken (MERGE-1.1, MERGE-1.10)', () => {
    const cheap = menuOf({}, { price: 10 })
    const specials: Partial<CartLine>[] = [
      { overridePrice: 1 },
      { fromCoupon: 'c' },
      { mergeStatus: 'skip' },
      { status: 'hold' },
      { status: 'confirmed' },
    ]
    for (const special of specials)
      expect(merged([{ product: 'burger', ...special }, { product: 'pie' }], cheap)).toHaveLength(2)
  })
})
