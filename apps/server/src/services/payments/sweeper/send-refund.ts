import { toCents } from '@comanda/engine/money'
import type { PaymentProvider, ProviderRefund, Refunded } from '../../../payments/provider.ts'
import { refundKey } from '../../../payments/refund-key.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { RefundRow } from '../../../tables/refunds.ts'
import type { OpenProvider } from '../provider-calls/call-provider.ts'

/** How long after it was paid a payment may be undone instead of refunded, in ms; a provider refuses it once it is settled. */
const VOID_WITHIN = 24 * 3_600_000

/** A refund of an attempt to be sent. */
export interface SentRefund {
  readonly refund: RefundRow
  readonly attempt: AttemptRow
  /** The provider's ids of the attempt's other refunds. */
  readonly others: readonly string[]
}

/** Returns what a provider needs to know of a refund. */
export const requestOf = (
  { refund, attempt, others }: SentRefund,
  of: OpenProvider['of'],
): ProviderRefund => ({
  _id: refundKey(refund),
  amount: toCents(refund.amount),
  currency: attempt.currency,
  full: refund.amount === attempt.captured,
  attempt: of,
  ...(refund.sentTime === null ? {} : { sentTime: Date.parse(refund.sentTime) }),
  others,
})

/** Returns why a provider cannot do it, so that staff give the money back by other means. */
const impossible = ({ can }: PaymentProvider, { full }: ProviderRefund): string | undefined => {
  if (can.refund === 'none') return 'byHandOnly'
  return can.refund === 'full' && !full ? 'wholeOnly' : undefined
}

/**
 * Sends a refund to its provider under its key (PAY-5.6): one that was sent before is queried first, and not sent again unless
 * the provider does not have it; one of all that was captured on the same day is undone, which costs nothing.
 */
export const sendRefund = async (
  { provider, of, context }: OpenProvider,
  sent: SentRefund,
): Promise<Refunded> => {
  const { refund, attempt } = sent
  const request = requestOf(sent, of)
  const code = impossible(provider, request)
  if (code !== undefined || !provider.refund) return { is: 'refused', code: code ?? 'byHandOnly' }
  if (refund.sentTime !== null && provider.queryRefund) {
    const known = await provider.queryRefund(request, context)
    if (known.is !== 'absent') return known
  }
  const paid = Date.parse(attempt.settleTime ?? attempt.createTime)
  if (provider.void && provider.can.void && request.full && context.now() - paid < VOID_WITHIN) {
    const undone = await provider.void(request, context)
    if (undone.is !== 'refused') return undone
  }
  return provider.refund(request, context)
}
