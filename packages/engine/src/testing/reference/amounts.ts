import { type Held, type RefBill } from './bill.ts'
import { cents, grain, min, rounded, scaled, shared, sum } from './numbers.ts'
import { matching, type RefRule, type RefUnit, unitLeft, unitStart } from './state.ts'
import type { RefCharge } from './surcharges.ts'

export interface RefScope {
  readonly units: readonly RefUnit[]
  readonly charges: readonly RefCharge[]
  amount: bigint
}

export const baseOf = ({ units, charges }: RefScope): bigint =>
  sum(units.map(unitLeft)) + sum(charges.map(({ amount, discount }) => amount - discount))
export const beforeOf = ({ units, charges }: RefScope): bigint =>
  sum(units.map(unitStart)) + sum(charges.map(({ amount }) => amount))

export const scopesOf = (
  { rule }: RefRule,
  units: readonly RefUnit[],
  bill: RefBill,
): RefScope[] => {
  if (rule.for === 'product')
    return units.map((unit) => ({ units: [unit], charges: [], amount: 0n }))
  if (rule.for === 'line')
    return bill.items
      .map((item) => ({
        units: units.filter((unit) => unit.item === item),
        charges: [],
        amount: 0n,
      }))
      .filter((scope) => scope.units.length > 0)
  const withCharges =
    ['percent', 'percentPre', 'amount'].includes(rule.discountType ?? '') &&
    !(rule.conditions ?? []).some((each) => each.for === 'product') &&
    !rule.discountRules?.length &&
    (rule.priceTypes ?? []).includes('surcharge')
  const charges = withCharges
    ? (bill.charges ?? []).filter(({ setting }) => setting.discountable)
    : []
  return [{ units, charges, amount: 0n }]
}

export const stepsOf = ({ rule }: RefRule, base: bigint): bigint => {
  const steps = base / cents(rule.targetStepAmount)
  return rule.maxStep ? min(BigInt(rule.maxStep), steps) : steps
}

export const least = ({ rule }: RefRule, { holding }: Held, { items, shop }: RefBill): bigint => {
  const times = holding
    .filter(({ minQty }) => (minQty ?? 0) > 0)
    .map((each) => {
      const found = matching(items, each, rule.productMode, shop)
      return Math.floor(found.reduce((total, { top }) => total + top.quantity, 0) / each.minQty!)
    })
  const fewest = times.length > 0 ? Math.min(...times) : 1
  return BigInt(Math.min(fewest, rule.maxStep ?? fewest))
}

export const rawAmount = (rule: RefRule, scope: RefScope, held: Held, bill: RefBill): bigint => {
  const { discountType, discount, targetStepAmount, repeat } = rule.rule
  const base = discountType === 'percentPre' ? beforeOf(scope) : baseOf(scope)
  const steps = targetStepAmount === undefined ? 1n : stepsOf(rule, base)
  if (steps === 0n) return 0n
  if (discountType === 'percent' || discountType === 'percentPre') {
    const worked = targetStepAmount === undefined ? base : steps * cents(targetStepAmount)
    return rounded((scaled(discount!, 6) - 1_000_000n) * worked, 1_000_000n)
  }
  if (discountType === 'pickNMaxPrice') return min(0n, cents(discount) - base)
  if (discountType !== 'amount') return 0n
  let times = 1n
  if (repeat && targetStepAmount !== undefined) times = steps
  else if (repeat && (rule.rule.for ?? 'order') === 'order') times = least(rule, held, bill)
  return -cents(discount) * times
}

export const apply = (scope: RefScope, bill: RefBill, byLine: Map<number, bigint>): void => {
  const step = grain(bill.rounding)
  const weights = [
    ...scope.units.map(unitLeft),
    ...scope.charges.map((each) => each.amount - each.discount),
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
