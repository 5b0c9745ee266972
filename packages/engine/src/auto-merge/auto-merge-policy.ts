import type { Shop } from '../catalog/shop.ts'
import type { MergeScope } from './loose-lines.ts'

/** What decides whether lines are merged by themselves. */
export interface AutoMergePolicy {
  readonly posMode: boolean
  readonly shop: Pick<Shop, 'autoMergeInPOS' | 'autoMergeOrderedInPOS'>
  /** Whether the shop merges ordered items outside POS mode. */
  readonly mergeOrdered?: boolean | undefined
}

/** Returns whether auto-merge runs: in POS mode, and on ordered items, only if the shop allows it (MERGE-1.11). */
export const runsAutoMerge = (
  { posMode, shop, mergeOrdered }: AutoMergePolicy,
  scope: MergeScope,
): boolean => {
  if (posMode && shop.autoMergeInPOS !== true) return false
  if (scope === 'cart') return true
  return posMode ? shop.autoMergeOrderedInPOS === true : mergeOrdered === true
}
