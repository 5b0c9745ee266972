import { multiplyRounded } from '../money/multiply-rounded.ts'
import { WHOLE_PERCENT } from '../money/scaled-decimal.ts'

const exactSum = (percent: number, byIncluded: ReadonlyMap<number, number>): number => {
  let numerator = 0n
  let denominator = 1n
  for (const [included, gross] of byIncluded) {
    const whole = BigInt(WHOLE_PERCENT + included)
    numerator = numerator * whole + BigInt(gross) * BigInt(percent) * denominator
    denominator *= whole
  }
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = Number((2n * magnitude + denominator) / (2n * denominator))
  return numerator < 0n ? 0 - rounded : rounded
}

/**
 * A tax of `percent` (scaled) over gross amounts, summed exactly and rounded once to cents (TAX-2.3).
 * `byIncluded`: the sum of the included percents on a line (scaled) → the gross of the lines that bear it. With P that sum,
 * an included tax is `gross × p / (100 + P)`, and so is an excluded one: `p %` of `gross × 100 / (100 + P)`.
 */
export const taxAmount = (percent: number, byIncluded: ReadonlyMap<number, number>): number => {
  if (byIncluded.size !== 1) return exactSum(percent, byIncluded)
  let amount = 0
  for (const [included, gross] of byIncluded)
    amount = multiplyRounded(gross, percent, WHOLE_PERCENT + included)
  return amount
}
