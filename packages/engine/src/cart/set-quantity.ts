import type { CartLine } from '../catalog/cart-line.ts'
import { withQuantity } from '../set-items/child-quantity.ts'
import { clampQuantity } from './add-line.ts'
import { removeLine } from './remove-line.ts'

/**
 * Sets the quantity of a top-level line (whole, at most 9,999); its children follow by their ratio, below 1 it is
 * removed. A set child's quantity is its parent's affair: nothing changes.
 */
export const setQuantity = (
  lines: readonly CartLine[],
  id: string,
  quantity: number,
): readonly CartLine[] => {
  const line = lines.find((candidate) => candidate.id === id)
  if (!line || line.fromProduct !== undefined || Number.isNaN(quantity)) return lines
  return quantity < 1 ? removeLine(lines, id) : withQuantity(lines, id, clampQuantity(quantity))
}
