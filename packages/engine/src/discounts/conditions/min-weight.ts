import type { RuleFailure } from '../rule-failure.ts'
import type { Condition } from './condition.ts'
import type { Match } from './match-book.ts'

/** `errors.ruleMinWeight`: the matching items weigh too little (DISC-4.5). */
export const testMinWeight = ({ minWeight }: Condition, match: Match): RuleFailure | undefined =>
  minWeight === undefined || match.weight >= minWeight
    ? undefined
    : {
        error: 'errors.ruleMinWeight',
        need: { weight: (minWeight - match.weight) / 1_000_000 },
      }
