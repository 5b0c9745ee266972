import type { CallError } from '@comanda/client'
import type { OrderingKey } from '@comanda/locales/ordering'

const byCode: Readonly<Record<string, OrderingKey>> = {
  balanceMissing: 'pay.refusal.balanceMissing',
  paymentRefused: 'pay.refusal.changed',
  sessionClosed: 'pay.refusal.closed',
  forbidden: 'pay.refusal.otherMember',
  tooManyAttempts: 'coupon.error.tooManyAttempts',
}

/** Returns why nothing was paid, in words. */
export const paymentFailureKey = ({ code = '', reason }: CallError): OrderingKey => {
  if (reason !== undefined) return 'pay.refusal.offline'
  return Object.hasOwn(byCode, code) ? (byCode[code] ?? 'pay.refusal.failed') : 'pay.refusal.failed'
}
