import { shopRound } from '../money/shop-round.ts'
import type { Bill } from './bill.ts'
import { loweredIn } from './base.ts'
import type { Condition } from './conditions/condition.ts'
import type { RuleProgram } from './rule-program.ts'
import type { Scope } from './scope.ts'
import { stepsOf, timesOf } from './times.ts'
import { amountOff } from './types/amount.ts'
import { percentOff } from './types/percent.ts'
import { aboveMaxPrice } from './types/pick-n-max-price.ts'

const baseOf = ({ type }: RuleProgram, { base, before }: Scope): number =>
  type === 'percentPre' ? before : base

/**
 * Returns the base of the steps of a scope: for `percentPre` the amount before any discount (DISC-6.2), with what staff took off
 * by hand (DISC-2.9).
 */
export const steppedBase = (program: RuleProgram, scope: Scope, bill: Bill): number =>
  baseOf(program, scope) + loweredIn(scope, bill)

const exactAmount = (
  program: RuleProgram,
  scope: Scope,
  holding: readonly Condition[],
  bill: Bill,
): number => {
  const base = baseOf(program, scope)
  const stepped = program.step === undefined ? base : steppedBase(program, scope, bill)
  const steps = stepsOf(program, stepped)
  if (steps === 0) return 0
  switch (program.type) {
    case 'percent':
    case 'percentPre':
      return percentOff(program.factor, program.step === undefined ? base : steps * program.step)
    case 'amount':
      return amountOff(program.cents, timesOf(program, stepped, holding, bill))
    case 'pickNMaxPrice':
      return aboveMaxPrice(program.cents, base)
    default:
      return 0
  }
}

/**
 * Returns the amount that a rule takes off a scope: rounded to cents, then by the shop, then clamped to 0 … base
 * (DISC-6.7). Cents.
 */
export const scopeAmount = (
  program: RuleProgram,
  scope: Scope,
  holding: readonly Condition[],
  bill: Bill,
): number => {
  const rounded = shopRound(exactAmount(program, scope, holding, bill), bill.rounding)
  return Math.min(scope.base, Math.max(0, rounded))
}
