import type { Charge } from '../kernel/surcharge-ledger.ts'

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
  /** The surcharges in the base. */
  readonly charges: readonly Charge[]
}

const NO_CHARGES: readonly Charge[] = []

/** A scope of these runs, without an amount yet. */
export const createScope = (
  runs: readonly number[],
  copies: number,
  charges = NO_CHARGES,
): Scope => ({ runs, copies, base: 0, before: 0, amount: 0, charges })
