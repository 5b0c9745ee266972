import type { Id } from '../catalog/vocabulary.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import type { RuleFailure } from './rule-failure.ts'

/**
 * Tests whether the lines from a rule are exactly what it gives (DISC-3.12): each entry needs its product `times`
 * times; fewer are `errors.ruleMissingFree`, any other line from the rule is `errors.ruleExtraFree`.
 */
export const freeProductsFailure = (
  products: readonly Id[],
  times: number,
  lines: readonly PricedLine[],
): RuleFailure | undefined => {
  if (products.length === 0 && lines.length === 0) return undefined
  const missing = new Map<Id, number>()
  for (const product of products) missing.set(product, (missing.get(product) ?? 0) + times)
  let extra = false
  for (const { line, quantity } of lines) {
    const wanted = missing.get(line.product ?? '')
    if (wanted === undefined) extra = true
    else missing.set(line.product!, wanted - quantity)
  }
  const rests = [...missing.values()]
  if (rests.some((rest) => rest > 0)) return { error: 'errors.ruleMissingFree' }
  return extra || rests.some((rest) => rest < 0) ? { error: 'errors.ruleExtraFree' } : undefined
}
