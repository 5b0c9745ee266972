import { apportionRuns } from '../kernel/apportion-runs.ts'
import { grainOf } from '../money/shop-round.ts'
import { addShare } from '../kernel/shares.ts'
import type { Bill } from './bill.ts'
import { createScope, type Scope } from './scope.ts'
import { splitRun } from '../kernel/unit-ledger.ts'

/** The copies of a scope after its first `copies`, as a scope of their own. */
const splitScope = (scope: Scope, copies: number, { ledger }: Bill): Scope => {
  const runs = scope.runs.map((run) =>
    splitRun(ledger, run, (ledger.count[run]! / scope.copies) * copies),
  )
  const rest = createScope(runs, scope.copies - copies, scope.charges)
  rest.base = scope.base
  rest.before = scope.before
  scope.copies = copies
  return rest
}

/**
 * Holds the amounts of a rule together to `maxDiscount`, which is shared over the scopes by their amounts if they exceed
 * it, ties to the scope with the earlier first unit (DISC-6.8). Returns the scopes, in which equal ones may be split.
 */
export const holdToMaxDiscount = (scopes: Scope[], most: number, bill: Bill): Scope[] => {
  const { shares, rounding } = bill
  shares.size = 0
  let total = 0
  for (const { amount, copies } of scopes) {
    addShare(shares, amount, copies)
    total += amount * copies
  }
  if (total <= most) return scopes
  const grain = apportionRuns(shares, Math.max(0, most), total, grainOf(rounding))
  const capped: Scope[] = []
  for (const [index, scope] of scopes.entries()) {
    const share = shares.share[index]!
    const extra = shares.extra[index]!
    capped.push(scope)
    if (extra > 0 && extra < scope.copies) {
      const rest = splitScope(scope, extra, bill)
      rest.amount = share
      capped.push(rest)
    }
    scope.amount = extra > 0 ? share + grain : share
  }
  return capped
}
