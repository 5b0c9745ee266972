import type { CallError } from '@comanda/client'
import type { PaymentKey } from '@comanda/locales/payment'

const byCode: Readonly<Record<string, PaymentKey>> = {
  paymentUnavailable: 'payment.refusal.unavailable',
  sessionClosed: 'payment.refusal.closed',
  sessionNotFound: 'payment.refusal.closed',
  tooManyAttempts: 'payment.refusal.tooManyAttempts',
}
const byReason: Readonly<Record<string, PaymentKey>> = {
  notOffered: 'payment.refusal.notOffered',
  amount: 'payment.refusal.amount',
  currency: 'payment.refusal.notOffered',
  paid: 'payment.refusal.paid',
}

const own = (keys: Readonly<Record<string, PaymentKey>>, name: string): PaymentKey | undefined =>
  Object.hasOwn(keys, name) ? keys[name] : undefined

/** Returns why a payment did not begin, in words. */
export const startRefusalKey = ({ code = '', reason, data }: CallError): PaymentKey => {
  if (reason !== undefined) return 'payment.refusal.offline'
  const why =
    code === 'paymentRefused' ? own(byReason, String(data?.['reason'])) : own(byCode, code)
  return why ?? 'payment.refusal.failed'
}
