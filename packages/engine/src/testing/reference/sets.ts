import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { Held, RefBill } from './bill.ts'
import { matching, type RefRule } from './state.ts'

const fulls = (
  conditions: readonly RuleCondition[],
  { rule }: RefRule,
  { items, request }: RefBill,
): number[] =>
  conditions.flatMap((condition) => {
    if (condition.minQty === undefined) return []
    const found = matching(items, condition, rule.productMode, request)
    const quantity = found.reduce((total, { top }) => total + top.quantity, 0)
    return [Math.floor(quantity / condition.minQty)]
  })

/** How often the least of its conditions with a `minQty` is met; 1 if there are none. */
export const timesMet = (rule: RefRule, { holding }: Held, bill: RefBill): bigint => {
  const times = fulls(holding, rule, bill)
  const fewest = times.length > 0 ? Math.min(...times) : 1
  return BigInt(Math.min(fewest, rule.rule.maxStep ?? fewest))
}

/** How many sets were bought, by its conditions for the order; Infinity if none of these has a `minQty`. */
export const setsOf = (rule: RefRule, { holding }: Held, bill: RefBill): number =>
  Math.min(
    ...fulls(
      holding.filter((condition) => (condition.for ?? 'order') === 'order'),
      rule,
      bill,
    ),
  )
