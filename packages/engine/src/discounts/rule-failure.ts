import type { RuleNeed } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'

/** Why a rule does not hold, and what is missing if that can be told (PRICE-6.3). */
export interface RuleFailure {
  readonly error: RuleError
  readonly need?: RuleNeed
}
