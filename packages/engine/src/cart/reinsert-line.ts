import type { CartLine } from '../catalog/cart-line.ts'
import { topLines, treeIds, treeOf } from '../set-items/line-tree.ts'

/** What was removed: a line with its children, and before how many top-level lines it stood. */
export interface RemovedLine {
  readonly tree: readonly CartLine[]
  readonly position: number
}

/**
 * Returns a top-level line with its children and its place, to be put back later, or `undefined` if there is no such
 * line.
 */
export const removedLine = (lines: readonly CartLine[], id: string): RemovedLine | undefined => {
  const position = topLines(lines).findIndex((line) => line.id === id)
  return position < 0 ? undefined : { tree: treeOf(lines, id), position }
}

/** Puts a removed line back in its place. Changes nothing if the line is in the cart again. */
export const reinsertLine = (
  lines: readonly CartLine[],
  { tree, position }: RemovedLine,
): readonly CartLine[] => {
  const [top] = tree
  if (!top || treeIds(lines, top.id).size > 0) return lines
  const next = topLines(lines)[position]
  const at = next ? lines.indexOf(next) : lines.length
  return [...lines.slice(0, at), ...tree, ...lines.slice(at)]
}
