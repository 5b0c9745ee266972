import type { Product } from '@comanda/contract'
import { sellableQuantity, StockLevel, stockLevel } from '@comanda/engine/stock'

/** A product as the menu shows it now. */
export interface Dish {
  readonly product: Product
  readonly isSoldOut: boolean
  /** Not for sale for a reason that waiting does not change: staff know more. */
  readonly isHalted: boolean
  /** How many are left, where that is few. */
  readonly left?: number
}

const makeDish = (product: Product): Dish => {
  const level = stockLevel(product.stock, true, 1)
  return {
    product,
    isSoldOut: level === StockLevel.NotSelling || level === StockLevel.OutOfStock,
    isHalted: level === StockLevel.NotSelling,
    ...(level === StockLevel.Low ? { left: sellableQuantity(product.stock, true) } : {}),
  }
}

/** Worked out once for a product as the menu has it now, however often it is looked for. */
const known = new WeakMap<Product, Dish>()

/** What the menu says of a product. */
export const dishOf = (product: Product): Dish => {
  const dish = known.get(product) ?? makeDish(product)
  known.set(product, dish)
  return dish
}
