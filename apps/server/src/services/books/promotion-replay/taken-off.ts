import { toCents } from '@comanda/engine/money'
import type { DiscountOutcome } from '@comanda/engine/pricing'

/** Returns what a rule takes off with what it waives, in cents: negative or 0; undefined if it does not apply. */
export const takenOff = (outcome: DiscountOutcome | undefined): number | undefined =>
  outcome && outcome.error === undefined
    ? toCents(outcome.amount) - toCents(outcome.waived ?? 0)
    : undefined
