import type { CartLine } from '../catalog/cart-line.ts'

/** Returns the number on the cart's badge: the quantities of lines that are not `fromProduct` (CART-1.4). */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce(
    (count, line) => (line.fromProduct === undefined ? count + (line.quantity ?? 1) : count),
    0,
  )
