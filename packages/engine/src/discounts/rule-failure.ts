import type { RuleNeed } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'

/** Why a rule does not hold, and what is missing where something can be (pricing.md §4, §9). */
export interface RuleFailure {
  readonly error: RuleError
  readonly need?: RuleNeed
}
