import {
  type CartContext,
  type CartLine,
  lineMakerOf,
  orderAgain,
  type OrderAgain,
  quoteLines,
} from '@comanda/engine/cart'
import type { UnitPrices } from '@comanda/engine/pricing'

/** A line of an earlier order, with what it cost with its set children if that is known. */
type EarlierLine = Pick<
  CartLine,
  | 'id'
  | 'product'
  | 'customProduct'
  | 'quantity'
  | 'quantityRatio'
  | 'options'
  | 'customRemark'
  | 'kitchenOptions'
  | 'takeAway'
  | 'fromCoupon'
  | 'fromProduct'
  | 'fromOption'
  | 'fromChoice'
  | 'status'
> & { readonly relatedTreePrice?: number | undefined }

/** The part of a session, or of a cart that is handed over, that ordering again needs. */
export interface EarlierOrder {
  readonly products: readonly EarlierLine[]
}

const cartLine = (line: EarlierLine): CartLine => {
  const { id, product, customProduct, quantity, quantityRatio, options, customRemark } = line
  const { kitchenOptions, takeAway, fromCoupon, fromProduct, fromOption, fromChoice } = line
  return {
    id,
    product,
    customProduct,
    quantity,
    quantityRatio,
    options,
    customRemark,
    kitchenOptions,
    takeAway,
    fromCoupon,
    fromProduct,
    fromOption,
    fromChoice,
    status: line.status,
  }
}

/** Returns the lines of an earlier order as cart lines, without what the bill made of them. */
export const earlierLines = ({ products }: EarlierOrder): readonly CartLine[] =>
  products.map(cartLine)

type TreePrice = Pick<EarlierLine, 'id' | 'quantity' | 'relatedTreePrice'>

/** Returns the unit price of each line with its set children, in currency units; unknown ones are left out. */
export const unitPrices = (lines: readonly TreePrice[] | undefined): UnitPrices =>
  new Map(
    (lines ?? []).flatMap(({ id, quantity = 1, relatedTreePrice }) =>
      relatedTreePrice === undefined
        ? []
        : [[id, Math.round((relatedTreePrice / quantity) * 100) / 100]],
    ),
  )

/** Returns an earlier order as it can be ordered here and now. */
export const orderAgainHere = (earlier: EarlierOrder, context: CartContext): OrderAgain => {
  const priceNow = (lines: readonly CartLine[]) => unitPrices(quoteLines(lines, context)?.lines)
  const before = unitPrices(earlier.products)
  return orderAgain(earlierLines(earlier), lineMakerOf(context), before, priceNow)
}
