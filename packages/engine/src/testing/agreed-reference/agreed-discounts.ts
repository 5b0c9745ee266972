import type { DiscountRule } from '../../catalog/discount-rule.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import { amountOf, picked } from './agreed-amounts.ts'
import { candidatesOf, denies, isBefore } from './agreed-candidates.ts'
import { firstOf, type Item, takenOf } from './agreed-items.ts'
import { centsOf, roundingOf, shareOut } from './exact-cents.ts'
import { conditionHolds, inForceFor, matched, openItems, quantityOf } from './open-versions.ts'

/** A waiver that holds, with the items that it is open to. */
export interface Waiver {
  readonly rule: DiscountRule
  readonly open: readonly Item[]
  /** Whether it is in force for the first order. */
  readonly isOfFirst: boolean
}

/** Takes what a rule gives off its units; returns the sum. */
const apply = (rule: DiscountRule, open: readonly Item[], request: PriceRequest): number => {
  const { shop } = request
  const rounding = roundingOf(shop.discountRoundFactor, shop.discountRoundMethod)
  const conditions = rule.conditions ?? []
  const about = conditions.filter((condition) => condition.for === 'product')
  const targets = open.filter(
    (item) =>
      about.length === 0 ||
      about.some((condition) => matched(condition, [item], request).length > 0),
  )
  const fullOf = (those: typeof conditions) =>
    those
      .filter(({ minQty }) => minQty !== undefined)
      .map((each) => Math.floor(quantityOf(matched(each, open, request)) / each.minQty!))
  const sets = Math.min(
    Infinity,
    ...fullOf(conditions.filter((condition) => (condition.for ?? 'order') === 'order')),
  )
  const counted = fullOf(conditions.filter((condition) => condition.for !== 'exclude'))
  const units = picked(rule, targets, sets)
  const scopes = {
    order: [units],
    line: targets.map((item) => units.filter((unit) => item.units.includes(unit))),
    product: units.map((unit) => [unit]),
  }[rule.for ?? 'order'].filter((scope) => scope.length > 0)
  const amounts = scopes.map((scope) => {
    const base = scope.reduce((sum, { left }) => sum + left, 0)
    return amountOf(rule, base, counted.length > 0 ? Math.min(...counted) : 1, rounding)
  })
  const limit = rule.maxDiscount === undefined ? Infinity : centsOf(rule.maxDiscount)
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  const limited = whole > limit ? shareOut(limit, amounts, rounding) : amounts
  scopes.forEach((scope, at) => {
    const weights = scope.map(({ left }) => left)
    shareOut(limited[at]!, weights, rounding).forEach((share, nr) => {
      scope[nr]!.left -= share
      scope[nr]!.taken += share
    })
  })
  return limited.reduce((sum, amount) => sum + amount, 0)
}

/** Applies all rules in turn to the items; returns the waivers that hold. */
export const discountItems = (items: readonly Item[], request: PriceRequest): Waiver[] => {
  const applied: Omit<Waiver, 'isOfFirst'>[] = []
  const waivers: Waiver[] = []
  let isAfter = false
  const settle = () => items.forEach((item) => (item.takenBefore = takenOf(item)))
  for (const candidate of candidatesOf(items, request)) {
    const { rule } = candidate
    if (!isAfter && !isBefore(rule, request)) {
      isAfter = true
      settle()
    }
    const denied = applied
      .filter((other) => denies(rule, other.rule))
      .flatMap((other) => other.open)
    const open = openItems(candidate, rule.conditions, request).filter(
      (item) => !denied.includes(item),
    )
    const holds = (rule.conditions ?? []).every((condition) =>
      conditionHolds(condition, matched(condition, open, request)),
    )
    if (open.length === 0 || !holds) continue
    if (rule.discountType === 'freeSurcharge' || rule.discountType === 'freeSeatCharge') {
      const first = firstOf(items)
      const isOfFirst = inForceFor(candidate, rule.conditions, request).some((item) =>
        first.includes(item),
      )
      waivers.push({ rule, open, isOfFirst })
    } else if (apply(rule, open, request) > 0) applied.push({ rule, open })
  }
  if (!isAfter) settle()
  return waivers
}
