import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'
import type { Scene } from './scene.ts'

const FAILURE: RuleFailure = { error: 'errors.ruleExcludeModifier' }

/** `errors.ruleExcludeModifier`: the session has one of the modifiers (DISC-4.8). */
export const testExcludeModifier = (
  { excludeModifier }: Condition,
  _: Match,
  { context }: Scene,
): RuleFailure | undefined =>
  excludeModifier?.some((id) => context.modifiers.has(id)) ? FAILURE : undefined
