/**
 * What a rule reckons one amount for (pricing.md §5): `copies` equal groups of units. Part `i` of a copy is `per[i]`
 * units of `runs[i]`, and the run holds exactly what all copies take. Amounts in cents, 0 or more, for one copy.
 */
export interface Scope {
  runs: number[]
  per: number[]
  copies: number
  /** What is discountable now, surcharges in the base included. */
  base: number
  /** What was before any discount. */
  before: number
  amount: number
  /** Whether discountable surcharges belong to the base. */
  readonly withSurcharges: boolean
}

/** A scope of these parts, without an amount yet. */
export const createScope = (
  runs: number[],
  per: number[],
  copies: number,
  withSurcharges = false,
): Scope => ({ runs, per, copies, base: 0, before: 0, amount: 0, withSurcharges })
