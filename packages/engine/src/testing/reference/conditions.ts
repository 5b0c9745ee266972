import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RuleNeed } from '../../catalog/price-result.ts'
import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { RuleError } from '../../catalog/rule-error.ts'
import type { ProductMode } from '../../catalog/vocabulary.ts'
import { anyTimeHolds } from './clock.ts'
import { cents, scaled, sum, wire } from './numbers.ts'
import { itemDiscounts, matching, type RefItem } from './state.ts'

/** Why a rule does not hold. */
export interface RefFailure {
  readonly error: RuleError
  readonly need?: RuleNeed
}

const ids = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : [value].flat()

export const conditionFault = (
  condition: RuleCondition,
  mode: ProductMode | undefined,
  items: readonly RefItem[],
  request: PriceRequest,
): RefFailure | undefined => {
  const found = matching(items, condition, mode, request)
  const timely = anyTimeHolds(condition.timeConditions, request)
  if (condition.for === 'exclude')
    return timely && found.length > 0 ? { error: 'errors.ruleExclude' } : undefined
  if (found.length === 0) return { error: 'errors.ruleInclude' }
  const quantity = found.reduce((total, { top }) => total + top.quantity, 0)
  if (condition.minQty !== undefined && quantity < condition.minQty)
    return { error: 'errors.ruleMinQty', need: { qty: condition.minQty - quantity } }
  if (condition.minWeight !== undefined) {
    const weights = found.map(({ top }) => scaled(top.line.weight ?? 0, 6) * BigInt(top.quantity))
    const lacking = scaled(condition.minWeight, 6) - sum(weights)
    if (lacking > 0n)
      return { error: 'errors.ruleMinWeight', need: { weight: Number(lacking) / 1_000_000 } }
  }
  const before = sum(
    found.flatMap(({ lines }) =>
      lines.filter(({ free }) => !free).map(({ total, lowered }) => total + lowered),
    ),
  )
  if (condition.minTotal !== undefined && before < cents(condition.minTotal))
    return {
      error: 'errors.ruleMinTotal',
      need: { total: wire(cents(condition.minTotal) - before) },
    }
  const after = before - sum(found.map(itemDiscounts))
  if (condition.afterMinTotal !== undefined && after < cents(condition.afterMinTotal))
    return {
      error: 'errors.ruleAfterMinTotal',
      need: { total: wire(cents(condition.afterMinTotal) - after) },
    }
  const has = (id: string): boolean => (request.session.modifiers ?? []).includes(id)
  const include = ids(condition.includeModifier)
  if (include.length > 0 && !include.some(has)) return { error: 'errors.ruleIncludeModifier' }
  if (ids(condition.excludeModifier).some(has)) return { error: 'errors.ruleExcludeModifier' }
  return timely ? undefined : { error: 'errors.timeRange' }
}

/** The items that a surcharge or tax is left with. */
export const leftItems = (
  setting: {
    readonly rules?: readonly RuleCondition[] | undefined
    readonly productMode?: ProductMode | undefined
  },
  items: readonly RefItem[],
  allowed: readonly RefItem[],
  request: PriceRequest,
): RefItem[] => {
  const rules = setting.rules ?? []
  const mode = setting.productMode
  const holds = (rule: RuleCondition): boolean => !conditionFault(rule, mode, items, request)
  const matched = (rule: RuleCondition): RefItem[] => matching(items, rule, mode, request)
  if (rules.some((rule) => (rule.for ?? 'order') === 'order' && !holds(rule))) return []
  const product = rules.filter((rule) => rule.for === 'product')
  const dropped = rules.filter(
    (rule) => rule.for === 'exclude' && anyTimeHolds(rule.timeConditions, request),
  )
  return allowed.filter(
    (item) =>
      (product.length === 0 ||
        product.some((rule) => holds(rule) && matched(rule).includes(item))) &&
      !dropped.some((rule) => matched(rule).includes(item)),
  )
}
