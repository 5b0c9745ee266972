import type { CartLine } from '../catalog/cart-line.ts'

const UNSENT: ReadonlySet<string> = new Set(['init', 'pending', 'hold'])

/** Returns whether a line was sent already: its agreed price applies. */
export const isSent = (line: CartLine): boolean =>
  line.ordered !== undefined || !UNSENT.has(line.status ?? 'init')

/** Returns whether a line is of its own, sent or not: custom product, weighed, a price by hand, made by a coupon, child of a set. */
export const isOfItsOwn = (line: CartLine): boolean =>
  line.customProduct !== undefined ||
  line.weight !== undefined ||
  line.overridePrice !== undefined ||
  line.openKey != null ||
  line.manualPercentAdjust !== undefined ||
  line.manualDiscount !== undefined ||
  line.fromCoupon !== undefined ||
  line.fromProduct !== undefined

/**
 * Returns whether a line is special and never merges with another (CART-2.3): custom product, weighed (CAT-7.2), overridden price, open price,
 * manual percentage or discount, made by a coupon, child of a set, or already sent.
 */
export const isSpecialLine = (line: CartLine): boolean => isOfItsOwn(line) || isSent(line)
