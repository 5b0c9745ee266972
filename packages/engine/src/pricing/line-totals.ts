import { PriceRequestError } from '../catalog/price-request-error.ts'
import { toCents } from '../money/cents.ts'
import type { Adjustments } from './adjustments.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { applyPreAdjusts } from './pre-adjusts.ts'
import { takeSavings } from './set-savings.ts'
import { freeUnitPrice, unitPriceOf } from './unit-price.ts'

/** Returns a child's quantity: its parent's times its own ratio (PRICE-2.3). */
const quantityOf = (line: PricedLine): number =>
  line.parent ? quantityOf(line.parent) * line.requested : line.requested

const ownTotal = (node: PricedLine, adjustments: Adjustments): number => {
  const { line } = node
  const total = Math.max(0, node.unitPrice * node.quantity - toCents(line.manualDiscount ?? 0))
  return Math.max(0, total + (adjustments.lines.get(line.id) ?? 0))
}

/** Returns the discountable part of a line's total: without the fees of its other options (PRICE-3.10). */
const discountableOf = (node: PricedLine): number => {
  if (node.free || !node.reachable) return 0
  if (node.line.overridePrice != null) return node.total
  return Math.min(node.total, Math.max(0, node.total - node.parts.other * node.quantity))
}

/**
 * Works out quantity, unit price, total and discountable amount of every line that is not left out (PRICE-3). What sets save is
 * off the total already: discounts, surcharges and taxes are on what is left.
 */
export const priceLines = (lines: readonly PricedLine[], adjustments: Adjustments): void => {
  for (const node of lines) {
    if (node.leftOut) continue
    node.quantity = quantityOf(node)
    node.unitPrice = node.free ? freeUnitPrice(node.parts) : unitPriceOf(node.line, node.parts)
    node.total = node.free ? node.unitPrice * node.quantity : ownTotal(node, adjustments)
    takeSavings(node, adjustments.savings)
  }
  applyPreAdjusts(adjustments.pre, lines)
  let products = 0
  for (const node of lines) {
    if (node.leftOut) continue
    node.discountable = discountableOf(node)
    products += node.total + node.saving
    if (!Number.isSafeInteger(products) || !Number.isSafeInteger(node.unitPrice * node.quantity))
      throw new PriceRequestError(`lines[${node.index}]`, 'the amount is too large to be exact')
  }
}
