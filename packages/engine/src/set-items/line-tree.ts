import type { CartLine } from '../catalog/cart-line.ts'

/** The set children of a line, in cart order, without theirs. */
export const childrenOf = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  lines.filter((line) => line.fromProduct === id)

/** A line with its children and theirs, each parent before its children; empty where there is no such line. */
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

/** The lines that are nobody's children: what a diner bought as one thing each. */
export const topLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => line.fromProduct === undefined)

/** Lines with a line's tree taken out and another put where its top stood; the end, where it stood nowhere. */
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
