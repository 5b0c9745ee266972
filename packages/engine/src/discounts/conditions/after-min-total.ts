import { fromCents } from '../../money/cents.ts'
import type { RuleFailure } from '../rule-failure.ts'
import { itemDiscount } from '../../kernel/unit-ledger.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'
import type { Scene } from './scene.ts'

const discountOn = (match: Match, { ledger }: Scene): number => {
  if (match.items.length === ledger.items.length) return ledger.discounted
  return match.items.reduce((sum, item) => sum + itemDiscount(ledger, item.index), 0)
}

/** `errors.ruleAfterMinTotal`: the matching items cost too little after the discounts so far (DISC-4.7). */
export const testAfterMinTotal = (
  { afterMinTotal }: Condition,
  match: Match,
  scene: Scene,
): RuleFailure | undefined => {
  if (afterMinTotal === undefined) return undefined
  const total = match.total - discountOn(match, scene)
  return total >= afterMinTotal
    ? undefined
    : { error: 'errors.ruleAfterMinTotal', need: { total: fromCents(afterMinTotal - total) } }
}
