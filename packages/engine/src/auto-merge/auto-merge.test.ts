import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { setItemIssues } from '../set-items/set-item-issues.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { cartOf, less, menuOf, mergeOf, units } from '../testing/merge-cart.ts'
import { autoMerge } from './auto-merge.ts'
import { undoMerge } from './undo-merge.ts'

describe('laws of merging', () => {
  const draft = fc.record({
    product: fc.constantFrom('burger', 'fries', 'cola', 'pie'),
    quantity: fc.integer({ min: 1, max: 4 }),
    options: fc.constantFrom([], less),
    takeAway: fc.boolean(),
  })
  const drafts = fc.array(draft, { maxLength: 7 })
  const menu = fc
    .record({
      mealPrice: fc.integer({ min: 20, max: 90 }),
      greedy: fc.boolean(),
      same: fc.boolean(),
    })
    .map(({ mealPrice, greedy, same }) =>
      menuOf(
        {
          extra: { autoMergeGreedy: greedy, allowSameValue: same },
          drink: { multiple: same, maxPick: 2, autoMergeGreedy: !greedy },
        },
        { price: mealPrice },
      ),
    )
  it('is never dearer, keeps every unit, leaves whole sets, and is done when it ends (MERGE-1.6)', () => {
    fc.assert(
      fc.property(drafts, menu, (wanted, context) => {
        const start = cartOf(
          wanted.map((line) => ({ ...line, options: line.product === 'cola' ? line.options : [] })),
          context,
        )
        const merge = mergeOf(context)
        const lines = autoMerge(start, merge)
        expect(merge.priceOf(lines)).toBeLessThanOrEqual(merge.priceOf(start))
        expect(units(lines)).toEqual(units(start))
        expect(setItemIssues(lines, context)).toEqual([])
        expect(autoMerge(lines, merge)).toEqual(lines)
      }),
    )
  })

  it('undoing every set gives the cart back (MERGE-1.10)', () => {
    fc.assert(
      fc.property(drafts, menu, (wanted, context) => {
        const start = cartOf(
          wanted.map((line) => ({ ...line, options: line.product === 'cola' ? line.options : [] })),
          context,
        )
        const merge = mergeOf(context)
        const lines = autoMerge(start, merge)
        const newId = countingIds('u')
        const back = lines
          .filter((line) => line.mergeStatus === 'merged')
          .reduce((left, { id }) => undoMerge(left, id, newId), lines)
        expect(units(back)).toEqual(units(start))
        expect(back.some((line) => line.product === 'meal')).toBe(false)
        expect(merge.priceOf(back)).toBe(merge.priceOf(start))
      }),
    )
  })
})
