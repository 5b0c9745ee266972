import type { Condition } from './conditions/condition.ts'
import { matchOf } from './conditions/match-book.ts'
import type { Scene } from './conditions/scene.ts'
import type { RuleProgram } from './rule-program.ts'

/** Returns the full steps in a base, at most `maxStep`; 1 if the rule has no steps (DISC-6.4). */
export const stepsOf = ({ step, maxStep }: RuleProgram, base: number): number =>
  step === undefined ? 1 : Math.min(maxStep, Math.floor(base / step))

/** Returns how often all conditions with a `minQty` are met, except those for some purpose. */
const timesMet = (
  holding: readonly Condition[],
  except: Condition['for'],
  { matches }: Scene,
): number => {
  let least = Number.POSITIVE_INFINITY
  for (const { for: purpose, minQty, filter } of holding) {
    if (purpose === 'exclude' || purpose === except || minQty === undefined) continue
    least = Math.min(least, Math.floor(matchOf(matches, filter).quantity / minQty))
  }
  return least
}

/** Returns how many sets were bought, by the conditions for the order with a `minQty`; no limit without one (DISC-5.7). */
export const setsOf = (holding: readonly Condition[], scene: Scene): number =>
  timesMet(holding, 'product', scene)

const timesByQuantity = (
  { maxStep }: RuleProgram,
  holding: readonly Condition[],
  scene: Scene,
): number => {
  const times = timesMet(holding, 'exclude', scene)
  return Math.min(maxStep, times === Number.POSITIVE_INFINITY ? 1 : times)
}

/** Returns how many times an amount is given in a scope (DISC-6.5). `base`: the base of its steps. */
export const timesOf = (
  program: RuleProgram,
  base: number,
  holding: readonly Condition[],
  scene: Scene,
): number => {
  if (!program.repeat) return 1
  if (program.step !== undefined) return stepsOf(program, base)
  return program.scope === 'order' ? timesByQuantity(program, holding, scene) : 1
}

/** Returns how many times free products are given: computed once, over all picked units (DISC-6.5). */
export const freeProductTimes = (
  program: RuleProgram,
  base: number,
  holding: readonly Condition[],
  scene: Scene,
): number => {
  if (!program.repeat) return 1
  return program.step === undefined
    ? timesByQuantity(program, holding, scene)
    : stepsOf(program, base)
}
