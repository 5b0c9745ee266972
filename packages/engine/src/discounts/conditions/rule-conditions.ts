import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import { conditionFailure } from './condition-tests.ts'
import type { Scene } from './scene.ts'

/** The outcome of a rule's conditions: the first failure, else those that pass. */
export interface ConditionsOutcome {
  readonly failure: RuleFailure | undefined
  /** Conditions that pass. Exclude conditions among them have no further effect. */
  readonly holding: readonly Condition[]
}

const NONE: readonly Condition[] = []

const testAll = (conditions: readonly Condition[], scene: Scene): ConditionsOutcome => {
  for (const condition of conditions) {
    const failure = conditionFailure(condition, scene)
    if (failure) return { failure, holding: NONE }
  }
  return { failure: undefined, holding: conditions }
}

const testAny = (conditions: readonly Condition[], scene: Scene): ConditionsOutcome => {
  const excluding = testAll(
    conditions.filter((condition) => condition.for === 'exclude'),
    scene,
  )
  if (excluding.failure) return excluding
  const holding: Condition[] = []
  let first: RuleFailure | undefined
  for (const condition of conditions) {
    if (condition.for === 'exclude') continue
    const failure = conditionFailure(condition, scene)
    if (!failure) holding.push(condition)
    first ??= failure
  }
  return { failure: holding.length > 0 ? undefined : first, holding }
}

/**
 * Tests the conditions of a rule in order (DISC-4.10). With `any`, one for the order or for products is enough, and if
 * none passes the first failure is reported; exclude conditions are tested first in any case.
 */
export const testConditions = (
  conditions: readonly Condition[],
  any: boolean,
  scene: Scene,
): ConditionsOutcome => (any ? testAny(conditions, scene) : testAll(conditions, scene))
