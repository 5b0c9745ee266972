import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'

const FAILURE: RuleFailure = { error: 'errors.ruleInclude' }

/** `errors.ruleInclude`: no item matches (DISC-4.4). */
export const testInclude = (_: Condition, match: Match): RuleFailure | undefined =>
  match.items.length === 0 ? FAILURE : undefined
