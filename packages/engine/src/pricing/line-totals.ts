import { PriceRequestError } from '../catalog/price-request-error.ts'
import { toCents } from '../money/cents.ts'
import type { Adjustments } from './adjustments.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { applyPreAdjusts } from './pre-adjusts.ts'
import { takeSavings } from './set-savings.ts'
import { freeUnitPrice, isByHand, unitPriceOf } from './unit-price.ts'

/** Returns a child's quantity: its parent's times its own ratio (PRICE-2.3). */
const quantityOf = (line: PricedLine): number =>
  line.parent ? quantityOf(line.parent) * line.requested : line.requested

const ownTotal = (node: PricedLine, before: number, adjustments: Adjustments): number =>
  Math.max(0, Math.max(0, before) + (adjustments.lines.get(node.line.id) ?? 0))

/** Returns what a line would cost more had staff changed nothing of its price by hand (DISC-2.9). */
const loweredOf = (node: PricedLine, adjustments: Adjustments): number => {
  if (node.free || !isByHand(node.line)) return 0
  const { productPart, enjoying, other } = node.parts
  const listed = Math.max(0, productPart + enjoying + other) * node.quantity
  return Math.max(0, ownTotal(node, listed, adjustments) - node.total)
}

/** Returns the discountable part of a line that costs so much: without the fees of its other options (PRICE-3.10). */
const discountableOf = (node: PricedLine, total: number): number => {
  if (node.free || !node.reachable) return 0
  if (node.line.overridePrice != null) return total
  return Math.min(total, Math.max(0, total - node.parts.other * node.quantity))
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
    const before = node.unitPrice * node.quantity
    node.total = node.free
      ? before
      : ownTotal(node, before - toCents(node.line.manualDiscount ?? 0), adjustments)
    node.lowered = loweredOf(node, adjustments)
    takeSavings(node, adjustments.savings)
  }
  applyPreAdjusts(adjustments.pre, lines)
  let products = 0
  for (const node of lines) {
    if (node.leftOut) continue
    node.discountable = discountableOf(node, node.total)
    node.loweredReach =
      node.lowered === 0 ? 0 : discountableOf(node, node.total + node.lowered) - node.discountable
    products += node.total + node.saving
    if (!Number.isSafeInteger(products) || !Number.isSafeInteger(node.unitPrice * node.quantity))
      throw new PriceRequestError(`lines[${node.index}]`, 'the amount is too large to be exact')
  }
}
