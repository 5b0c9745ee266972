import type { DiscountOutcome, PriceResult } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'

/** Errors that a diner cannot resolve: they give no hint (CPN-2.3). */
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

/** Returns whether the diner can still make a rule apply. */
export const isHintError = (error: RuleError): boolean => !BEYOND_THE_DINER.has(error)

/** Returns the rules of a result that do not apply but could, with `need` if it is known. */
export const discountHints = (result: Pick<PriceResult, 'discounts'>): readonly DiscountOutcome[] =>
  result.discounts.filter(({ error }) => error !== undefined && isHintError(error))
