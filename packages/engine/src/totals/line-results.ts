import type { LinePrice } from '../catalog/price-result.ts'
import { apportion } from '../pricing/apportion.ts'
import { fromCents } from '../money/cents.ts'
import { grainOf } from '../money/shop-round.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { grossOf } from '../taxes/tax-bill.ts'
import type { WorkedBill } from './stages.ts'

interface LineTax {
  readonly setting: string
  readonly amount: number
}

/** Returns for each line its taxes, each shared over its lines by their gross (TAX-2.3); cents. Empty in a tax-free session. */
const lineTaxes = ({ open, taxes, grosses }: WorkedBill): LineTax[][] => {
  const byLine: LineTax[][] = open.lines.map(() => [])
  if (open.order.session.taxFree) return byLine
  for (const { program, lines, amount } of taxes) {
    const weights = lines.map((line) => grossOf(program, line, grosses))
    for (const [at, share] of apportion(amount, weights, grainOf(open.roundings.tax)).entries())
      if (share !== 0) byLine[lines[at]!]!.push({ setting: program._id, amount: share })
  }
  return byLine
}

/** Line → the totals of the line and its descendants; cents. */
const treeTotals = (lines: readonly PricedLine[]): Float64Array => {
  const totals = new Float64Array(lines.length)
  for (const line of lines)
    for (let node: PricedLine | undefined = line; node; node = node.parent)
      totals[node.index] = totals[node.index]! + line.total
  return totals
}

/** Returns all lines with their prices, in the order of the request (PRICE-6.1). */
export const lineResults = (bill: WorkedBill): LinePrice[] => {
  const { open, outcomes, discounts, lineSurcharges, recorder } = bill
  const taxes = lineTaxes(bill)
  const trees = treeTotals(open.lines)
  return open.lines.map((node, index) => {
    const off = discounts[index]!
    const tax = taxes[index]!.reduce((sum, { amount }) => sum + amount, 0)
    return {
      id: node.line.id,
      quantity: node.quantity,
      unitPrice: fromCents(node.unitPrice),
      total: fromCents(node.total),
      ...(node.free && { gifted: fromCents(node.parts.productPart * node.quantity) }),
      discount: fromCents(0 - off),
      surcharge: fromCents(lineSurcharges.shares[index]!),
      tax: fromCents(tax),
      net: fromCents(node.total - off),
      relatedTreePrice: fromCents(trees[index]!),
      discounts: (recorder?.lines[index] ?? []).map(({ outcome, amount }) => ({
        rule: outcomes[outcome]!.program.rule._id,
        amount: fromCents(0 - amount),
      })),
      taxes: taxes[index]!.map(({ setting, amount }) => ({ setting, amount: fromCents(amount) })),
    }
  })
}
