import type { CartLine } from '../catalog/cart-line.ts'

/** What the cart's badge says: the quantities of lines that are not `fromProduct` (spec 000 §2). */
export const cartCount = (lines: readonly CartLine[]): number =>
  lines.reduce(
    (count, line) => (line.fromProduct === undefined ? count + (line.quantity ?? 1) : count),
    0,
  )
