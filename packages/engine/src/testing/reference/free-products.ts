import type { RefFailure } from './conditions.ts'
import type { RefLine } from './lines.ts'
import type { RefRule } from './state.ts'

/** Test 12. */
export const freeProductsFault = (
  { rule, coupon }: RefRule,
  times: bigint,
  lines: readonly RefLine[],
): RefFailure | undefined => {
  const from = lines.filter((node) => !node.out && node.line.fromCoupon === (coupon ?? rule._id))
  const wanted = new Map<string, number>()
  for (const { product } of rule.freeProducts ?? [])
    wanted.set(product, (wanted.get(product) ?? 0) + Number(times))
  const count = (product: string): number =>
    from
      .filter(({ line }) => line.product === product)
      .reduce((total, { quantity }) => total + quantity, 0)
  if ([...wanted].some(([product, need]) => count(product) < need))
    return { error: 'errors.ruleMissingFree' }
  const isExtra =
    [...wanted].some(([product, need]) => count(product) > need) ||
    from.some(({ line }) => !wanted.has(line.product ?? ''))
  return isExtra ? { error: 'errors.ruleExtraFree' } : undefined
}
