import type { LineMaker } from '../cart/add-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { DiscountOutcome, PriceResult } from '../catalog/price-result.ts'
import { freeSets, withFreeSets } from './free-products.ts'
import { withoutProduced } from './remove-coupon.ts'

/** Prices the lines, everything else unchanged. */
export type PriceLines = (lines: readonly CartLine[]) => PriceResult

/** No cart has so many sets: a rule that still misses some gives more for each that is added. */
const ENDLESS = 2 ** 22

const producerOf = (outcome: DiscountOutcome): string => outcome.coupon ?? outcome.rule

const errorOf = (result: PriceResult, producer: string): DiscountOutcome['error'] =>
  result.discounts.find((outcome) => producerOf(outcome) === producer)?.error

const between = (tooFew: number, tooMany: number): number =>
  tooMany === Number.POSITIVE_INFINITY
    ? Math.max(1, tooFew * 2)
    : Math.floor((tooFew + tooMany) / 2)

/**
 * Adds or removes free lines until their rule is satisfied; returns the lines without any if that is impossible. Their
 * number is searched by doubling, then by halving the interval (CPN-3.5).
 */
const fixRule = (
  lines: readonly CartLine[],
  rule: DiscountRule,
  producer: string,
  maker: LineMaker,
  price: PriceLines,
): readonly CartLine[] => {
  const without = withoutProduced(lines, new Set([producer]))
  let sets = freeSets(lines, rule, producer)
  let fixed = lines
  let tooFew = 0
  let tooMany = Number.POSITIVE_INFINITY
  for (;;) {
    const error = errorOf(price(fixed), producer)
    if (error === undefined) return fixed
    const isMissing = error === 'errors.ruleMissingFree'
    if (!isMissing && error !== 'errors.ruleExtraFree') return without
    // extra lines that the fix did not make say nothing of the number: as many are made first
    if (isMissing) tooFew = sets
    else if (fixed !== lines) tooMany = sets
    if (isMissing || fixed !== lines) sets = between(tooFew, tooMany)
    if (sets <= tooFew || sets >= tooMany || sets > ENDLESS) return without
    const next = withFreeSets(fixed, rule, producer, sets, maker)
    if (!next) return without
    fixed = next
  }
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
  // What one rule gives or loses is an item for the others: they are fixed again, at most as often as there are rules.
  for (let round = 0; round <= result.discounts.length; round++) {
    const before = fixed
    for (const outcome of price(before).discounts) {
      const producer = producerOf(outcome)
      const rule = rules.get(producer)
      if (outcome.error === undefined || rule?.automaticAddFreeProduct !== true) continue
      fixed = fixRule(fixed, rule, producer, maker, price)
    }
    if (fixed === before) break
  }
  return fixed
}
