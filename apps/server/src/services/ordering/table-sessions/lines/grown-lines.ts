import { isDeepStrictEqual } from 'node:util'
import { treeOf } from '@comanda/engine/set-items'
import { totalDemand } from '../../../products/product-stocks/stock-demand.ts'
import type { LineRow } from '../../../../tables/session-lines.ts'
import { type Agreed, type ActContext, judged, withMore } from '../../pricing/agreed-price.ts'
import { orderedLine, type SessionPrice } from '../../pricing/price-session.ts'

/** What units of two lines have in common if the bill can list them as one. */
const factsOf = ({ product, status, picked, names, ...row }: LineRow): readonly unknown[] => [
  product,
  status,
  row.productPart,
  row.enjoying,
  row.other,
  row.category,
  row.subCategory,
  row.taxClass,
  row.discountable,
  row.freeSurcharge,
  picked.book,
  picked.options,
  picked.customRemark,
  picked.overridePrice,
  picked.manualPercentAdjust,
  picked.manualDiscount,
  names,
]

/** Returns lines of which one has the units that were added, with all that is in it; undefined if these are something else. */
const grown = (
  lines: readonly LineRow[],
  added: readonly LineRow[],
  id: string,
): readonly LineRow[] | undefined => {
  const tree = treeOf(lines.map(orderedLine), id).map((part) => part.id)
  const growing = lines.filter((line) => tree.includes(line.id) && line.status !== 'cancel')
  const isSame =
    growing.length === added.length &&
    growing.every((line, index) => {
      const other = added[index]
      return other !== undefined && isDeepStrictEqual(factsOf(line), factsOf(other))
    })
  if (!isSame) return undefined
  return lines.map((line) => {
    const more = added[growing.indexOf(line)]
    if (!more) return line
    const taken = totalDemand([...line.taken, ...more.taken])
    return { ...line, quantity: line.quantity + more.quantity, taken }
  })
}

/** Lines of a session, and what they cost. */
export interface GrownBill {
  readonly lines: readonly LineRow[]
  readonly price: SessionPrice
}

/**
 * Returns a bill with units more of a line, which are ordered now (STAFF-1.6). They are listed as units of that line if all is judged by its
 * rules and this costs the same; else they are a line of their own.
 */
export const grownBill = (
  agreed: Agreed,
  added: readonly LineRow[],
  id: string,
  context: ActContext,
): GrownBill => {
  const { row, lines } = agreed
  const apart = [...lines, ...added]
  const price = withMore(agreed, { row, lines: apart }, context)
  const joined = price.pricedWith?.kept ? undefined : grown(lines, added, id)
  if (!joined) return { lines: apart, price }
  const together = judged({ row, lines: joined }, context)
  return together.result.totals.total === price.result.totals.total
    ? { lines: joined, price: together }
    : { lines: apart, price }
}
