import { type RefScope, scopesOf, setAmounts, steppedBaseOf, stepsOf, takeOff } from './amounts.ts'
import {
  conditions,
  early,
  failed,
  type Held,
  late,
  type RefBill,
  type RefOutcome,
} from './bill.ts'
import { denied } from './candidates.ts'
import type { RefFailure } from './conditions.ts'
import { freeProductsFault } from './free-products.ts'
import { cents, max, scaled, sum, wire } from './numbers.ts'
import { groupUnits, pickUnits } from './picks.ts'
import { setsOf, timesMet } from './sets.ts'
import { itemDiscounts, type RefRule, type RefUnit } from './state.ts'
import {
  chargesInBase,
  isGiving,
  isPoint,
  isWaiver,
  type RefTargets,
  targetsOf,
} from './targets.ts'
import { lossBy, waive, waiverOf } from './waivers.ts'

/** What a rule picked of its targets. */
interface Picked {
  readonly units: readonly RefUnit[]
  readonly scopes: RefScope[]
}

/** Test 9. */
const pick = (
  rule: RefRule,
  targets: RefTargets,
  held: Held,
  bill: RefBill,
): Picked | RefFailure => {
  if (isPoint(rule) || isWaiver(rule)) return { units: targets.units, scopes: [] }
  const sets = setsOf(rule, held, bill)
  if (rule.rule.discountType === 'pickNMaxPrice') {
    const { groups, need } = groupUnits(rule, targets.units, sets, bill.request)
    if (need) return { error: 'errors.ruleMinQty', need }
    return {
      units: groups.flat(),
      scopes: groups.map((units) => ({ units, charges: [], amount: 0n })),
    }
  }
  const { picked, need } = pickUnits(rule, targets.units, sets, bill.request)
  if (need) return { error: 'errors.ruleMinQty', need }
  return { units: picked, scopes: scopesOf(rule, picked, chargesInBase(rule, bill), bill) }
}

/** What points are worked out on. */
const pointBase = ({ items }: RefTargets): bigint =>
  sum(items.map((item) => sum(item.lines.map(({ total }) => total)) - itemDiscounts(item)))

const pointsOf = (rule: RefRule, base: bigint): number => {
  const { targetStepAmount, percentagePoint, fixedPoint } = rule.rule
  const worked =
    targetStepAmount === undefined ? base : stepsOf(rule, base) * cents(targetStepAmount)
  return Number((scaled(percentagePoint ?? 0, 6) * worked) / 100_000_000n) + (fixedPoint ?? 0)
}

/** Tests 1 to 7. */
const mayApply = (rule: RefRule, bill: RefBill): Held => {
  const applied = bill.applied.map((other) => other.rule)
  const failure =
    early(rule, bill.request) ??
    (denied(rule.rule, applied) ? { error: 'errors.ruleDeny' as const } : undefined) ??
    late(rule, bill.request)
  return failure ? { failure, holding: [] } : conditions(rule, bill)
}

/** Tries one rule, and applies it if it holds. */
export const tryRefRule = (rule: RefRule, bill: RefBill): RefOutcome => {
  const { repeat, targetStepAmount, discountType, point } = rule.rule
  const held = mayApply(rule, bill)
  if (held.failure) return failed(rule, held.failure)
  const targets = targetsOf(rule, held, bill)
  if (targets.items.length === 0 && chargesInBase(rule, bill).length === 0)
    return failed(rule, { error: 'errors.ruleNothing' })
  const picked = pick(rule, targets, held, bill)
  if ('error' in picked) return failed(rule, picked)
  const { units, scopes } = picked
  const together = isPoint(rule)
    ? pointBase(targets)
    : steppedBaseOf(rule, { units, charges: [], amount: 0n })
  if (targetStepAmount !== undefined) {
    // Free products without a discount have no scopes: their times are worked out once.
    const isOnce = isPoint(rule) || isWaiver(rule) || discountType === undefined
    const bases = isOnce ? [together] : scopes.map((scope) => steppedBaseOf(rule, scope))
    const largest = bases.reduce(max, 0n)
    const need = { total: wire(cents(targetStepAmount) - largest) }
    if (stepsOf(rule, largest) === 0n) return failed(rule, { error: 'errors.ruleMinTotal', need })
  }
  if (isPoint(rule) ? !bill.request.user : (point ?? 0) > bill.points)
    return failed(rule, { error: 'errors.noEffect' })
  let times = 1n
  if (repeat)
    times = targetStepAmount === undefined ? timesMet(rule, held, bill) : stepsOf(rule, together)
  const free = freeProductsFault(rule, times, bill.lines)
  if (free) return failed(rule, free)
  setAmounts(rule, scopes, held, bill)
  const amount = sum(scopes.map((scope) => scope.amount))
  const waiver = waiverOf(rule, targets)
  const points = isPoint(rule) ? pointsOf(rule, together) : 0
  const gives =
    amount !== 0n || (waiver && lossBy(waiver, bill) > 0n) || points >= 1 || isGiving(rule)
  if (!gives) return failed(rule, { error: 'errors.ruleNothing' })
  const byLine = new Map<number, bigint>()
  for (const scope of scopes) takeOff(scope, bill, byLine)
  if (waiver) waive(waiver, bill)
  if (!isPoint(rule)) bill.points -= point ?? 0
  bill.applied.push(rule)
  const items =
    isPoint(rule) || waiver
      ? targets.items
      : bill.items.filter((item) => units.some((unit) => unit.item === item))
  return { rule, amount, waiver, points, items, byLine }
}
