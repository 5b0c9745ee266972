import type { RuleNeed } from '../catalog/price-result.ts'
import type { RuleError } from '../catalog/rule-error.ts'
import type { Money } from '../catalog/vocabulary.ts'

/** Why a rule does not apply, and what is missing if that is known (PRICE-6.3). */
export interface RuleFailure {
  readonly error: RuleError
  readonly need?: RuleNeed
  /** What the bill would have been less with it (DISC-2.7). */
  readonly worth?: Money
}
