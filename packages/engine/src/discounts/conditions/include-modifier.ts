import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'
import type { Scene } from './scene.ts'

const FAILURE: RuleFailure = { error: 'errors.ruleIncludeModifier' }

/** `errors.ruleIncludeModifier`: the session has none of the modifiers (DISC-4.8). */
export const testIncludeModifier = (
  { includeModifier }: Condition,
  _: Match,
  { context }: Scene,
): RuleFailure | undefined =>
  !includeModifier || includeModifier.some((id) => context.modifiers.has(id)) ? undefined : FAILURE
