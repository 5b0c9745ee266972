import type { Bill, RuleOutcome } from './bill.ts'
import { undenied } from './compatibility.ts'
import { testConditions } from './conditions/rule-conditions.ts'
import { freeProductsFailure } from './free-products-failure.ts'
import { linesGivenBy } from './given-lines.ts'
import { holdToMaxDiscount } from './max-discount.ts'
import { type Plan, planRule } from './plan.ts'
import { pointsOf } from './points.ts'
import type { RuleFailure } from './rule-failure.ts'
import type { RuleProgram } from './rule-program.ts'
import type { Scope } from './scope.ts'
import { scopeAmount } from './scope-amount.ts'
import type { Standing } from './standing.ts'
import { surchargesInBase } from './surcharges-in-base.ts'
import { takeOff } from './take-off.ts'
import { hasTarget, targetItems } from './targets.ts'
import { seatWaiver } from './types/free-seat-charge.ts'
import { surchargeWaiver } from './types/free-surcharge.ts'
import type { Waiver } from '../kernel/waiver.ts'

const DENIED: RuleFailure = { error: 'errors.ruleDeny' }
const NOTHING: RuleFailure = { error: 'errors.ruleNothing' }
const NO_EFFECT: RuleFailure = { error: 'errors.noEffect' }
const NO_ITEMS = new Uint8Array(0)

/** Returns the outcome of a rule that does not apply: it changes no number (PRICE-7.3). */
export const failedOutcome = (program: RuleProgram, failure: RuleFailure): RuleOutcome => ({
  program,
  failure,
  amount: 0,
  waiver: undefined,
  points: 0,
  items: NO_ITEMS,
})

const waiverOf = (program: RuleProgram, { targets }: Plan): Waiver | undefined => {
  if (!program.isWaiver) return undefined
  if (!program.opensFirst)
    return program.type === 'freeSeatCharge'
      ? undefined
      : surchargeWaiver({ ...program, scope: 'product' }, targets)
  return program.type === 'freeSeatCharge' ? seatWaiver() : surchargeWaiver(program, targets)
}

const itemsOf = (program: RuleProgram, plan: Plan, { ledger }: Bill): Uint8Array => {
  const items = new Uint8Array(ledger.items.length)
  if (program.isPoint || program.isWaiver) for (const { index } of plan.targets) items[index] = 1
  else for (const { runs } of plan.scopes) for (const run of runs) items[ledger.item[run]!] = 1
  return items
}

const amountsOf = (program: RuleProgram, plan: Plan, bill: Bill): Scope[] => {
  for (const scope of plan.scopes) scope.amount = scopeAmount(program, scope, plan.holding, bill)
  return program.maxDiscount === undefined
    ? plan.scopes
    : holdToMaxDiscount(plan.scopes, program.maxDiscount, bill)
}

const sumOf = (scopes: readonly Scope[]): number => {
  let sum = 0
  for (const { amount, copies } of scopes) sum += amount * copies
  return sum
}

/** Runs tests 11 to 13 and applies the rule if they pass. */
const carryOut = (program: RuleProgram, plan: Plan, bill: Bill): RuleOutcome => {
  if (program.isPoint ? !bill.hasUser : program.spends > bill.pointsLeft)
    return failedOutcome(program, NO_EFFECT)
  const given = linesGivenBy(program, bill)
  const free = freeProductsFailure(program.freeProducts, plan.times, given)
  if (free) return failedOutcome(program, free)
  const items = bill.recorder ? itemsOf(program, plan, bill) : NO_ITEMS
  const scopes = amountsOf(program, plan, bill)
  const amount = sumOf(scopes)
  const waiver = waiverOf(program, plan)
  const points = program.isPoint ? pointsOf(program, plan.pointBase) : 0
  const waives = waiver !== undefined && bill.surcharges.lossBy(waiver) > 0
  if (amount === 0 && !waives && points < 1 && program.freeProducts.length === 0)
    return failedOutcome(program, NOTHING)
  for (const scope of scopes) takeOff(scope, bill)
  if (waiver) bill.surcharges.waive(waiver)
  bill.pointsLeft -= program.spends
  bill.applied.push(program)
  return { program, failure: undefined, amount, waiver, points, items }
}

/** Runs the tests that follow, the first of which that fails names its error. */
const tryConditions = (program: RuleProgram, standing: Standing, bill: Bill): RuleOutcome => {
  if (standing.late) return failedOutcome(program, standing.late)
  const any = program.rule.discountAny === true
  const { failure, holding } = testConditions(program.conditions, any, bill)
  if (failure) return failedOutcome(program, failure)
  const targets = targetItems(program, holding, bill)
  const charges = surchargesInBase(program, bill.surcharges)
  if (charges.length === 0 && !hasTarget(program, targets, bill))
    return failedOutcome(program, NOTHING)
  const planned = planRule(program, { targets, holding, charges }, bill)
  if (planned.failure) return failedOutcome(program, planned.failure)
  return planned.plan ? carryOut(program, planned.plan, bill) : failedOutcome(program, NOTHING)
}

/** Tries a rule: the first test that fails names its error, else it is applied at once (DISC-3.13, DISC-2.5). */
export const tryRule = (program: RuleProgram, standing: Standing, bill: Bill): RuleOutcome => {
  if (standing.early) return failedOutcome(program, standing.early)
  if (!bill.hasWishes) return tryConditions(program, standing, bill)
  const left = undenied(program, bill.applied)
  if (!left) return failedOutcome(program, DENIED)
  const outcome = tryConditions(left, standing, bill)
  return left === program ? outcome : { ...outcome, program }
}
