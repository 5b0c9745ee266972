import { partUpToStep } from './payment-step.ts'

/** A bill that some divide into equal parts. Amounts are in cents. */
export interface SharedBill {
  readonly total: number
  /** How many parts. */
  readonly of: number
  /** How many of them are paid or being paid. */
  readonly taken: number
  /** What may be paid now. */
  readonly payable: number
  readonly step: number
}

/**
 * Returns the next of some equal parts of a bill, in cents: all of them add up to the total, and differ by one step at most
 * (PAY-3.2). Anyone who takes the last one, or one more than there are, pays what is left.
 */
export const shareAmount = ({ total, of, taken, payable, step }: SharedBill): number => {
  if (taken >= of - 1) return payable
  const upTo = (parts: number): number => partUpToStep(Math.max(0, total), parts, of, step)
  return Math.min(payable, upTo(taken + 1) - upTo(taken))
}
