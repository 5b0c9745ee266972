import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { RefundOutcome } from '../../../payments/provider.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { type RefundRow, refunds } from '../../../tables/refunds.ts'
import { announceRefund } from './refund-record.ts'

const changeBy = ({ refunded }: RefundOutcome, time: string): Partial<RefundRow> =>
  refunded.is === 'done'
    ? { status: 'done', doneTime: time, askTime: null, failure: null }
    : { status: 'failed', doneTime: null, askTime: null, failure: refunded.code }

/**
 * Takes what a provider's notification says of a refund (PAY-5.9): one that is under way is done or failed, and one that was
 * done fails if the payer's bank sent it back. One that failed for want of an outcome is done after all, also if it is to be sent
 * again and was not yet. Returns false if the provider is to say it again, since the response that tells
 * its id of a refund is not here yet.
 */
export const settleRefund = async (
  { database, bus, now }: Pick<Runtime, 'database' | 'bus' | 'now'>,
  { shop, _id: attempt }: AttemptRow,
  outcome: RefundOutcome,
): Promise<boolean> => {
  const ofAttempt = and(eq(refunds.shop, shop), eq(refunds.attempt, attempt))
  const from: RefundRow['status'][] =
    outcome.refunded.is === 'done' ? ['sent', 'failed', 'due'] : ['sent', 'done']
  // Looked for first: a response that tells its id from now on is seen by the update.
  const [unnamed] = await database
    .select({ _id: refunds._id })
    .from(refunds)
    .where(and(ofAttempt, eq(refunds.status, 'sent'), isNull(refunds.providerRefundId)))
    .limit(1)
  const [saved] = await database
    .update(refunds)
    .set(changeBy(outcome, new Date(now()).toISOString()))
    .where(and(ofAttempt, eq(refunds.providerRefundId, outcome.id), inArray(refunds.status, from)))
    .returning()
  if (saved) announceRefund(bus, 'patched', saved)
  return saved !== undefined || unnamed === undefined
}
