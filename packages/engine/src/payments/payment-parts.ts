import { fromCents, toCents } from '../money/cents.ts'

/** A payment as its parts read it; currency units. The amounts of a refund are negative. */
export interface PartedPayment {
  /** What of the bill it pays. */
  readonly amount: number
  readonly tips: number
  readonly surcharge: number
  /** What cash was rounded up, or below 0 down (PAY-3.9). */
  readonly rounding?: number
  /** The cash that was handed over, and what of it was given back. */
  readonly tendered?: number
  readonly change?: number
}

export interface PaymentPart {
  readonly kind: 'amount' | 'tips' | 'surcharge' | 'rounding' | 'charged' | 'tendered' | 'change'
  readonly amount: number
}

/** Returns what a payer gave: what of it the bill took, the tips, what paying so costs and how cash is rounded; currency units. */
export const chargedBy = ({ amount, tips, surcharge, rounding = 0 }: PartedPayment): number =>
  fromCents(toCents(amount) + toCents(tips) + toCents(surcharge) + toCents(rounding))

/**
 * Returns the parts of a payment as shown: what the bill takes, tips, surcharge and the rounding of cash; their sum (`charged`) if there is more than one; of
 * cash, `tendered`, which is that sum and `change` (PRICE-8.3).
 */
export const paymentParts = (payment: PartedPayment): readonly PaymentPart[] => {
  const { amount, tips, surcharge, rounding = 0, tendered, change = 0 } = payment
  const parts = [
    { kind: 'tips' as const, amount: tips },
    { kind: 'surcharge' as const, amount: surcharge },
    { kind: 'rounding' as const, amount: rounding },
  ].filter((part) => part.amount !== 0)
  return [
    { kind: 'amount', amount },
    ...parts,
    ...(parts.length === 0 ? [] : [{ kind: 'charged' as const, amount: chargedBy(payment) }]),
    ...(tendered === undefined ? [] : [{ kind: 'tendered' as const, amount: tendered }]),
    ...(change === 0 ? [] : [{ kind: 'change' as const, amount: change }]),
  ]
}
