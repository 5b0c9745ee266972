import type { DecideAttemptData, PaymentAttempt, RefundReason } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { applyTransition } from './apply-transition.ts'
import { askProvider } from './ask.ts'
import { attemptOfStaff } from './attempt-record.ts'
import { paymentRefused } from '../../../payments/payment-refusals.ts'
import { isOwed, withAttempt } from './settle.ts'
import { attemptOfCashier } from './staff-attempt.ts'
import type { Transition } from './transition.ts'

type Decision = DecideAttemptData['decision']

/**
 * Returns what a decision makes of an attempt in review (PAY-2.5). What came can be accepted or sent back, if it is in the
 * currency of the bill; if nothing came, it can be rejected.
 */
const decided = (
  { captured, failure }: AttemptRow,
  decision: Decision,
  owed: boolean,
): (Extract<Transition, { to: unknown }> & { readonly reason?: RefundReason }) | undefined => {
  const came = toCents(captured)
  if (decision === 'reject') return came > 0 ? undefined : { to: 'failed', failure: 'rejected' }
  if (came <= 0) return undefined
  if (decision === 'refund')
    return { to: 'failed', back: came, failure: 'returned', reason: 'rejected' }
  if (failure === 'currency') return undefined
  return owed ? { to: 'paid' } : { to: 'surplus', back: came }
}

/** `create paymentAttempts/decide`: staff end a review, after the provider was queried once more. */
export const decideAttempt = async (
  context: HandlerContext,
  { attempt: id, decision }: DecideAttemptData,
): Promise<PaymentAttempt> => {
  const { attempt: row, user } = await attemptOfCashier(context, id)
  const actor = { role: 'staff', user: user._id } as const
  const asked = row.status === 'review' ? await askProvider(context, row) : row
  if (asked.status !== 'review') return attemptOfStaff(asked)
  const settled = await withAttempt(orderingOf(context), asked, async (locked, attempt) => {
    if (attempt.status !== 'review') return { attempt }
    const to = decided(attempt, decision, isOwed(locked.state))
    if (!to) throw refused(paymentRefused('amount', undefined, 'decision'))
    const reason = to.reason ? { reason: to.reason } : {}
    return applyTransition(locked, { attempt, to, verdict: {}, actor, ...reason })
  })
  return attemptOfStaff(settled)
}
