import type { PaymentAttemptStatus } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { Verdict } from '../../../payments/provider.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'

/** What becomes of an attempt: its new status and what was captured, or what is only noted of it. Amounts are in cents. */
export type Transition =
  | {
      readonly to: PaymentAttemptStatus
      readonly captured?: number
      /** How much of what was captured goes back at once. */
      readonly back?: number
      readonly failure?: string
    }
  | { readonly note: string | undefined }

const nothing: Transition = { note: undefined }

const isFinal = (status: PaymentAttemptStatus): boolean => status === 'paid' || status === 'surplus'

type Attempt = Pick<
  AttemptRow,
  'status' | 'charge' | 'currency' | 'captured' | 'refunded' | 'failure' | 'providerTransactionId'
>

/**
 * Returns whether money came by another transaction than the money that an attempt has: a second page of it was paid, or a
 * page a second time. It counts as an attempt of its own (PAY-2.17).
 */
export const isOtherMoney = (
  { captured, providerTransactionId: known }: Attempt,
  { is, transaction }: Verdict,
): boolean =>
  (is === 'paid' || is === 'partial') &&
  toCents(captured) > 0 &&
  known !== null &&
  transaction !== undefined &&
  transaction !== known

/** Money came: all of it for the bill, or back. Another amount or currency than was charged waits for staff (PAY-2.4). */
const received = (
  { status, charge, currency, captured: before, failure: known }: Attempt,
  { captured, currency: paidIn }: Verdict,
  isOwed: boolean,
): Transition => {
  if (captured === toCents(charge) && paidIn === currency) {
    if (isOwed) return { to: 'paid', captured }
    return { to: 'surplus', captured, back: captured }
  }
  const failure = paidIn === currency ? 'amount' : 'currency'
  const all = Math.max(captured ?? 0, toCents(before))
  const isKnown = status === 'review' && failure === known && all === toCents(before)
  return isKnown ? nothing : { to: 'review', captured: all, failure }
}

/** A part came, which is never a part payment by accident: it goes back, once. */
const partly = ({ captured: before }: Attempt, { captured = 0 }: Verdict): Transition =>
  before > 0 ? nothing : { to: 'failed', captured, back: captured, failure: 'partial' }

/**
 * Returns what a verified verdict about its own transaction makes of an attempt (PAY-2.2). `isOwed`: its session is open and something is due. Money
 * that comes counts from every status but the final ones; anything else only ends an attempt that is pending.
 */
export const transition = (attempt: Attempt, verdict: Verdict, isOwed: boolean): Transition => {
  const { status } = attempt
  const { is, code, final = true, captured } = verdict
  if (isFinal(status)) return nothing
  // Money that went back is not counted again when the provider repeats it.
  if (is === 'paid' && toCents(attempt.refunded) > 0) return nothing
  if (is === 'paid') return received(attempt, verdict, isOwed)
  if (is === 'partial') return partly(attempt, verdict)
  if (is === 'pending' || is === 'unknown') return nothing
  if (is === 'failed' && !final) return { note: code ?? 'failed' }
  if (status !== 'pending') return { note: is === 'failed' ? (code ?? 'failed') : undefined }
  const failure = code === undefined ? {} : { failure: code }
  if (is === 'review')
    return { to: 'review', ...(captured === undefined ? {} : { captured }), ...failure }
  return { to: is, ...failure }
}
