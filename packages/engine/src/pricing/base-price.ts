import type { CompiledProduct } from '../catalog/compiled-product.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { multiplyRounded } from '../money/multiply-rounded.ts'
import { WHOLE_FACTOR } from '../money/scaled-decimal.ts'

/** Returns the price of a product in a shop before price modifiers: its mapping's price or its own, times the factor (PRICE-3.1). Cents. */
export const basePrice = (product: CompiledProduct, shop: Id): number => {
  const mapping = product.mappings?.get(shop)
  const price = mapping?.cents ?? product.cents
  return mapping?.factor === undefined
    ? price
    : multiplyRounded(price, mapping.factor, WHOLE_FACTOR)
}
