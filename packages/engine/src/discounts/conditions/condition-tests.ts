import type { RuleFailure } from '../rule-failure.ts'
import { testAfterMinTotal } from './after-min-total.ts'
import type { Condition } from './condition.ts'
import { testExclude } from './exclude.ts'
import { testExcludeModifier } from './exclude-modifier.ts'
import { testInclude } from './include.ts'
import { testIncludeModifier } from './include-modifier.ts'
import { type Match, matchOf } from './match-book.ts'
import { testMinQty } from './min-qty.ts'
import { testMinTotal } from './min-total.ts'
import { testMinWeight } from './min-weight.ts'
import type { Scene } from './scene.ts'
import { testTimes } from './times.ts'

/** The tests of a condition for the order or for products, in this order (DISC-3.13). */
const matchFailure = (condition: Condition, match: Match, scene: Scene): RuleFailure | undefined =>
  testInclude(condition, match) ??
  testMinQty(condition, match) ??
  testMinWeight(condition, match) ??
  testMinTotal(condition, match) ??
  testAfterMinTotal(condition, match, scene) ??
  testIncludeModifier(condition, match, scene) ??
  testExcludeModifier(condition, match, scene) ??
  testTimes(condition, match, scene)

/** Returns the first failed test of a condition, or `undefined` if it passes. */
export const conditionFailure = (condition: Condition, scene: Scene): RuleFailure | undefined => {
  if (condition.for === 'exclude') return testExclude(condition, scene)
  return matchFailure(condition, matchOf(scene.matches, condition.filter), scene)
}
