import type { PaymentDifferenceKind } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { Settled } from '../../../payments/provider.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { RefundRow } from '../../../tables/refunds.ts'

/** What a payment or refund at the provider is beside ours; `underWay`: the server is still about to find out. */
export type Comparison = 'same' | 'underWay' | PaymentDifferenceKind

/** What is compared of an attempt. */
export type OurPayment = Pick<AttemptRow, 'captured' | 'currency' | 'providerTransactionId'>

/** What is compared of a refund. */
export type OurRefund = Pick<RefundRow, 'amount' | 'status' | 'note'>

/** Compares a payment at the provider with ours (PAY-6.11). Another transaction of an attempt that was paid is not here. */
export const comparePayment = (
  ours: OurPayment | undefined,
  { transaction, amount, currency }: Pick<Settled, 'transaction' | 'amount' | 'currency'>,
): Comparison => {
  if (!ours || ours.captured === 0) return 'notHere'
  const { providerTransactionId: known, captured } = ours
  if (known !== null && known !== transaction) return 'notHere'
  return toCents(captured) === amount && ours.currency === currency ? 'same' : 'amount'
}

/** Returns whether the provider carried a refund out, by our records: what staff gave by hand has a note. */
export const isByProvider = ({ status, note }: Pick<RefundRow, 'status' | 'note'>): boolean =>
  status === 'done' && note === null

/** Compares a refund at the provider with ours. One that we count as refused, or as given by hand, went back twice. */
export const compareRefund = (
  ours: OurRefund | undefined,
  { amount }: Pick<Settled, 'amount'>,
): Comparison => {
  if (!ours) return 'refundNotHere'
  if (ours.status === 'due' || ours.status === 'sent') return 'underWay'
  if (!isByProvider(ours)) return 'refundNotHere'
  return toCents(ours.amount) === amount ? 'same' : 'amount'
}
