import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'
import type { Scene } from './scene.ts'

const FAILURE: RuleFailure = { error: 'errors.timeRange' }

/** `errors.timeRange`: none of the condition's own times applies (DISC-4.9). */
export const testTimes = (
  { timeConditions }: Condition,
  _: Match,
  { context }: Scene,
): RuleFailure | undefined => (context.clock.holdsAny(timeConditions) ? undefined : FAILURE)
