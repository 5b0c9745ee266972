import type { CartLine } from '../catalog/cart-line.ts'

/** The set children of a line, in cart order, without theirs. */
export const childrenOf = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  lines.filter((line) => line.fromProduct === id)

/** The set children of all lines, each list in cart order, by the id of their parent. */
export const childrenByParent = (
  lines: readonly CartLine[],
): ReadonlyMap<string, readonly CartLine[]> => {
  const byParent = new Map<string, CartLine[]>()
  for (const line of lines) {
    if (line.fromProduct === undefined) continue
    const children = byParent.get(line.fromProduct)
    if (children) children.push(line)
    else byParent.set(line.fromProduct, [line])
  }
  return byParent
}

/** Returns a line and its descendants, each parent before its children; empty if there is no such line. */
export const treeOf = (lines: readonly CartLine[], id: string): readonly CartLine[] => {
  const top = lines.find((line) => line.id === id)
  const tree = top ? [top] : []
  for (const parent of tree)
    tree.push(...childrenOf(lines, parent.id).filter((child) => !tree.includes(child)))
  return tree
}

/** The ids of a line and of everything in it. */
export const treeIds = (lines: readonly CartLine[], id: string): ReadonlySet<string> =>
  new Set(treeOf(lines, id).map((line) => line.id))

/** Returns the lines without a parent: the items that a diner bought. */
export const topLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => line.fromProduct === undefined)

/** Returns the lines with one line's tree replaced by another; appended if the line is not there. */
export const replaceTree = (
  lines: readonly CartLine[],
  id: string,
  tree: readonly CartLine[],
): readonly CartLine[] => {
  const gone = treeIds(lines, id)
  const at = lines.findIndex((line) => line.id === id)
  const before = at < 0 ? lines : lines.slice(0, at)
  const after = at < 0 ? [] : lines.slice(at)
  const kept = (line: CartLine): boolean => !gone.has(line.id)
  return [...before.filter(kept), ...tree, ...after.filter(kept)]
}
