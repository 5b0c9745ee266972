import { passesFilter } from '../discounts/conditions/item-filter.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import type { Item } from '../kernel/item.ts'

/** Returns how many units a rule picks at most. */
export const mostPicked = ({ picks, repeat }: RuleProgram, count: number): number => {
  if (picks.length === 0) return count
  let most = 0
  for (const { minQty = 1, maxQty } of picks) {
    if (maxQty === undefined) return count
    most += repeat ? maxQty * Math.floor(count / minQty) : maxQty
  }
  return Math.min(most, count)
}

/** Returns how often a rule for the order is given at most by the quantities that it asks for. */
export const mostTimes = (
  { conditions, maxStep, rule }: RuleProgram,
  items: readonly Item[],
): number => {
  const times = conditions.flatMap(({ for: purpose, minQty, filter }) => {
    if (purpose === 'exclude' || minQty === undefined) return []
    let quantity = 0
    for (const item of items) if (passesFilter(filter, item)) quantity += item.top.quantity
    return [Math.floor(quantity / minQty)]
  })
  if (times.length === 0) return Math.min(maxStep, 1)
  return Math.min(maxStep, rule.discountAny === true ? Math.max(1, ...times) : Math.min(...times))
}

/** Returns the full steps in a base at most. */
export const stepsIn = ({ step = 1, maxStep }: RuleProgram, base: number): number =>
  Math.min(maxStep, Math.floor(base / step))

/** Returns how many groups a rule forms of so many units at most, and of how many each. */
export const groupsIn = (
  { picks, repeat }: RuleProgram,
  count: number,
): { readonly groups: number; readonly size: number } => {
  if (picks.length === 0) return { groups: Math.min(1, count), size: count }
  const sizes = picks.map(
    ({ minQty, maxQty }) => minQty ?? (picks.length === 1 ? maxQty : undefined) ?? 1,
  )
  const size = sizes.reduce((sum, one) => sum + one, 0)
  return { groups: repeat ? Math.floor(count / size) : Math.min(1, count), size }
}
