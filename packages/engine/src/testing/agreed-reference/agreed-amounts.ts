import type { DiscountRule } from '../../catalog/discount-rule.ts'
import type { Item, Unit } from './agreed-items.ts'
import { centsOf, fractionOf, nearest, type Rounding, shopRound } from './exact-cents.ts'

/** The units that the picks of a rule take (DISC-5.3, DISC-5.4, DISC-5.7). */
export const picked = (
  rule: DiscountRule,
  targets: readonly Item[],
  sets: number,
): readonly Unit[] => {
  const isTarget = ({ left, taken }: Unit) => left > 0 && !(rule.undiscounted && taken > 0)
  const all = targets.flatMap(({ units, product, category }) =>
    units.filter(isTarget).map((unit) => ({ unit, product, category })),
  )
  if (!rule.discountRules || rule.discountRules.length === 0) return all.map(({ unit }) => unit)
  const taken = new Set<Unit>()
  for (const {
    pickOrder = 'asc',
    minQty = 1,
    maxQty,
    products,
    categories,
  } of rule.discountRules) {
    const free = all
      .filter(
        ({ unit, product, category }) =>
          !taken.has(unit) &&
          (!products || products.includes(product)) &&
          (!categories || categories.includes(category ?? '')),
      )
      .map(({ unit }) => unit)
    if (free.length < minQty) continue
    const full = Math.min(Math.floor(free.length / minQty), sets)
    const most = maxQty === undefined ? free.length : maxQty * (rule.repeat ? full : 1)
    const sorted = free.toSorted((a, b) => {
      if (pickOrder === 'cart') return 0
      return pickOrder === 'asc' ? a.left - b.left : b.left - a.left
    })
    for (const unit of sorted.slice(0, most)) taken.add(unit)
  }
  return all.map(({ unit }) => unit).filter((unit) => taken.has(unit))
}

/** What a rule takes off one scope, in cents (DISC-6.2 to DISC-6.7). */
export const amountOf = (
  rule: DiscountRule,
  base: number,
  sets: number,
  rounding: Rounding,
): number => {
  const step = rule.targetStepAmount === undefined ? undefined : centsOf(rule.targetStepAmount)
  const most = rule.maxStep ?? Infinity
  const steps = step === undefined ? 1 : Math.min(Math.floor(base / step), most)
  if (steps === 0) return 0
  const of = step === undefined ? base : steps * step
  const again =
    step === undefined ? ((rule.for ?? 'order') === 'order' ? Math.min(sets, most) : 1) : steps
  const factor = fractionOf(1 - (rule.discount ?? 0))
  const exact =
    rule.discountType === 'percent'
      ? nearest({ over: factor.over * BigInt(of), under: factor.under })
      : centsOf(rule.discount) * (rule.repeat ? again : 1)
  return Math.min(base, Math.max(0, shopRound(exact, rounding)))
}
