import type { LineMaker } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { DiscountOutcome, PriceResult } from '../catalog/price-result.ts'
import { freeSets, withFreeSets } from './free-products.ts'
import { withoutProduced } from './remove-coupon.ts'

/** Prices the lines, everything else unchanged. */
export type PriceLines = (lines: readonly CartLine[]) => PriceResult

/** More free products than this are not added by themselves. */
const MAX_SETS = 100

const producerOf = (outcome: DiscountOutcome): string => outcome.coupon ?? outcome.rule

const errorOf = (result: PriceResult, producer: string): DiscountOutcome['error'] =>
  result.discounts.find((outcome) => producerOf(outcome) === producer)?.error

/** Adds or removes free lines until their rule is satisfied; returns the unchanged lines if that is impossible. */
const fixRule = (
  lines: readonly CartLine[],
  rule: DiscountRule,
  producer: string,
  maker: LineMaker,
  price: PriceLines,
): readonly CartLine[] => {
  let sets = freeSets(lines, rule, producer)
  let fixed = lines
  for (let round = 0; round < MAX_SETS; round++) {
    const error = errorOf(price(fixed), producer)
    if (error === undefined) return fixed
    if (error === 'errors.ruleMissingFree') sets += 1
    else if (error === 'errors.ruleExtraFree') sets = Math.max(0, sets - 1)
    else return withoutProduced(fixed, new Set([producer]))
    const next = withFreeSets(fixed, rule, producer, sets, maker)
    if (!next) return withoutProduced(lines, new Set([producer]))
    fixed = next
  }
  return withoutProduced(lines, new Set([producer]))
}

/**
 * The automatic free-product fix (CPN-3.1): adds the missing free lines of rules with `automaticAddFreeProduct` and
 * removes extra ones, or all of them if the rule does not apply. `rules` are the tried rules by the id in `fromCoupon`
 * of their lines (the coupon's, else the rule's). Lines of other rules are removed.
 */
export const fixFreeProducts = (
  lines: readonly CartLine[],
  rules: ReadonlyMap<string, DiscountRule>,
  maker: LineMaker,
  price: PriceLines,
): readonly CartLine[] => {
  const result = price(lines)
  const tried = new Set(result.discounts.map(producerOf))
  const orphans = lines.flatMap(({ fromCoupon }) =>
    fromCoupon !== undefined && !tried.has(fromCoupon) ? [fromCoupon] : [],
  )
  let fixed = withoutProduced(lines, new Set(orphans))
  for (const outcome of result.discounts) {
    const producer = producerOf(outcome)
    const rule = rules.get(producer)
    if (outcome.error === undefined || rule?.automaticAddFreeProduct !== true) continue
    fixed = fixRule(fixed, rule, producer, maker, price)
  }
  return fixed
}
