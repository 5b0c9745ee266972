import type { Product } from '@comanda/contract'
import {
  availableGroups,
  defaultOptions,
  type DraftOption,
  type MenuContext,
  sellableQuantity,
  StockLevel,
  stockLevel,
  validateOptions,
} from '@comanda/engine'

/** A product as the menu shows it now. */
export interface Dish {
  readonly product: Product
  readonly isSoldOut: boolean
  /** Not for sale for a reason that waiting does not change: staff know more. */
  readonly isHalted: boolean
  /** How many are left, where that is few. */
  readonly left?: number
  /** What a press on + adds; `undefined` where something must be chosen first. */
  readonly quickAdd?: readonly DraftOption[]
  /** Its choices may cost more than its price. */
  readonly hasExtras: boolean
}

const makeDish = (product: Product, context: MenuContext): Dish => {
  const level = stockLevel(product.stock, true, 1)
  const isSoldOut = level === StockLevel.NotSelling || level === StockLevel.OutOfStock
  const options = defaultOptions(product, context)
  const isComplete = validateOptions(product, options, context).length === 0
  const required = availableGroups(product, context).filter(
    (group) => group.required === true || (group.minPick ?? 0) > 0,
  )
  return {
    product,
    isSoldOut,
    isHalted: level === StockLevel.NotSelling,
    hasExtras: required.some((group) => group.choices?.some((choice) => (choice.price ?? 0) > 0)),
    ...(level === StockLevel.Low ? { left: sellableQuantity(product.stock, true) } : {}),
    ...(isComplete ? { quickAdd: options } : {}),
  }
}

/** Worked out once for a product as the menu has it now, however often it is looked for. */
const known = new WeakMap<MenuContext, WeakMap<Product, Dish>>()

/** What the menu says of a product. */
export const dishOf = (product: Product, context: MenuContext): Dish => {
  const dishes = known.get(context) ?? new WeakMap<Product, Dish>()
  known.set(context, dishes)
  const dish = dishes.get(product) ?? makeDish(product, context)
  dishes.set(product, dish)
  return dish
}
