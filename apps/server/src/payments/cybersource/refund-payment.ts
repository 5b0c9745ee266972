import { decimalAmount } from '../amounts/decimal-amount.ts'
import { textAt } from '../message-fields.ts'
import type { ProviderContext, ProviderRefund, Refunded } from '../provider.ts'
import { postRest, type RestResponse } from './rest.ts'
import { searchTransactions } from './search-transactions.ts'

/** The search lags: until then a refund that it does not show may have been made. */
const searchLag = 15 * 60_000

const refundedOf = (response: RestResponse | undefined): Refunded => {
  if (response === undefined) return { is: 'unknown' }
  const id = textAt(response.body, 'id')
  const status = textAt(response.body, 'status')
  if (response.status < 300 && /^(PENDING|TRANSMITTED|VOIDED|REVERSED)$/.test(status ?? ''))
    return { is: 'done', ...(id === undefined ? {} : { id }) }
  const reason =
    textAt(response.body, 'errorInformation', 'reason') ?? textAt(response.body, 'reason')
  if (status === 'SERVER_ERROR') return { is: 'unknown' }
  return { is: 'refused', code: reason ?? status ?? String(response.status) }
}

const post = async (
  { _id, attempt }: ProviderRefund,
  context: ProviderContext,
  what: 'refunds' | 'voids',
  data: object,
): Promise<Refunded> => {
  if (attempt.transaction === undefined) return { is: 'refused', code: 'noTransaction' }
  const path = `/pts/v2/payments/${encodeURIComponent(attempt.transaction)}/${what}`
  return refundedOf(
    await postRest(context, path, { clientReferenceInformation: { code: _id }, ...data }),
  )
}

export const refundPayment = (
  refund: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const totalAmount = decimalAmount(refund.amount)
  const amountDetails = { totalAmount, currency: refund.currency }
  return post(refund, context, 'refunds', { orderInformation: { amountDetails } })
}

export const voidPayment = (refund: ProviderRefund, context: ProviderContext): Promise<Refunded> =>
  post(refund, context, 'voids', {})

/** CyberSource knows a refund by the code that it came with, but shows it in the search only after some minutes. */
export const queryRefund = async (
  { _id, sentTime }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const found = await searchTransactions(context, `clientReferenceInformation.code:${_id}`)
  if (found === undefined) return { is: 'unknown' }
  const made = found.find(
    ({ reference, reasons }) =>
      reference === _id &&
      ['ics_credit', 'ics_void'].some((service) => reasons.get(service) === '100'),
  )
  if (made !== undefined) return { is: 'done', id: made.id }
  const isRecent = sentTime !== undefined && context.now() < sentTime + searchLag
  return isRecent ? { is: 'pending' } : { is: 'absent' }
}
