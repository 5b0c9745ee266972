import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { phone } from '../gateway/phone.ts'
import type { Route } from '../http/call.ts'
import { check, confirm, details, refundPayment } from './payments.ts'
import { signedOnly } from './replies.ts'
import { request } from './requests.ts'

const api = (gateway: Gateway, version: string): Route[] => {
  const base = `/${version}/payments`
  return [
    { method: 'POST', path: `${base}/request`, handle: signedOnly(request(gateway)) },
    { method: 'GET', path: `${base}/requests/:id/check`, handle: signedOnly(check(gateway)) },
    { method: 'POST', path: `${base}/:id/confirm`, handle: signedOnly(confirm(gateway)) },
    { method: 'POST', path: `${base}/:id/refund`, handle: signedOnly(refundPayment(gateway)) },
    { method: 'GET', path: base, handle: signedOnly(details(gateway)) },
  ]
}

/** LINE Pay: the payer consents in the app, and the merchant confirms. The return is not signed. */
export const linePay = (gateway: Gateway): Counterpart => {
  const app = phone(gateway, () => counterpart, { title: 'LINE Pay', chinese: '付款確認' })
  const counterpart: Counterpart = {
    voice: {
      consent: 'authorized',
      notifications: () => [],
      browserReturn: (payment, report) => ({
        method: 'GET',
        url: payment.details[report.outcome === 'cancelled' ? 'cancelUrl' : 'confirmUrl'] ?? '',
        fields: [
          ['transactionId', payment.transaction],
          ['orderId', report.reference ?? payment.reference],
        ],
      }),
    },
    routes: [
      ...api(gateway, 'v3'),
      ...api(gateway, 'v4'),
      { method: 'GET', path: '/line-pay/:id', handle: app.show },
      { method: 'POST', path: '/line-pay/:id', handle: app.receive },
    ],
  }
  return counterpart
}
