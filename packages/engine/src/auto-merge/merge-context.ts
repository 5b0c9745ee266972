import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { MergeScope } from './loose-lines.ts'

/** What auto-merge needs from outside. */
export interface MergeContext {
  readonly context: MenuContext
  readonly newId: () => string
  readonly scope: MergeScope
  /** What lines cost together before discounts (PRICE-5.5), in any unit that stays the same. */
  readonly priceOf: (lines: readonly CartLine[]) => number
}
