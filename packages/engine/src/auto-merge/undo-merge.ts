import type { CartLine } from '../catalog/cart-line.ts'
import { replaceTree, treeIds } from '../set-items/line-tree.ts'

/**
 * Restores the lines that a merged set took, in its place, marked `skip` so that they are not merged again. A line that
 * was taken only in part comes back after its rest under a new id. Changes nothing if the line is not a merged set.
 */
export const undoMerge = (
  lines: readonly CartLine[],
  id: string,
  newId: () => string,
): readonly CartLine[] => {
  const set = lines.find((line) => line.id === id)
  if (!set?.mergeSource) return lines
  const gone = treeIds(lines, id)
  const there = new Set(lines.filter((line) => !gone.has(line.id)).map((line) => line.id))
  const current = new Map<string, string>()
  // A line may have been taken twice: the later part then needs a new id, and so do its children.
  const restored = set.mergeSource.map((source) => {
    const own = there.has(source.id) ? newId() : source.id
    current.set(source.id, own)
    there.add(own)
    const parent = current.get(source.fromProduct ?? '')
    const isSet = source.id === id
    return {
      ...source,
      id: own,
      ...(parent === undefined ? {} : { fromProduct: parent }),
      ...(parent === undefined && !isSet ? { mergeStatus: 'skip' as const } : {}),
    }
  })
  return replaceTree(lines, id, restored)
}
