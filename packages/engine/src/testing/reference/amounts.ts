import type { Held, RefBill } from './bill.ts'
import { cents, grain, max, min, rounded, scaled, shared, shopRounded, sum } from './numbers.ts'
import { timesMet } from './sets.ts'
import { type RefRule, type RefUnit, unitLeft, unitLowered, unitStart } from './state.ts'
import type { RefCharge } from './surcharges.ts'

export interface RefScope {
  readonly units: readonly RefUnit[]
  readonly charges: readonly RefCharge[]
  amount: bigint
}

const leftOf = ({ units, charges }: RefScope): bigint =>
  sum(units.map(unitLeft)) + sum(charges.map(({ amount, discount }) => amount - discount))

/** What a rule works on: what is left, or with `percentPre` what there was before any discount. */
export const baseOf = ({ rule }: RefRule, scope: RefScope): bigint =>
  rule.discountType === 'percentPre'
    ? sum(scope.units.map(unitStart)) + sum(scope.charges.map(({ amount }) => amount))
    : leftOf(scope)

/** What the steps of a rule count: with what staff took off by hand. */
export const steppedBaseOf = (rule: RefRule, scope: RefScope): bigint =>
  baseOf(rule, scope) + sum(scope.units.map(unitLowered))

export const scopesOf = (
  { rule }: RefRule,
  units: readonly RefUnit[],
  charges: readonly RefCharge[],
  { items }: RefBill,
): RefScope[] => {
  if (rule.for === 'product')
    return units.map((unit) => ({ units: [unit], charges: [], amount: 0n }))
  if (rule.for === 'line')
    return items
      .map((item) => ({
        units: units.filter((unit) => unit.item === item),
        charges: [],
        amount: 0n,
      }))
      .filter((scope) => scope.units.length > 0)
  return [{ units, charges, amount: 0n }]
}

export const stepsOf = ({ rule }: RefRule, base: bigint): bigint => {
  const steps = base / cents(rule.targetStepAmount)
  return rule.maxStep ? min(BigInt(rule.maxStep), steps) : steps
}

const rawAmount = (rule: RefRule, scope: RefScope, held: Held, bill: RefBill): bigint => {
  const { discountType, discount, targetStepAmount, repeat } = rule.rule
  const base = baseOf(rule, scope)
  const steps = targetStepAmount === undefined ? 1n : stepsOf(rule, steppedBaseOf(rule, scope))
  if (steps === 0n) return 0n
  if (discountType === 'percent' || discountType === 'percentPre') {
    const worked = targetStepAmount === undefined ? base : steps * cents(targetStepAmount)
    return rounded((scaled(discount!, 6) - 1_000_000n) * worked, 1_000_000n)
  }
  if (discountType === 'pickNMaxPrice') return min(0n, cents(discount) - base)
  if (discountType !== 'amount') return 0n
  let times = 1n
  if (repeat && targetStepAmount !== undefined) times = steps
  else if (repeat && (rule.rule.for ?? 'order') === 'order') times = timesMet(rule, held, bill)
  return -cents(discount) * times
}

/** Sets the amount of each scope: rounded, between minus what is left and 0, together at most `maxDiscount`. */
export const setAmounts = (
  rule: RefRule,
  scopes: readonly RefScope[],
  held: Held,
  bill: RefBill,
): void => {
  for (const scope of scopes) {
    const amount = shopRounded(rawAmount(rule, scope, held, bill), bill.rounding)
    scope.amount = min(0n, max(-leftOf(scope), amount))
  }
  const { maxDiscount } = rule.rule
  const all = sum(scopes.map(({ amount }) => -amount))
  if (maxDiscount === undefined || all <= cents(maxDiscount)) return
  const shares = shared(
    -cents(maxDiscount),
    scopes.map(({ amount }) => -amount),
    grain(bill.rounding),
  )
  for (const [at, scope] of scopes.entries()) scope.amount = shares[at]!
}

/** Takes the amount of a scope off its units and surcharges, and adds it to `byLine`. */
export const takeOff = (scope: RefScope, bill: RefBill, byLine: Map<number, bigint>): void => {
  const step = grain(bill.rounding)
  const weights = [
    ...scope.units.map(unitLeft),
    ...scope.charges.map(({ amount, discount }) => amount - discount),
  ]
  const shares = shared(-scope.amount, weights, step)
  for (const [at, { cells }] of scope.units.entries()) {
    const parts = shared(
      shares[at]!,
      cells.map(({ left }) => left),
      step,
    )
    for (const [index, cell] of cells.entries()) {
      cell.left -= parts[index]!
      byLine.set(cell.node.index, (byLine.get(cell.node.index) ?? 0n) + parts[index]!)
    }
  }
  for (const [at, charge] of scope.charges.entries())
    charge.discount += shares[scope.units.length + at]!
}
