import type { PricingContext } from '../pricing/pricing-context.ts'
import { isForShop } from '../pricing/pricing-context.ts'
import type { RuleFailure } from './rule-failure.ts'
import type { RuleProgram } from './rule-program.ts'

/** Tests a rule before any line is looked at (DISC-3.1 to DISC-3.6, without DISC-3.4). */
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

/** Returns whether a line that the rule gives starts out free (PRICE-4.2). */
export const isInForce = ({ early, late }: Standing): boolean => !early && !late
