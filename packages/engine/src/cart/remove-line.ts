import type { CartLine } from '../catalog/cart-line.ts'
import { treeIds } from '../set-items/line-tree.ts'

/** The lines without a line and everything in it (spec 001 §4). A set child goes only with its parent. */
export const removeLine = (lines: readonly CartLine[], id: string): readonly CartLine[] => {
  const line = lines.find((candidate) => candidate.id === id)
  if (!line || line.fromProduct !== undefined) return lines
  const gone = treeIds(lines, id)
  return lines.filter((candidate) => !gone.has(candidate.id))
}
