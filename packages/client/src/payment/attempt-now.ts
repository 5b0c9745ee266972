import type { PaymentAttempt } from '@comanda/contract'

interface BegunAttempt {
  readonly attempt?: Pick<PaymentAttempt, 'createTime'> | undefined
  /** When it began, by the clock of this device, in ms. */
  readonly begun?: number | undefined
}

/**
 * Returns the time by the clock that a payment's times were written by, in ms. The clock of a device may be wrong, but it
 * runs at the right speed.
 */
export const attemptNow = ({ attempt, begun }: BegunAttempt): number =>
  attempt && begun !== undefined ? Date.parse(attempt.createTime) + Date.now() - begun : Date.now()
