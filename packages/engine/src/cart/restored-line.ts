import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { portionsLeft } from '../stock/portions-left.ts'
import { StockLevel, stockLevel } from '../stock/stock-level.ts'
import { stockTakes } from '../stock/stock-takes.ts'
import { lineUnavailableReason, type UnavailableReason } from './product-availability.ts'

/** Why an item is unavailable: not on today's menu, not selling, or with less stock than the quantity. */
export type GoneReason = UnavailableReason | 'notSelling' | 'outOfStock'

/** Why an item is unavailable; for too little stock, with the portions left. */
export interface Gone {
  readonly reason: GoneReason
  readonly left?: number
}

/**
 * Returns why an item (a top line and its set children) is dropped (CART-6.2), `undefined` if it stays. Each item is tested
 * by itself; conflicts between lines show in their stock level.
 */
export const goneReason = (item: readonly CartLine[], context: MenuContext): Gone | undefined => {
  const top = item[0]
  if (!top || top.customProduct !== undefined) return undefined
  const reason = lineUnavailableReason(top, context)
  if (reason) return { reason }
  if (item.some((line) => !context.products.has(line.product ?? ''))) return { reason: 'missing' }
  const isHalted = item
    .flatMap((line) => stockTakes(line, context))
    .some(({ stock }) => stockLevel(stock, context.selfService, 0) === StockLevel.NotSelling)
  if (isHalted) return { reason: 'notSelling' }
  const left = portionsLeft(item, [], context)
  return left < (top.quantity ?? 1) ? { reason: 'outOfStock', left } : undefined
}
