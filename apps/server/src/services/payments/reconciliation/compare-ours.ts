import { toCents } from '@comanda/engine/money'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Refunded, Verdict } from '../../../payments/provider.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { type RefundRow, refunds } from '../../../tables/refunds.ts'
import { type Calling, openProvider } from '../provider-calls/call-provider.ts'
import { requestOf } from '../sweeper/send-refund.ts'
import { comparePayment, type Comparison, isByProvider } from './compare-entry.ts'
import { attemptsOf } from './our-records.ts'
import type { Tally } from './tally.ts'

/** What a query says of a payment that our records count or do not count; `unknown`: nothing. */
const compareVerdict = (ours: AttemptRow, verdict: Verdict): Comparison | 'unknown' => {
  const { is, transaction = ours.providerTransactionId ?? '', captured, currency } = verdict
  if (is === 'unknown') return 'unknown'
  if (is === 'review') return 'underWay'
  const isThere = is === 'paid' || is === 'partial'
  if (!isThere) return ours.captured === 0 ? 'underWay' : 'notThere'
  return comparePayment(ours, {
    transaction,
    amount: captured ?? toCents(ours.charge),
    currency: currency ?? ours.currency,
  })
}

/** Returns whether another attempt counts a transaction. */
const isCounted = async (
  { reads }: Calling,
  { _id, shop, account }: AttemptRow,
  transaction: string,
): Promise<boolean> => {
  const found = await attemptsOf(reads, { shop, account }, { transactions: [transaction] })
  return found.some((one) => one._id !== _id && one.captured > 0)
}

/** Queries the provider of an attempt that its list does not show, or that has no list, and compares what it says. */
export const comparePaymentOfOurs = async (
  calling: Calling,
  ours: AttemptRow,
  tally: Tally,
): Promise<void> => {
  const { shop, _id, session } = ours
  const opened = await openProvider(calling, ours, 'reconcile')
  const verdict = (await opened?.provider.query?.(opened.of, opened.context)) ?? { is: 'unknown' }
  const is = compareVerdict(ours, verdict)
  if (is === 'unknown') return tally.addUnknown(shop)
  const { transaction = ours.providerTransactionId ?? undefined } = verdict
  const isNotHere = is === 'notHere'
  // Of money that came twice, a query may say the other.
  if (isNotHere && transaction !== undefined && (await isCounted(calling, ours, transaction)))
    return
  await tally.add({
    is,
    sign: 1,
    shop,
    beside: _id,
    subject: isNotHere ? (transaction ?? _id) : _id,
    attempt: _id,
    session,
    ...(transaction === undefined ? {} : { transaction }),
    here: isNotHere ? 0 : toCents(ours.captured),
    there: is === 'notThere' ? 0 : (verdict.captured ?? toCents(ours.charge)),
    currency: verdict.currency ?? ours.currency,
    time: ours.settleTime ?? ours.createTime,
  })
}

const compareRefunded = (ours: RefundRow, { is }: Refunded): Comparison | 'unknown' => {
  const isOurs = isByProvider(ours)
  if (is === 'done') return isOurs ? 'same' : 'refundNotHere'
  if (is === 'unknown' || is === 'pending') return isOurs ? 'unknown' : 'underWay'
  return isOurs ? 'refundNotThere' : 'underWay'
}

/** Does the same for a refund. */
export const compareRefundOfOurs = async (
  calling: Calling,
  account: string,
  ours: RefundRow,
  tally: Tally,
): Promise<void> => {
  const { shop, _id, session, attempt: of } = ours
  if (of === null) return
  const [attempt] = await attemptsOf(calling.reads, { shop, account }, { ids: [of] })
  if (!attempt) return
  const opened = await openProvider(calling, attempt, `reconcile ${_id}`)
  if (!opened?.provider.queryRefund) return
  const known = await calling.reads
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(
      and(
        eq(refunds.shop, shop),
        eq(refunds.attempt, of),
        ne(refunds._id, _id),
        isNotNull(refunds.providerRefundId),
      ),
    )
  const others = known.flatMap(({ id }) => id ?? [])
  const request = requestOf({ refund: ours, attempt, others }, opened.of)
  const is = compareRefunded(ours, await opened.provider.queryRefund(request, opened.context))
  if (is === 'unknown') return tally.addUnknown(shop)
  await tally.add({
    is,
    sign: -1,
    shop,
    beside: _id,
    subject: _id,
    attempt: of,
    session,
    refund: _id,
    here: isByProvider(ours) ? toCents(ours.amount) : 0,
    there: is === 'refundNotThere' ? 0 : toCents(ours.amount),
    currency: attempt.currency,
    time: ours.doneTime ?? ours.createTime,
  })
}
