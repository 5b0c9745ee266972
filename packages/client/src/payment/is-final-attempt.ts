import type { PaymentAttemptStatus } from '@comanda/contract'

/** Returns `true` unless the outcome of a payment can still be awaited. */
export const isFinalAttempt = (status: PaymentAttemptStatus): boolean =>
  status !== 'pending' && status !== 'review'
