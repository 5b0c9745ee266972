import type { Bill } from './bill.ts'
import type { Scope } from './scope.ts'

/** Reads what is discountable in a scope now, and what was before any discount (pricing.md §5, §6). */
export const readBase = (scope: Scope, { ledger, surcharges }: Bill): void => {
  const { left, start, count } = ledger
  let base = 0
  let before = 0
  const { runs } = scope
  for (let part = 0; part < runs.length; part++) {
    const run = runs[part]!
    base += left[run]! * count[run]!
    before += start[run]! * count[run]!
  }
  base /= scope.copies
  before /= scope.copies
  if (scope.withSurcharges) {
    for (const charge of surcharges.charges) {
      if (!charge.discountable) continue
      base += charge.amount - charge.discount
      before += charge.amount
    }
  }
  scope.base = base
  scope.before = before
}
