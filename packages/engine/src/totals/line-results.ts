import type { LinePrice } from '../catalog/price-result.ts'
import { apportion } from '../pricing/apportion.ts'
import { fromCents } from '../money/cents.ts'
import { grainOf } from '../money/shop-round.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { grossByLine } from '../taxes/taxable-parts.ts'
import { sharesTaken } from '../pricing/set-savings.ts'
import type { WorkedBill } from './stages.ts'

interface LineTax {
  readonly setting: string
  readonly amount: number
}

/** Returns for each line its taxes, each shared over its lines by their gross (TAX-2.3); cents. Empty in a tax-free session. */
const lineTaxes = ({ open, taxes, parts }: WorkedBill): LineTax[][] => {
  const byLine: LineTax[][] = open.lines.map(() => [])
  if (open.order.session.taxFree) return byLine
  for (const { program, slots, amount } of taxes) {
    const gross = grossByLine(slots, parts)
    const shares = apportion(amount, [...gross.values()], grainOf(open.roundings.tax))
    for (const [at, line] of [...gross.keys()].entries())
      if (shares[at] !== 0) byLine[line]!.push({ setting: program._id, amount: shares[at]! })
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

/** Returns all lines with their prices, in the order of the request (PRICE-6.1). */
export const lineResults = (bill: WorkedBill): LinePrice[] => {
  const { open, outcomes, discounts, recorder } = bill
  const taxes = lineTaxes(bill)
  const surcharges = lineSurcharges(bill)
  const trees = treeTotals(open.lines)
  return open.lines.map((node, index) => {
    const off = discounts[index]!
    const tax = taxes[index]!.reduce((sum, { amount }) => sum + amount, 0)
    return {
      id: node.line.id,
      quantity: node.quantity,
      unitPrice: fromCents(node.unitPrice),
      total: fromCents(node.total + node.saving),
      ...(node.free && { gifted: fromCents(node.parts.productPart * node.quantity) }),
      discount: fromCents(0 - off - node.saving),
      surcharge: fromCents(surcharges[index]!),
      tax: fromCents(tax),
      net: fromCents(node.total - off),
      relatedTreePrice: fromCents(trees[index]!),
      discounts: [
        ...sharesTaken(node, open.adjustments.savings).map(({ product, amount }) => ({
          rule: product,
          amount: fromCents(0 - amount),
        })),
        ...(recorder?.lines[index] ?? []).map(({ outcome, amount }) => ({
          rule: outcomes[outcome]!.program.rule._id,
          amount: fromCents(0 - amount),
        })),
      ],
      taxes: taxes[index]!.map(({ setting, amount }) => ({ setting, amount: fromCents(amount) })),
    }
  })
}
