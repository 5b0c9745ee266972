import type { Charge, SurchargeLedger } from '../kernel/surcharge-ledger.ts'
import type { RuleProgram } from './rule-program.ts'

const NONE: readonly Charge[] = []

/**
 * Returns the surcharges in the base of a rule (SUR-3.1, SUR-3.2): the discountable ones that it names, if it names any.
 * One with nothing left is in the base of `percentPre` alone (SUR-3.4).
 */
export const surchargesInBase = (
  { reachesSurcharges, opensFirst, surcharges, type }: RuleProgram,
  { charges }: SurchargeLedger,
): readonly Charge[] =>
  reachesSurcharges && opensFirst
    ? charges.filter(
        ({ setting, discountable, amount, discount }) =>
          discountable &&
          (!surcharges || surcharges.has(setting)) &&
          (type === 'percentPre' || amount > discount),
      )
    : NONE
