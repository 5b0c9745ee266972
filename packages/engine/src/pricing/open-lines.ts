import type { CartLine } from '../catalog/cart-line.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import { linePartsOf } from './line-parts.ts'
import { linkLines } from './line-tree.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import type { PricingContext } from './pricing-context.ts'

/** Returns whether discounts reach a line: nothing says that it is not discountable (PRICE-3.6, PRICE-3.10). */
const isReachable = (line: CartLine, { products }: PricingContext): boolean => {
  if (line.discountable === false || line.customProduct?.discountable === false) return false
  if (line.ordered) return line.ordered.discountable !== false
  return products.get(line.product ?? '')?.discountable !== false
}

const checkProduct = (line: CartLine, context: PricingContext, path: string): void => {
  if (line.ordered) return
  if (line.product == null) {
    if (line.customProduct) return
    throw new PriceRequestError(`${path}.product`, 'is missing')
  }
  if (!context.products.has(line.product))
    throw new PriceRequestError(`${path}.product`, 'the catalogue has no such product')
}

/**
 * Links the lines of a request and works out what does not depend on quantities: the parts of their prices. Throws
 * `PriceRequestError` if a line names what the catalogue lacks (PRICE-1.3).
 */
export const openLines = (lines: readonly CartLine[], context: PricingContext): PricedLine[] => {
  const nodes = linkLines(lines)
  for (const node of nodes) {
    if (node.leftOut) continue
    const path = `lines[${node.index}]`
    checkProduct(node.line, context, path)
    node.parts = linePartsOf(node.line, node.parent?.line, context, path)
    node.reachable = isReachable(node.line, context)
  }
  return nodes
}
