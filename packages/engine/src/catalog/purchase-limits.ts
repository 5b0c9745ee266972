import type { Shop } from './shop.ts'

/** How much diners may order at once; staff may order more (ORDER-6.3). */
export interface PurchaseLimits {
  /** Units of one product, and of a choice with each unit. */
  readonly quantity: number
  /** Units of top lines. */
  readonly portions: number
}

/** Enough for a large party; an order of 9,999 by mistake or malice would sell a dish out. */
const DEFAULT_QUANTITY = 20
const DEFAULT_PORTIONS = 100

/** Returns the limits of a shop. */
export const purchaseLimits = ({ maxQuantity, maxPortions }: Shop): PurchaseLimits => ({
  quantity: maxQuantity ?? DEFAULT_QUANTITY,
  portions: maxPortions ?? DEFAULT_PORTIONS,
})
