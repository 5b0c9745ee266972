import type { Product } from '@comanda/contract'
import { isUnpriced } from '@comanda/engine/catalog'
import { sellableQuantity, StockLevel, stockLevel } from '@comanda/engine/stock'

/** A product as the menu shows it now. */
export interface Dish {
  readonly product: Product
  readonly isSoldOut: boolean
  /** Not for sale for a reason that waiting does not change: staff can help. */
  readonly isHalted: boolean
  /** Staff say what it costs: guests ask them for it (CAT-6.1). */
  readonly isAsked: boolean
  /** How many are left, if that is few. */
  readonly left?: number
}

const makeDish = (product: Product): Dish => {
  const level = stockLevel(product.stock, true, 1)
  return {
    product,
    isSoldOut: level === StockLevel.NotSelling || level === StockLevel.OutOfStock,
    isHalted: level === StockLevel.NotSelling,
    isAsked: isUnpriced(product),
    ...(level === StockLevel.Low ? { left: sellableQuantity(product.stock, true) } : {}),
  }
}

/** Computed once for a product of a menu. */
const known = new WeakMap<Product, Dish>()

/** Returns a product as the menu shows it. */
export const dishOf = (product: Product): Dish => {
  const dish = known.get(product) ?? makeDish(product)
  known.set(product, dish)
  return dish
}
