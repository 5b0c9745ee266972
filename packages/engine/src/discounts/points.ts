import { multiplyFloored } from '../money/multiply-rounded.ts'
import { scaledFactor, WHOLE_FACTOR } from '../money/scaled-decimal.ts'
import type { Item } from '../kernel/item.ts'
import type { RuleProgram } from './rule-program.ts'
import { stepsOf } from './times.ts'
import { itemDiscount, type UnitLedger } from '../kernel/unit-ledger.ts'

/** Returns the base of points: the targets' totals less their discounts, discountable or not (DISC-8.1). Cents. */
export const pointBase = (targets: readonly Item[], ledger: UnitLedger): number => {
  let base = 0
  for (const { index, lines } of targets) {
    for (const line of lines) base += line.total
    base -= itemDiscount(ledger, index)
  }
  return base
}

/** Returns `floor(percentagePoint × base in currency units) + fixedPoint`, on full steps if the rule has steps (DISC-8.1). */
export const pointsOf = (program: RuleProgram, base: number): number => {
  const { rule, step } = program
  const worked = step === undefined ? base : stepsOf(program, base) * step
  const factor = scaledFactor(rule.percentagePoint ?? 0)
  return multiplyFloored(worked, factor, WHOLE_FACTOR * 100) + (rule.fixedPoint ?? 0)
}
