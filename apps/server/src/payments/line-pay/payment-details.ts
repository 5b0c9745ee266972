import { listAt, textAt } from '../message-fields.ts'
import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { callLinePay } from './call-line-pay.ts'

/** A payment or refund in LINE Pay's books. */
export interface PaymentDetails {
  readonly transaction: string
  /** In cents. */
  readonly captured: number
  readonly currency: string
  readonly refunds: readonly { readonly id: string; readonly amount: number }[]
}

/** Returns an amount in currency units, `250` or `250.00`, in cents, without its sign. */
const centsAt = (value: unknown, field: string): number =>
  Math.abs(Math.round(Number(textAt(value, field) ?? 'NaN') * 100))

const detailsOf = (found: unknown): PaymentDetails => ({
  transaction: textAt(found, 'transactionId') ?? '',
  captured: listAt(found, 'payInfo').reduce<number>((sum, one) => sum + centsAt(one, 'amount'), 0),
  currency: textAt(found, 'currency') ?? '',
  refunds: listAt(found, 'refundList').map((one) => ({
    id: textAt(one, 'refundTransactionId') ?? '',
    amount: centsAt(one, 'refundAmount'),
  })),
})

/** There is no such transaction. */
const notFound: ReadonlySet<string> = new Set(['1150', '1177'])

/** Returns the attempt's payment, `none` if LINE Pay has taken no money for it, or undefined if nobody knows. */
export const paymentDetails = async (
  { reference }: ProviderAttempt,
  context: ProviderContext,
): Promise<PaymentDetails | 'none' | undefined> => {
  const query = new URLSearchParams({ orderId: reference }).toString()
  const response = await callLinePay(context, '/payments', { query })
  if (response === undefined) return undefined
  if (notFound.has(response.code)) return 'none'
  if (response.code !== '0000' || !Array.isArray(response.info)) return undefined
  const found = response.info.find((one: unknown) => {
    const type = textAt(one, 'transactionType') ?? 'PAYMENT'
    const order = textAt(one, 'orderId') ?? reference
    return type === 'PAYMENT' && order === reference && textAt(one, 'payStatus') !== 'AUTHORIZATION'
  })
  return found === undefined ? 'none' : detailsOf(found)
}

/** Returns what the details say about the payment; `otherwise` if no money was taken. */
export const paidVerdict = (
  details: PaymentDetails | 'none' | undefined,
  attempt: ProviderAttempt,
  otherwise: Verdict,
): Verdict => {
  if (details === undefined) return { is: 'unknown' }
  if (details === 'none') return otherwise
  const { transaction, captured, currency } = details
  return { is: 'paid', transaction, captured, currency: currency || attempt.currency }
}
