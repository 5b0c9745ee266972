import type { PricingContext } from '../pricing/pricing-context.ts'
import { isForShop } from '../pricing/pricing-context.ts'
import type { RuleFailure } from './rule-failure.ts'
import type { RuleProgram } from './rule-program.ts'

/** How a rule stands before any line is looked at: tests 1 to 3, and 5 and 6, of pricing.md §4. */
export interface Standing {
  /** First of `ruleDisabled`, `timeRange`, `notCurrentShop`. */
  readonly early: RuleFailure | undefined
  /** First of `notApplicableSection`, `notApplicableOrderType`. */
  readonly late: RuleFailure | undefined
}

const earlyFailure = ({ rule }: RuleProgram, context: PricingContext): RuleFailure | undefined => {
  const { clock } = context
  if (rule.status === 'draft' || rule.status === 'disabled') return { error: 'errors.ruleDisabled' }
  if (!clock.inRange(rule) || !clock.holdsAny(rule.timeConditions))
    return { error: 'errors.timeRange' }
  return isForShop(rule.shops, context) ? undefined : { error: 'errors.notCurrentShop' }
}

const lateFailure = (
  { rule }: RuleProgram,
  { session }: PricingContext,
): RuleFailure | undefined => {
  const { sections, orderType } = rule
  if (sections?.length && !(session.section != null && sections.includes(session.section)))
    return { error: 'errors.notApplicableSection' }
  if (orderType?.length && !orderType.includes(session.type))
    return { error: 'errors.notApplicableOrderType' }
  return undefined
}

/** Tests what does not depend on the lines. */
export const standingOf = (program: RuleProgram, context: PricingContext): Standing => ({
  early: earlyFailure(program, context),
  late: lateFailure(program, context),
})

/** Whether a line that the rule gives starts out free (pricing.md §3). */
export const isInForce = ({ early, late }: Standing): boolean => !early && !late
