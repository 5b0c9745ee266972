import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import { checkOrder } from '../catalog/check-price-request.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { openOrder, type OpenOrder, type PriceOrder } from './open-order.ts'
import type { PriceBook } from './price-book.ts'
import { resultOf } from './price-result.ts'
import { workOut } from './stages.ts'
import type { Sums } from './sums.ts'

/** A cart that stays priced while quantities change. */
export interface PricedCart {
  /** The order as it stands, with the quantities that were set. */
  readonly order: () => PriceOrder
  /** The sums of the bill in cents, without explanations. */
  readonly sums: () => Sums
  /** The whole result with its explanations: exactly what `price` gives for the order (PRICE-7.6). */
  readonly result: () => PriceResult
  /**
   * Sets the quantity (1 to 9,999) of the top-level line at a position and prices again what depends on it: parts of
   * prices, and which items match which conditions, are kept. Returns the sums.
   */
  readonly setQuantity: (index: number, quantity: number) => Sums
  /** Prices everything from the lines anew; returns the sums. */
  readonly recompute: () => Sums
}

/** Opens an order on a compiled catalogue. Throws `PriceRequestError` as `price` does. */
export const openPricedCart = (book: PriceBook, order: PriceOrder): PricedCart => {
  checkOrder(order)
  const lines: CartLine[] = [...order.lines]
  const present: PriceOrder = { ...order, lines }
  const changed = new Set<number>()
  let open: OpenOrder = openOrder(book, present)
  let sums: Sums = workOut(open, false).sums

  /** Writes the quantities that were set into the order. */
  const settle = (): PriceOrder => {
    for (const index of changed)
      lines[index] = { ...lines[index]!, quantity: open.lines[index]!.asked }
    changed.clear()
    return present
  }

  const setQuantity = (index: number, quantity: number): Sums => {
    const node = open.lines[index]
    if (!node || node.parent)
      throw new PriceRequestError(`lines[${index}]`, 'there is no such top-level line')
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY)
      throw new PriceRequestError(
        `lines[${index}].quantity`,
        'must be a whole number from 1 to 9,999',
      )
    node.asked = quantity
    changed.add(index)
    sums = workOut(open, false).sums
    return sums
  }

  const recompute = (): Sums => {
    open = openOrder(book, settle())
    sums = workOut(open, false).sums
    return sums
  }

  return {
    order: settle,
    sums: () => sums,
    result: () => resultOf(workOut(open, true)),
    setQuantity,
    recompute,
  }
}
