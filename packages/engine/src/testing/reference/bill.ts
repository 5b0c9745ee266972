import type { RuleCondition } from '../../catalog/rule-condition.ts'
import type { RuleFailure } from '../../discounts/rule-failure.ts'
import { conditionFault } from './conditions.ts'
import type { RefLine, Shop } from './lines.ts'
import type { Rounding } from './numbers.ts'
import type { RefItem, RefRule } from './state.ts'
import type { RefCharge, RefWaiver } from './surcharges.ts'

export interface RefBill {
  readonly shop: Shop
  readonly items: RefItem[]
  readonly lines: readonly RefLine[]
  readonly rounding: Rounding
  readonly surchargeRounding: Rounding
  charges: RefCharge[] | undefined
  readonly waivers: RefWaiver[]
  readonly applied: RefRule[]
  points: number
}

export interface RefOutcome {
  readonly rule: RefRule
  readonly failure?: RuleFailure | undefined
  readonly amount: bigint
  readonly waiver?: RefWaiver | undefined
  readonly points: number
  readonly items: readonly RefItem[]
  readonly byLine: ReadonlyMap<number, bigint>
}

export const failed = (rule: RefRule, failure: RuleFailure): RefOutcome => ({
  rule,
  failure,
  amount: 0n,
  points: 0,
  items: [],
  byLine: new Map(),
})

export const early = ({ rule }: RefRule, { request, clock }: Shop): RuleFailure | undefined => {
  if (rule.status === 'draft' || rule.status === 'disabled') return { error: 'errors.ruleDisabled' }
  if (!clock.inRange(rule) || !clock.holdsAny(rule.timeConditions))
    return { error: 'errors.timeRange' }
  if (rule.shops?.length && !rule.shops.includes(request.shop._id))
    return { error: 'errors.notCurrentShop' }
  return undefined
}

export const late = (
  { rule }: RefRule,
  { request: { session } }: Shop,
): RuleFailure | undefined => {
  if (rule.sections?.length && !rule.sections.includes(session.section ?? ''))
    return { error: 'errors.notApplicableSection' }
  if (rule.orderType?.length && !rule.orderType.includes(session.type))
    return { error: 'errors.notApplicableOrderType' }
  return undefined
}

export interface Held {
  readonly failure?: RuleFailure | undefined
  readonly holding: readonly RuleCondition[]
}

export const conditions = ({ rule }: RefRule, { items, shop }: RefBill): Held => {
  const all = rule.conditions ?? []
  const fault = (each: RuleCondition) => conditionFault(each, rule.productMode, items, shop)
  if (!rule.discountAny)
    return {
      failure: all.map(fault).find(Boolean),
      holding: all.filter((each) => each.for !== 'exclude'),
    }
  const excluded = all
    .filter((each) => each.for === 'exclude')
    .map(fault)
    .find(Boolean)
  const others = all.filter((each) => each.for !== 'exclude')
  const holding = others.filter((each) => !fault(each))
  if (excluded) return { failure: excluded, holding }
  return { failure: holding.length === 0 ? others.map(fault).find(Boolean) : undefined, holding }
}
