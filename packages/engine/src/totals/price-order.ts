import type { OrderedFacts } from '../catalog/cart-line.ts'
import { checkOrder } from '../catalog/check-price-request.ts'
import type { PriceResult } from '../catalog/price-result.ts'
import { openOrder, type PriceOrder } from './open-order.ts'
import { orderedFacts } from './ordered-facts.ts'
import type { PriceBook } from './price-book.ts'
import { resultOf } from './price-result.ts'
import { workOut } from './stages.ts'
import type { Sums } from './sums.ts'

/** An order's price, and what is agreed for each of its lines, by line id, if it is ordered now. */
export interface FrozenOrder {
  readonly result: PriceResult
  readonly facts: ReadonlyMap<string, OrderedFacts>
}

/**
 * Prices an order on a compiled catalogue, as `price` does on a plain one: the bill is worked out once. Throws
 * `PriceRequestError` as `price` does.
 */
export const priceOrder = (book: PriceBook, order: PriceOrder): PriceResult => {
  checkOrder(order)
  return resultOf(workOut(openOrder(book, order), true))
}

/** Prices an order as `priceOrder` does, and freezes its lines. */
export const freezeOrder = (book: PriceBook, order: PriceOrder): FrozenOrder => {
  checkOrder(order)
  const open = openOrder(book, order)
  return { result: resultOf(workOut(open, true)), facts: orderedFacts(open, book) }
}

/** Returns the sums of an order's bill in cents, without explanations: to compare many carts at a time. */
export const orderSums = (book: PriceBook, order: PriceOrder): Sums => {
  checkOrder(order)
  return workOut(openOrder(book, order), false).sums
}
