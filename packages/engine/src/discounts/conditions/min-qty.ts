import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'

/** `errors.ruleMinQty`: the matching items are too few (DISC-4.5). */
export const testMinQty = ({ minQty }: Condition, match: Match): RuleFailure | undefined =>
  minQty === undefined || match.quantity >= minQty
    ? undefined
    : { error: 'errors.ruleMinQty', need: { qty: minQty - match.quantity } }
