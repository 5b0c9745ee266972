/**
 * What a rule computes one amount for (DISC-6.1): `copies` equal groups of units. Every run is taken by the copies as a
 * whole and in equal parts: a copy has `count / copies` units of each. Amounts in cents, 0 or more, for one copy.
 */
export interface Scope {
  /** In the order of the cart. */
  readonly runs: readonly number[]
  copies: number
  /** What is discountable now, surcharges in the base included. */
  base: number
  /** What was before any discount. */
  before: number
  amount: number
  /** Whether discountable surcharges belong to the base. */
  readonly withSurcharges: boolean
}

/** A scope of these runs, without an amount yet. */
export const createScope = (
  runs: readonly number[],
  copies: number,
  withSurcharges = false,
): Scope => ({ runs, copies, base: 0, before: 0, amount: 0, withSurcharges })
