import { listAt, textAt } from '../message-fields.ts'
import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { callLinePay } from './call-line-pay.ts'
import { paidVerdict, paymentDetails } from './payment-details.ts'

/** What the payer has done so far: `approved` waits for our confirmation. */
const progress = async (
  { transaction }: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict['is'] | 'approved'> => {
  if (transaction === undefined) return 'unknown'
  const response = await callLinePay(context, `/payments/requests/${transaction}/check`, {})
  switch (response?.code) {
    case '0000':
      return 'pending'
    case '0110':
      return 'approved'
    case '0121':
      return 'cancelled'
    case '0122':
      return 'failed'
    case '0123':
      return 'paid'
    default:
      return 'unknown'
  }
}

const verdictOf = async (
  is: Awaited<ReturnType<typeof progress>>,
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  if (is === 'approved' || is === 'pending') return { is: 'pending' }
  if (is === 'cancelled') return { is }
  if (is === 'failed') return { is, final: true }
  return paidVerdict(await paymentDetails(attempt, context), attempt, {
    is: is === 'paid' ? 'unknown' : 'pending',
  })
}

/** Queries a payment without taking it: what the payer has only approved is pending. */
export const queryPayment = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => verdictOf(await progress(attempt, context), attempt, context)

/** How long LINE Pay may take to confirm a payment, in ms, by its documentation: others take half of that. */
const confirmPatience = 40_000
/** How long its books may take after that, in ms. */
const detailsPatience = 20_000

const confirmation = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  const { transaction = '', charge, currency } = attempt
  const data = { amount: charge / 100, currency }
  const patient = { ...context, signal: AbortSignal.timeout(confirmPatience) }
  const response = await callLinePay(patient, `/payments/${transaction}/confirm`, { data })
  if (response?.code === '0000') {
    const captured = listAt(response.info, 'payInfo').reduce<number>(
      (sum, one) => sum + Math.round(Number(textAt(one, 'amount') ?? 'NaN') * 100),
      0,
    )
    return { is: 'paid', transaction, captured, currency }
  }
  // Also after a refusal, its books say whether it has the money: a repeated confirmation is refused, too.
  const code = response?.code
  const otherwise: Verdict =
    code === undefined || /^(1172|1198|9000)$/.test(code)
      ? { is: 'unknown' }
      : { is: 'failed', final: true, code }
  const after = { ...context, signal: AbortSignal.timeout(detailsPatience) }
  return paidVerdict(await paymentDetails(attempt, after), attempt, otherwise)
}

/** Takes what the payer has approved (PAY-7.12). */
export const confirmPayment = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  const is = await progress(attempt, context)
  return is === 'approved' ? confirmation(attempt, context) : verdictOf(is, attempt, context)
}

/** LINE Pay takes nothing that we do not confirm, so there is nothing to close unless it was confirmed. */
export const cancelPayment = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<'closed' | Verdict> => {
  const verdict = await queryPayment(attempt, context)
  return verdict.is === 'paid' || verdict.is === 'unknown' ? verdict : 'closed'
}
