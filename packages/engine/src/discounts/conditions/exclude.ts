import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import { matchOf } from './match-book.ts'
import type { Scene } from './scene.ts'

const FAILURE: RuleFailure = { error: 'errors.ruleExclude' }

/** `errors.ruleExclude`: the times of an exclude condition apply, and an item matches (DISC-4.3). */
export const testExclude = (condition: Condition, scene: Scene): RuleFailure | undefined =>
  scene.context.clock.holdsAny(condition.timeConditions) &&
  matchOf(scene.matches, condition.filter).items.length > 0
    ? FAILURE
    : undefined
