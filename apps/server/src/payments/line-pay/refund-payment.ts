import { textAt } from '../message-fields.ts'
import type { ProviderContext, ProviderRefund, Refunded } from '../provider.ts'
import { callLinePay } from './call-line-pay.ts'
import { paymentDetails } from './payment-details.ts'

export const refundPayment = async (
  { amount, attempt }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  if (attempt.transaction === undefined) return { is: 'refused', code: 'noTransaction' }
  const data = { refundAmount: amount / 100 }
  const path = `/payments/${attempt.transaction}/refund`
  const response = await callLinePay(context, path, { data })
  if (response === undefined || /^(1198|9000)$/.test(response.code)) return { is: 'unknown' }
  if (response.code !== '0000') return { is: 'refused', code: response.code }
  const id = textAt(response.info, 'refundTransactionId')
  return { is: 'done', ...(id === undefined ? {} : { id }) }
}

/** LINE Pay does not store the id of our refunds: this one is one of its amount that no other refund of the attempt is. */
export const queryRefund = async (
  { amount, attempt, others }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const details = await paymentDetails(attempt, context)
  if (details === undefined || details === 'none') return { is: 'unknown' }
  const made = details.refunds.find((one) => one.amount === amount && !others.includes(one.id))
  return made === undefined ? { is: 'absent' } : { is: 'done', id: made.id }
}
