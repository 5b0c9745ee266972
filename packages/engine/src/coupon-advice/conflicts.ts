import { denies } from '../discounts/compatibility.ts'
import type { RuleProgram } from '../discounts/rule-program.ts'
import type { CouponChoice } from './coupon-choice.ts'
import type { BillOfSets } from './tried-set.ts'

/** Position of a coupon → the set of those that can never hold together with it (CPN-8.6). */
export type Conflicts = readonly number[]

/** Rules of one group are rivals, and one that is denied is denied as a whole, unless they are open to some lines only. */
const areApart = (one: RuleProgram, other: RuleProgram): boolean => {
  if (one.openTo || other.openTo || one.isPoint || other.isPoint) return false
  const { bestOf } = one.rule
  return (
    (bestOf != null && bestOf === other.rule.bestOf) || denies(one, other) || denies(other, one)
  )
}

/** Returns which coupons exclude each other: by their rules, or as of one code (CPN-7.5). */
export const conflictsOf = (
  choices: readonly CouponChoice[],
  { open }: Pick<BillOfSets, 'open'>,
): Conflicts => {
  const programs = new Map(open.trials.map(({ program }) => [program.coupon, program]))
  const isConflict = (one: CouponChoice, other: CouponChoice): boolean => {
    if (one.code !== undefined && one.code === other.code) return true
    const a = programs.get(one.id)
    const b = programs.get(other.id)
    return a !== undefined && b !== undefined && areApart(a, b)
  }
  return choices.map((one) =>
    choices.reduce(
      (set, other, at) => (other !== one && isConflict(one, other) ? set | (1 << at) : set),
      0,
    ),
  )
}

/**
 * Position of a coupon → the one just like it that is taken before it; −1 if there is none: of equal coupons the first ones are
 * enough (CPN-8.6).
 */
export const twinsOf = (choices: readonly CouponChoice[]): readonly number[] => {
  const last = new Map<string, number>()
  return choices.map(({ rule, code }, at) => {
    const key = JSON.stringify([rule, code])
    const twin = last.get(key) ?? -1
    last.set(key, at)
    return twin
  })
}
