import type { CartLine } from '../catalog/cart-line.ts'
import { PriceRequestError } from '../catalog/price-request-error.ts'
import { linePartsOf } from './line-parts.ts'
import { linkLines } from './line-tree.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import type { PricingContext } from './pricing-context.ts'

/** Returns whether discounts reach a line: nothing says that it is not discountable (PRICE-3.6, PRICE-3.10). */
const isReachable = ({ line, product }: PricedLine): boolean => {
  if (line.discountable === false || line.customProduct?.discountable === false) return false
  return (line.ordered ?? product)?.discountable !== false
}

const checkProduct = ({ line, product }: PricedLine, path: string): void => {
  if (line.ordered || product) return
  if (line.product != null)
    throw new PriceRequestError(`${path}.product`, 'the catalogue has no such product')
  if (!line.customProduct) throw new PriceRequestError(`${path}.product`, 'is missing')
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
    if (node.line.product != null) node.product = context.products.get(node.line.product)
    checkProduct(node, path)
    node.parts = linePartsOf(node, context, path)
    node.reachable = isReachable(node)
  }
  return nodes
}
