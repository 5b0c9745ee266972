import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { withQuantity } from '../set-items/child-quantity.ts'
import { treeIds } from '../set-items/line-tree.ts'
import { lineContent } from './line-content.ts'
import { isSpecialLine } from './special-line.ts'

/** The lines after a merge, and the line with the merged quantity. */
export interface MergedLines {
  readonly lines: readonly CartLine[]
  readonly line: string
  readonly merged: boolean
}

/**
 * Merges a top-level line with another identical one (CART-2): the quantities add up, the earlier
 * keeps its id and place. Special lines, and lines that would exceed 9,999, stay as they are.
 */
export const mergeLine = (lines: readonly CartLine[], id: string): MergedLines => {
  const apart = { lines, line: id, merged: false }
  const line = lines.find((candidate) => candidate.id === id)
  if (!line || isSpecialLine(line)) return apart
  const quantity = line.quantity ?? 1
  const alike = lines.filter(
    (other) =>
      other.id !== id &&
      other.product === line.product &&
      !isSpecialLine(other) &&
      (other.quantity ?? 1) + quantity <= MAX_QUANTITY,
  )
  if (alike.length === 0) return apart
  const content = lineContent(lines, line)
  const same = alike.find((other) => lineContent(lines, other) === content)
  if (!same) return apart
  const [kept, gone] = lines.indexOf(same) < lines.indexOf(line) ? [same, line] : [line, same]
  const left = treeIds(lines, gone.id)
  return {
    lines: withQuantity(
      lines.filter((other) => !left.has(other.id)),
      kept.id,
      quantity + (same.quantity ?? 1),
    ),
    line: kept.id,
    merged: true,
  }
}
