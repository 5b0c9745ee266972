import type { DiscountOutcome } from '../catalog/price-result.ts'
import type { RuleOutcome } from '../discounts/bill.ts'
import { fromCents } from '../money/cents.ts'
import { sharesTaken } from '../pricing/set-savings.ts'
import type { WorkedBill } from './stages.ts'

const linesOf = ({ items }: RuleOutcome, { open }: WorkedBill): string[] =>
  open.lines.filter((line) => !line.leftOut && items.has(line.item)).map(({ line }) => line.id)

/** Returns what the sets of each product saved (MERGE-2.6). */
const setResults = ({ open }: WorkedBill): DiscountOutcome[] => {
  const { savings } = open.adjustments
  const taken = open.lines.flatMap((node) =>
    sharesTaken(node, savings).map((share) => ({ ...share, line: node.line.id })),
  )
  return [...new Set((open.order.savings ?? []).map(({ product }) => product))].map((product) => {
    const own = taken.filter((share) => share.product === product)
    return {
      rule: product,
      source: 'set',
      amount: fromCents(0 - own.reduce((sum, { amount }) => sum + amount, 0)),
      lines: own.map(({ line }) => line),
    }
  })
}

const ruleResults = (bill: WorkedBill): DiscountOutcome[] =>
  bill.outcomes.map((outcome) => {
    const { program, failure, amount, waiver, points } = outcome
    const { rule, source, coupon, isPoint, spends } = program
    return {
      rule: rule._id,
      source,
      ...(coupon !== undefined && { coupon }),
      amount: fromCents(0 - amount),
      ...(waiver && { waived: fromCents(waiver.waived) }),
      ...(isPoint && !failure && { points }),
      ...(spends > 0 && !failure && { spends }),
      ...(failure && { error: failure.error }),
      ...(failure?.need && { need: failure.need }),
      ...(failure?.worth !== undefined && { worth: failure.worth }),
      lines: linesOf(outcome, bill),
    }
  })

/** Returns what sets saved, and every rule that was tried, in the order tried (PRICE-6.2). */
export const discountResults = (bill: WorkedBill): DiscountOutcome[] => [
  ...setResults(bill),
  ...ruleResults(bill),
]
