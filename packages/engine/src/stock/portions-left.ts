import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { sellableQuantity, StockLevel, stockLevel } from './stock-level.ts'
import { stockTakes } from './stock-takes.ts'

/**
 * Returns how many portions of an item can be added to the cart: `item` is its top line and set children, for one
 * portion or more. `Infinity` without a limit, 0 if a part of it is not selling.
 */
export const portionsLeft = (
  item: readonly CartLine[],
  cart: readonly CartLine[],
  context: MenuContext,
): number => {
  const portions = item[0]?.quantity ?? 1
  const wanted = new Map<string, number>()
  const taken = new Map<string, number>()
  for (const take of cart.flatMap((line) => stockTakes(line, context)))
    taken.set(take.key, (taken.get(take.key) ?? 0) + take.units)
  const takes = item.flatMap((line) => stockTakes(line, context))
  for (const { key, units } of takes) wanted.set(key, (wanted.get(key) ?? 0) + units)
  let left = Infinity
  for (const { key, stock } of takes) {
    const perPortion = (wanted.get(key) ?? 0) / portions
    if (stockLevel(stock, context.selfService, 0) === StockLevel.NotSelling) return 0
    const free = sellableQuantity(stock, context.selfService) - (taken.get(key) ?? 0)
    if (perPortion > 0) left = Math.min(left, Math.floor(free / perPortion))
  }
  return Math.max(0, left)
}
