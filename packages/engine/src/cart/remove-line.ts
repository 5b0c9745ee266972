import type { CartLine } from '../catalog/cart-line.ts'
import { treeIds } from '../set-items/line-tree.ts'

/** Returns the lines without a line and its children (SET-1.2). A set child is removed only with its parent. */
export const removeLine = (lines: readonly CartLine[], id: string): readonly CartLine[] => {
  const line = lines.find((candidate) => candidate.id === id)
  if (!line || line.fromProduct !== undefined) return lines
  const gone = treeIds(lines, id)
  return lines.filter((candidate) => !gone.has(candidate.id))
}
