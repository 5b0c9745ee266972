import type { DiscountOutcome } from '../catalog/price-result.ts'
import type { RuleOutcome } from '../discounts/bill.ts'
import { fromCents } from '../money/cents.ts'
import { sharesTaken } from '../pricing/set-savings.ts'
import type { WorkedBill } from './bill-at-work.ts'

const linesOf = ({ items }: RuleOutcome, { open }: WorkedBill): string[] => {
  const ids: string[] = []
  if (items.length === 0) return ids
  for (const { line, item } of open.lines) if (items[item] === 1) ids.push(line.id)
  return ids
}

/** Returns what the sets of each product saved (MERGE-2.6). */
const setResults = ({ open }: WorkedBill): DiscountOutcome[] => {
  const sets = open.order.savings ?? []
  if (sets.length === 0) return []
  const { savings } = open.adjustments
  const taken = open.lines.flatMap((node) =>
    sharesTaken(node, savings).map((share) => ({ ...share, line: node.line.id })),
  )
  return [...new Set(sets.map(({ product }) => product))].map((product) => {
    const own = taken.filter((share) => share.product === product)
    return {
      rule: product,
      source: 'set',
      amount: fromCents(0 - own.reduce((sum, { amount }) => sum + amount, 0)),
      lines: own.map(({ line }) => line),
    }
  })
}

const ruleResult = (outcome: RuleOutcome, bill: WorkedBill): DiscountOutcome => {
  const { program, failure, amount, waiver, points } = outcome
  const { rule, source, coupon, isPoint, spends } = program
  const result: { -readonly [Field in keyof DiscountOutcome]: DiscountOutcome[Field] } = {
    rule: rule._id,
    source,
    amount: fromCents(0 - amount),
    lines: linesOf(outcome, bill),
  }
  if (coupon !== undefined) result.coupon = coupon
  if (waiver) result.waived = fromCents(waiver.waived)
  if (failure) {
    result.error = failure.error
    if (failure.need) result.need = failure.need
    if (failure.worth !== undefined) result.worth = failure.worth
    return result
  }
  if (isPoint) result.points = points
  if (spends > 0) result.spends = spends
  return result
}

/** Returns what sets saved, and every rule that was tried, in the order tried (PRICE-6.2). */
export const discountResults = (bill: WorkedBill): DiscountOutcome[] => {
  const results = setResults(bill)
  for (const outcome of bill.outcomes) results.push(ruleResult(outcome, bill))
  return results
}
