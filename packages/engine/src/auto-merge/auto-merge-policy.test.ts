import { describe, expect, it } from 'vitest'
import type { CartLine } from '../catalog/cart-line.ts'
import { countingIds } from '../testing/menu-builder.ts'
import { brief, menuOf, mergeOf } from '../testing/merge-cart.ts'
import { runsAutoMerge } from './auto-merge-policy.ts'
import { autoMerge } from './auto-merge.ts'
import { undoMerge } from './undo-merge.ts'

describe('ordered items and POS mode', () => {
  it('ordered lines are merged among themselves, at today’s prices, never dearer (MERGE-1.6, MERGE-1.11)', () => {
    const cheap = menuOf({}, { price: 40 })
    const lines: CartLine[] = [
      { id: 'b', product: 'burger', status: 'confirmed', ordered: { productPart: 40 } },
      { id: 'a', product: 'pie', status: 'confirmed', ordered: { productPart: 10 } },
      { id: 'c', product: 'pie', quantity: 1 },
      { id: 'd', product: 'burger', quantity: 1, status: 'cancel' },
    ]
    const result = autoMerge(lines, { ...mergeOf(cheap), scope: 'ordered' })
    expect(brief(result)).toEqual(['meal 1', '> burger 1', '> pie 1', 'pie 1', 'burger 1'])
    expect(result[0]).toMatchObject({ status: 'confirmed' })
    expect(undoMerge(result, result[0]?.id ?? '', countingIds('u')).slice(0, 2)).toEqual(
      lines.slice(0, 2).map((line) => ({ ...line, quantity: 1, mergeStatus: 'skip' })),
    )
  })

  it('runs in POS mode only with autoMergeInPOS (MERGE-1.11)', () => {
    expect(runsAutoMerge({ posMode: true, shop: {} }, 'cart')).toBe(false)
    expect(runsAutoMerge({ posMode: true, shop: { autoMergeInPOS: true } }, 'cart')).toBe(true)
    expect(runsAutoMerge({ posMode: false, shop: {} }, 'cart')).toBe(true)
  })

  it('runs on ordered items only with autoMergeOrderedInPOS, or if the shop allows it (MERGE-1.11)', () => {
    const shop = { autoMergeInPOS: true, autoMergeOrderedInPOS: true }
    expect(runsAutoMerge({ posMode: true, shop }, 'ordered')).toBe(true)
    expect(runsAutoMerge({ posMode: true, shop: { autoMergeInPOS: true } }, 'ordered')).toBe(false)
    expect(runsAutoMerge({ posMode: false, shop }, 'ordered')).toBe(false)
    expect(runsAutoMerge({ posMode: false, shop, mergeOrdered: true }, 'ordered')).toBe(true)
  })
})
