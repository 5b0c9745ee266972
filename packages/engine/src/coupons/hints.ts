import type { DiscountOutcome, PriceResult } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'

/** Errors that a diner cannot mend: no hint is given for them (spec 001 §8). */
const BEYOND_THE_DINER: ReadonlySet<RuleError> = new Set([
  'errors.noEffect',
  'errors.ruleDisabled',
  'errors.ruleDeny',
  'errors.timeRange',
  'errors.notApplicableSection',
  'errors.notApplicableOrderType',
  'errors.ruleExclude',
  'errors.ruleNeedUpdate',
  'errors.notCurrentShop',
])

/** Whether a diner can still mend what keeps a rule from holding. */
export const isHintError = (error: RuleError): boolean => !BEYOND_THE_DINER.has(error)

/** The rules of a result that do not hold but could: with what is missing in `need`, where it can be told. */
export const discountHints = (result: Pick<PriceResult, 'discounts'>): readonly DiscountOutcome[] =>
  result.discounts.filter(({ error }) => error !== undefined && isHintError(error))
