import type { CartLine } from '../catalog/cart-line.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import { openPricedCart } from '../totals/priced-cart.ts'
import { compilePriceBook } from '../totals/price-book.ts'
import type { PriceOrder } from '../totals/open-order.ts'

/** What a price depends on besides the lines. */
export interface CostInput extends Omit<PriceOrder, 'lines' | 'coupons' | 'user'> {
  readonly catalogue: Pick<Catalogue, 'products' | 'productOptions' | 'timeConditions'>
}

/**
 * Returns a function for the cost of lines before discounts, in cents (PRICE-5.5): auto-merge never exceeds it.
 * The catalogue is compiled once, for every call of what comes back.
 */
export const costBeforeDiscounts = ({
  catalogue,
  session,
  ...order
}: CostInput): ((lines: readonly CartLine[]) => number) => {
  const book = compilePriceBook({
    products: catalogue.products,
    productOptions: catalogue.productOptions,
    timeConditions: catalogue.timeConditions,
    taxSettings: [],
    surchargeSettings: [],
    discounts: [],
  })
  const unadjusted = { ...session, lineAdjusts: [], preAdjusts: [] }
  return (lines) =>
    lines.length === 0
      ? 0
      : openPricedCart(book, { ...order, session: unadjusted, lines, coupons: [] }).sums().products
}
