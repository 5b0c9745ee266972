import type { CartLine } from '../catalog/cart-line.ts'
import type { CompiledProduct } from '../catalog/compiled-product.ts'

/** The parts of a unit price in cents: the product's, options that discounts reach, and options that they do not. */
export interface LineParts {
  readonly productPart: number
  readonly enjoying: number
  readonly other: number
  /** What one unit of weight costs, if the line is weighed. */
  readonly rate?: number
}

/** A line being priced: its place, and the results so far. Amounts in cents. */
export interface PricedLine {
  readonly index: number
  readonly line: CartLine
  readonly parent: PricedLine | undefined
  /** Cancelled, being replaced, or below such a line: all its numbers are 0 (PRICE-2.1). */
  readonly leftOut: boolean
  /** What the catalogue has of its product now, if anything. */
  product: CompiledProduct | undefined
  /** Position of its item; −1 if it is left out. */
  item: number
  parts: LineParts
  /** Whether discounts apply to the line's product or custom product. */
  reachable: boolean
  /** Given by a rule that applies (PRICE-4.1). */
  free: boolean
  /** The requested quantity: units of a top line, units of a child per unit of its parent. */
  requested: number
  quantity: number
  unitPrice: number
  total: number
  /** What sets took off the total (MERGE-2.6). */
  saving: number
  /** What discounts can reach of the total (PRICE-3.10). */
  discountable: number
  /** What staff took off the total by hand, 0 or more, and off what discounts can reach (DISC-2.9). */
  lowered: number
  loweredReach: number
}
