import type { CartLine } from '../catalog/cart-line.ts'
import { adjustmentsOf } from '../pricing/adjustments.ts'
import { priceLines } from '../pricing/line-totals.ts'
import { openLines } from '../pricing/open-lines.ts'
import { type PriceOrder, pricingContextOf } from '../totals/open-order.ts'
import type { PriceBook } from '../totals/price-book.ts'

/**
 * Returns a function for the cost of lines before discounts, in cents (PRICE-5.5): auto-merge never exceeds it.
 * Adjustments of the session are left out.
 */
export const costBeforeDiscounts = (
  book: Pick<PriceBook, 'products' | 'options' | 'timeConditions'>,
  order: Pick<PriceOrder, 'now' | 'shop' | 'session'>,
): ((lines: readonly CartLine[]) => number) => {
  const context = pricingContextOf(book, order)
  const unadjusted = adjustmentsOf({ type: order.session.type })
  return (lines) => {
    const nodes = openLines(lines, context)
    priceLines(nodes, unadjusted)
    return nodes.reduce((sum, { total }) => sum + total, 0)
  }
}
