import type { DiscountOutcome } from '../catalog/price-result.ts'
import type { RuleOutcome } from '../discounts/bill.ts'
import { fromCents } from '../money/cents.ts'
import type { WorkedBill } from './stages.ts'

const linesOf = ({ items }: RuleOutcome, { open }: WorkedBill): string[] =>
  open.lines.filter((line) => !line.leftOut && items.has(line.item)).map(({ line }) => line.id)

/** Returns every rule that was tried, in the order tried (PRICE-6.2). */
export const discountResults = (bill: WorkedBill): DiscountOutcome[] =>
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
      lines: linesOf(outcome, bill),
    }
  })
