import type { PriceRequest } from '../../catalog/price-request.ts'
import type { RuleCondition } from '../../catalog/rule-condition.ts'
import { anyTimeHolds, nowInDates } from './clock.ts'
import { conditionFault, type RefFailure } from './conditions.ts'
import type { RefLine } from './lines.ts'
import type { Rounding } from './numbers.ts'
import type { RefItem, RefRule } from './state.ts'
import type { RefCharge, RefWaiver } from './surcharges.ts'

export interface RefBill {
  readonly request: PriceRequest
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
  readonly failure?: RefFailure | undefined
  readonly amount: bigint
  readonly waiver?: RefWaiver | undefined
  readonly points: number
  readonly items: readonly RefItem[]
  /** Line index → what it takes off. */
  readonly byLine: ReadonlyMap<number, bigint>
}

export const failed = (rule: RefRule, failure: RefFailure): RefOutcome => ({
  rule,
  failure,
  amount: 0n,
  points: 0,
  items: [],
  byLine: new Map(),
})

/** Tests 1 to 3. */
export const early = ({ rule }: RefRule, request: PriceRequest): RefFailure | undefined => {
  if (rule.status === 'draft' || rule.status === 'disabled') return { error: 'errors.ruleDisabled' }
  if (!nowInDates(rule, request) || !anyTimeHolds(rule.timeConditions, request))
    return { error: 'errors.timeRange' }
  if (rule.shops?.length && !rule.shops.includes(request.shop._id))
    return { error: 'errors.notCurrentShop' }
  return undefined
}

/** Tests 5 and 6. */
export const late = ({ rule }: RefRule, { session }: PriceRequest): RefFailure | undefined => {
  if (rule.sections?.length && !rule.sections.includes(session.section ?? ''))
    return { error: 'errors.notApplicableSection' }
  if (rule.orderType?.length && !rule.orderType.includes(session.type))
    return { error: 'errors.notApplicableOrderType' }
  return undefined
}

export interface Held {
  readonly failure?: RefFailure | undefined
  /** Its conditions for the order and for products that hold. */
  readonly holding: readonly RuleCondition[]
}

/** Test 7. */
export const conditions = ({ rule }: RefRule, { items, request }: RefBill): Held => {
  const all = rule.conditions ?? []
  const fault = (each: RuleCondition) => conditionFault(each, rule.productMode, items, request)
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
