import type { CartLine } from '../catalog/cart-line.ts'
import { treeIds } from './line-tree.ts'

/** Sources of a merged set, for as many sets as there are now. */
const scaled = (line: CartLine, quantity: number): Partial<CartLine> => {
  if (!line.mergeSource) return {}
  const before = line.quantity ?? 1
  return {
    mergeSource: line.mergeSource.map((source) => ({
      ...source,
      quantity: ((source.quantity ?? 1) * quantity) / before,
    })),
  }
}

/** Returns the lines with a line's quantity set, and that of its children: parent × `quantityRatio` (SET-1.3). */
export const withQuantity = (
  lines: readonly CartLine[],
  id: string,
  quantity: number,
): readonly CartLine[] => {
  const tree = treeIds(lines, id)
  const quantities = new Map([[id, quantity]])
  const resolve = (line: CartLine): number => {
    const known = quantities.get(line.id)
    if (known !== undefined) return known
    const parent = lines.find((candidate) => candidate.id === line.fromProduct)
    const own = (parent ? resolve(parent) : 1) * (line.quantityRatio ?? 1)
    quantities.set(line.id, own)
    return own
  }
  return lines.map((line) => {
    if (!tree.has(line.id)) return line
    const own = resolve(line)
    return { ...line, ...scaled(line, own), quantity: own }
  })
}
