import type { Bill } from './bill.ts'
import type { Scope } from './scope.ts'

/** Reads what is discountable in a scope now, and what was before any discount (pricing.md §5, §6). */
export const readBase = (scope: Scope, { ledger, surcharges }: Bill): void => {
  const { left, start } = ledger
  const { runs, per } = scope
  let base = 0
  let before = 0
  for (let part = 0; part < runs.length; part++) {
    base += left[runs[part]!]! * per[part]!
    before += start[runs[part]!]! * per[part]!
  }
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
