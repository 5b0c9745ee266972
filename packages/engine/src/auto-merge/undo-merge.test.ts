import { describe, expect, it } from 'vitest'
import type { NewLine } from '../cart/add-line.ts'
import { setQuantity } from '../cart/set-quantity.ts'
import { setItemIssues } from '../set-items/set-item-issues.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { brief, cartOf, less, menuOf, merged, mergeOf } from '../testing/merge-cart.ts'
import { autoMerge } from './auto-merge.ts'
import { undoMerge } from './undo-merge.ts'

describe('undo', () => {
  const meal: NewLine = {
    product: 'meal',
    options: [
      { option: 'main', values: ['burgerChoice'] },
      { option: 'drink', values: ['pieChoice'] },
    ],
  }

  it('gives back exactly those lines, marked skip, and they stay apart (MERGE-1.10)', () => {
    const lines = merged([{ product: 'burger' }, { product: 'cola', options: less }])
    const back = undoMerge(lines, lines[0]?.id ?? '', countingIds('u'))
    expect(back).toEqual(
      cartOf([{ product: 'burger' }, { product: 'cola', options: less }]).map((line) => ({
        ...line,
        mergeStatus: 'skip',
      })),
    )
    expect(autoMerge(back, mergeOf())).toEqual(back)
  })

  it('the units of a line that was taken in part come back next to the rest', () => {
    const lines = merged([meal, { product: 'fries', quantity: 5 }])
    const back = undoMerge(lines, 'n1', countingIds('u'))
    expect(brief(back)).toEqual(['meal 1', '> burger 1', '> pie 1', 'fries 3', 'fries 2'])
    expect(back.map((line) => line.mergeStatus)).toEqual([
      undefined,
      undefined,
      undefined,
      'skip',
      undefined,
    ])
    expect(setItemIssues(back, menuOf())).toEqual([])
    expect(new Set(back.map((line) => line.id)).size).toBe(back.length)
  })

  it('of more sets than were merged, gives back as much more', () => {
    const lines = merged([{ product: 'burger' }, { product: 'cola', options: less }])
    const id = lines[0]?.id ?? ''
    const back = undoMerge(setQuantity(lines, id, 3), id, countingIds('u'))
    expect(brief(back)).toEqual(['burger 3', 'cola 3'])
  })

  it('a line that is no merged set changes nothing', () => {
    const lines = cartOf([meal])
    expect(undoMerge(lines, 'n1', countingIds('u'))).toBe(lines)
    expect(undoMerge(lines, 'gone', countingIds('u'))).toBe(lines)
  })
})
