import type { Bill } from './bill.ts'
import type { Scope } from './scope.ts'

const unitBase = (
  { runs, copies }: Pick<Scope, 'runs' | 'copies'>,
  values: Float64Array,
  count: Float64Array,
): number => {
  let base = 0
  for (let part = 0; part < runs.length; part++) base += values[runs[part]!]! * count[runs[part]!]!
  return base / copies
}

/** Reads the discountable amount of a scope now, including surcharges in its base (DISC-6.2, SUR-3.1). */
export const readBase = (scope: Scope, { ledger }: Bill): void => {
  // the sum of all open runs is known without reading them
  scope.base =
    scope.runs === ledger.open
      ? ledger.discountable - ledger.discounted
      : unitBase(scope, ledger.left, ledger.count)
  for (const { amount, discount } of scope.charges) scope.base += amount - discount
}

/** Returns what staff took by hand off the units of a scope, which its steps count all the same (DISC-2.9). */
export const loweredIn = ({ runs, copies }: Scope, { ledger }: Bill): number =>
  ledger.isLowered ? unitBase({ runs, copies }, ledger.lowered, ledger.count) : 0

/** Reads the discountable amount before any discount, for `percentPre` (DISC-6.2). */
export const readBefore = (scope: Scope, { ledger }: Bill): void => {
  scope.before = unitBase(scope, ledger.start, ledger.count)
  for (const { amount } of scope.charges) scope.before += amount
}
