import { centsOfMinorUnits } from '../amounts/minor-units.ts'
import { textAt, valueAt } from '../message-fields.ts'
import type { Verdict } from '../provider.ts'

const lastDigits = (charge: unknown): string | undefined => {
  const details = valueAt(charge, 'payment_method_details')
  const type = textAt(details, 'type')
  return type === undefined ? undefined : textAt(details, type, 'last4')
}

const numberAt = (value: unknown, field: string): number => Number(textAt(value, field) ?? 0)

/** Whether the payer has no second try: on Stripe's page there is one, with a code or a card reader there is not. */
const isFinal = (intent: unknown): boolean => textAt(intent, 'metadata', 'page') !== 'hosted'

/** Returns what a PaymentIntent says. It is the truth about a payment, whatever a session or a reader shows. */
export const intentVerdict = (intent: unknown): Verdict => {
  const status = textAt(intent, 'status')
  const currency = textAt(intent, 'currency')?.toUpperCase()
  const transaction = textAt(intent, 'id')
  if (currency === undefined || transaction === undefined) return { is: 'unknown' }
  if (status === 'succeeded') {
    const received = numberAt(intent, 'amount_received')
    const last4 = lastDigits(valueAt(intent, 'latest_charge'))
    return {
      is: received < numberAt(intent, 'amount') ? 'partial' : 'paid',
      transaction,
      captured: centsOfMinorUnits(received, currency),
      currency,
      ...(last4 === undefined ? {} : { last4 }),
    }
  }
  if (status === 'canceled') return { is: 'cancelled', transaction }
  if (textAt(intent, 'review') !== undefined) return { is: 'review', transaction, currency }
  const code = textAt(intent, 'last_payment_error', 'code')
  return status === 'requires_payment_method' && code !== undefined
    ? { is: 'failed', final: isFinal(intent), transaction, code }
    : { is: 'pending' }
}
