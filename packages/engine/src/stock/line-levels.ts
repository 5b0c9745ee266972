import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { StockLevel, stockLevel, worstLevel } from './stock-level.ts'
import { stockTakes } from './stock-takes.ts'

/**
 * The stock level of each line by its id: the worst over its product, its chosen values and its set children. Where the
 * same stock covers a line but not all lines up to it, that later line is `Conflicted`. A line of no product on the menu
 * is `None`. Cancelled lines and lines being replaced take nothing.
 */
export const lineLevels = (
  lines: readonly CartLine[],
  context: MenuContext,
): ReadonlyMap<string, StockLevel> => {
  const taken = new Map<string, number>()
  const levels = new Map<string, StockLevel>()
  for (const line of lines) {
    if (line.status === 'cancel' || line.replacing) {
      levels.set(line.id, StockLevel.None)
      continue
    }
    const own = stockTakes(line, context).map(({ key, stock, units }) => {
      const inAll = (taken.get(key) ?? 0) + units
      taken.set(key, inAll)
      return stockLevel(stock, context.selfService, units, inAll)
    })
    levels.set(line.id, worstLevel(own))
  }
  // Children follow their parents, so that from the end each level reaches the top.
  for (const { id, fromProduct } of lines.toReversed()) {
    const parent = fromProduct === undefined ? undefined : levels.get(fromProduct)
    if (fromProduct !== undefined && parent !== undefined)
      levels.set(fromProduct, worstLevel([parent, levels.get(id) ?? StockLevel.None]))
  }
  return levels
}
