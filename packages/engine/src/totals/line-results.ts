import type { LinePrice } from '../catalog/price-result.ts'
import { apportion } from '../pricing/apportion.ts'
import { fromCents } from '../money/cents.ts'
import { grainOf } from '../money/shop-round.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { grossByLine } from '../taxes/taxable-parts.ts'
import { sharesTaken } from '../pricing/set-savings.ts'
import type { WorkedBill } from './bill-at-work.ts'

/** What the taxes of a line come to, and what each is. */
interface LineTaxes {
  /** Cents. */
  sum: number
  readonly taxes: { readonly setting: string; readonly amount: number }[]
}

/** Returns for each line its taxes, each shared over its lines by their gross (TAX-2.3). Empty in a tax-free session. */
const lineTaxes = ({ open, taxes, parts }: WorkedBill): LineTaxes[] => {
  const byLine = open.lines.map((): LineTaxes => ({ sum: 0, taxes: [] }))
  if (open.order.session.taxFree) return byLine
  for (const { program, slots, amount } of taxes) {
    const { lines, gross } = grossByLine(slots, parts)
    const shares = apportion(amount, gross, grainOf(open.roundings.tax))
    for (let at = 0; at < lines.length; at++) {
      const share = shares[at]!
      if (share === 0) continue
      const own = byLine[lines[at]!]!
      own.sum += share
      own.taxes.push({ setting: program._id, amount: fromCents(share) })
    }
  }
  return byLine
}

const lineSurcharges = ({ open, parts }: WorkedBill): Float64Array => {
  const sums = new Float64Array(open.lines.length)
  for (const { lines, shares } of parts.surcharges)
    for (const line of lines) sums[line] = sums[line]! + shares[line]!
  return sums
}

/** Line → the totals of the line and its descendants; cents. */
const treeTotals = (lines: readonly PricedLine[]): Float64Array => {
  const totals = new Float64Array(lines.length)
  for (const line of lines)
    for (let node: PricedLine | undefined = line; node; node = node.parent)
      totals[node.index] = totals[node.index]! + line.total + line.saving
  return totals
}

const lineDiscounts = (
  node: PricedLine,
  { open, outcomes, recorder }: WorkedBill,
): LinePrice['discounts'] => {
  const discounts = sharesTaken(node, open.adjustments.savings).map(({ product, amount }) => ({
    rule: product,
    amount: fromCents(0 - amount),
  }))
  const recorded = recorder?.lines[node.index]
  if (recorded)
    for (let at = 0; at < recorded.outcomes.length; at++)
      discounts.push({
        rule: outcomes[recorded.outcomes[at]!]!.program.rule._id,
        amount: fromCents(0 - recorded.amounts[at]!),
      })
  return discounts
}

/** Returns all lines with their prices, in the order of the request (PRICE-6.1). */
export const lineResults = (bill: WorkedBill): LinePrice[] => {
  const { open, discounts } = bill
  const taxes = lineTaxes(bill)
  const surcharges = lineSurcharges(bill)
  const trees = treeTotals(open.lines)
  return open.lines.map((node, index) => {
    const off = discounts[index]!
    const own = taxes[index]!
    const price = {
      id: node.line.id,
      quantity: node.quantity,
      unitPrice: fromCents(node.unitPrice),
      total: fromCents(node.total + node.saving),
      discount: fromCents(0 - off - node.saving),
      surcharge: fromCents(surcharges[index]!),
      tax: fromCents(own.sum),
      net: fromCents(node.total - off),
      relatedTreePrice: fromCents(trees[index]!),
      discounts: lineDiscounts(node, bill),
      taxes: own.taxes,
    }
    return node.free
      ? { ...price, gifted: fromCents(node.parts.productPart * node.quantity) }
      : price
  })
}
