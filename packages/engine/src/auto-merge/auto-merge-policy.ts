import type { Shop } from '../catalog/shop.ts'
import type { MergeScope } from './loose-lines.ts'

/** What decides whether lines are merged by themselves. */
export interface AutoMergePolicy {
  readonly posMode: boolean
  readonly shop: Pick<Shop, 'autoMergeInPOS' | 'autoMergeOrderedInPOS'>
  /** Whether the shop merges ordered items outside POS mode. */
  readonly mergeOrdered?: boolean | undefined
}

/** Whether auto-merge runs (cart.md): in POS mode only where the shop says so; on ordered items only where it is allowed. */
export const runsAutoMerge = (
  { posMode, shop, mergeOrdered }: AutoMergePolicy,
  scope: MergeScope,
): boolean => {
  if (posMode && shop.autoMergeInPOS !== true) return false
  if (scope === 'cart') return true
  return posMode ? shop.autoMergeOrderedInPOS === true : mergeOrdered === true
}
