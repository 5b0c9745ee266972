import { isDeepStrictEqual } from 'node:util'
import { treeOf } from '@comanda/engine/set-items'
import { totalDemand } from '../../../products/product-stocks/stock-demand.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import { orderedLine } from '../../pricing/price-session.ts'

/** What units of two lines have in common if the bill can list them as one. */
const factsOf = ({ product, status, picked, names, ...row }: LineRow): readonly unknown[] => [
  product,
  status,
  row.productPart,
  row.enjoying,
  row.other,
  row.category,
  row.subCategory,
  row.discountable,
  row.freeSurcharge,
  picked.options,
  picked.customRemark,
  picked.overridePrice,
  picked.manualPercentAdjust,
  picked.manualDiscount,
  names,
]

/**
 * Returns the lines of a session with those that were added. Units at the same price as those of the line that grew are units of
 * that line; at another price they are a line of their own.
 */
export const grownLines = (
  lines: readonly LineRow[],
  added: readonly LineRow[],
  id: string,
): readonly LineRow[] => {
  const tree = treeOf(lines.map(orderedLine), id).map((part) => part.id)
  const grown = lines.filter((line) => tree.includes(line.id) && line.status !== 'cancel')
  const isSame =
    grown.length === added.length &&
    grown.every((line, index) => {
      const other = added[index]
      return other !== undefined && isDeepStrictEqual(factsOf(line), factsOf(other))
    })
  if (!isSame) return [...lines, ...added]
  return lines.map((line) => {
    const more = added[grown.indexOf(line)]
    if (!more) return line
    const taken = totalDemand([...line.taken, ...more.taken])
    return { ...line, quantity: line.quantity + more.quantity, taken }
  })
}
