import { fromCents } from '../../money/cents.ts'
import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'

/** `errors.ruleMinTotal`: the matching items cost too little before any discount (DISC-4.6). */
export const testMinTotal = ({ minTotal }: Condition, match: Match): RuleFailure | undefined =>
  minTotal === undefined || match.total >= minTotal
    ? undefined
    : { error: 'errors.ruleMinTotal', need: { total: fromCents(minTotal - match.total) } }
