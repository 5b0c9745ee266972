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
  'status' | 'charge' | 'currency' | 'captured' | 'refunded' | 'providerTransactionId'
>

/** Returns whether a success is of money that went back already. */
const wentBack = (
  { refunded, providerTransactionId: known }: Attempt,
  { transaction = known ?? undefined }: Verdict,
): boolean => toCents(refunded) > 0 && transaction === (known ?? undefined)

/** Money came: all of it for the bill, or back. Another amount or currency than was charged waits for staff (PAY-2.4). */
const received = (
  { charge, currency, captured: before }: Attempt,
  { captured, currency: paidIn }: Verdict,
  isOwed: boolean,
): Transition => {
  if (captured === toCents(charge) && paidIn === currency) {
    if (isOwed) return { to: 'paid', captured }
    return { to: 'surplus', captured, back: captured }
  }
  const failure = paidIn === currency ? 'amount' : 'currency'
  return { to: 'review', captured: Math.max(captured ?? 0, toCents(before)), failure }
}

/** A part came, which is never a part payment by accident: it goes back, once. */
const partly = ({ captured: before }: Attempt, { captured = 0 }: Verdict): Transition =>
  before > 0 ? nothing : { to: 'failed', captured, back: captured, failure: 'partial' }

/**
 * Returns what a verified verdict makes of an attempt (PAY-2.2). `isOwed`: its session is open and something is due. Money
 * that comes counts from every status but the final ones; anything else only ends an attempt that is pending.
 */
export const transition = (attempt: Attempt, verdict: Verdict, isOwed: boolean): Transition => {
  const { status } = attempt
  const { is, code, final = true, captured } = verdict
  if (isFinal(status)) return nothing
  if (is === 'paid' && wentBack(attempt, verdict)) return nothing
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
