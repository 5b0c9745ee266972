import type { CartLine } from '../catalog/cart-line.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { LineParts, PricedLine } from '../kernel/priced-line.ts'

const NO_PARTS: LineParts = { productPart: 0, enjoying: 0, other: 0 }

const isOut = (line: CartLine): boolean => line.status === 'cancel' || line.replacing === true

const place = (
  index: number,
  lines: readonly CartLine[],
  indexes: ReadonlyMap<string, number>,
  placed: (PricedLine | undefined)[],
  above: number,
): PricedLine => {
  const known = placed[index]
  if (known) return known
  const line = lines[index]!
  const path = `lines[${index}].fromProduct`
  let parent: PricedLine | undefined
  if (line.fromProduct != null) {
    const parentIndex = indexes.get(line.fromProduct)
    if (parentIndex === undefined) throw new PriceRequestError(path, 'there is no such line')
    if (above > lines.length) throw new PriceRequestError(path, 'a line is its own ancestor')
    parent = place(parentIndex, lines, indexes, placed, above + 1)
  }
  const leftOut = isOut(line) || (parent?.leftOut ?? false)
  const node: PricedLine = {
    index,
    line,
    parent,
    leftOut,
    product: undefined,
    item: -1,
    parts: NO_PARTS,
    reachable: true,
    free: false,
    requested: (parent ? line.quantityRatio : line.quantity) ?? 1,
    quantity: 0,
    unitPrice: 0,
    total: 0,
    saving: 0,
    discountable: 0,
    lowered: 0,
    loweredReach: 0,
  }
  placed[index] = node
  return node
}

/** Links the lines of a request into trees: a child names its parent's line (PRICE-2.2). */
export const linkLines = (lines: readonly CartLine[]): PricedLine[] => {
  const indexes = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    if (indexes.has(line.id))
      throw new PriceRequestError(`lines[${index}].id`, 'another line has the same id')
    indexes.set(line.id, index)
  }
  const placed: (PricedLine | undefined)[] = Array.from({ length: lines.length })
  return lines.map((_, index) => place(index, lines, indexes, placed, 0))
}
