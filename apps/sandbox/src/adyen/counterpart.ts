import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { hostedCard } from '../gateway/hosted-card.ts'
import type { Call, Handler, Reply, Route } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { authenticated, problemOfMerchant } from './api.ts'
import { createLink, expireLink, readLink } from './payment-links.ts'
import { createRefund } from './refunds.ts'
import { notifyOfRefund, voice as createVoice } from './voice.ts'

const paymentMethods = (call: Call): Reply =>
  problemOfMerchant(call) ?? json({ paymentMethods: [{ name: 'Cards', type: 'scheme' }] })

const api = (gateway: Gateway, counterpart: () => Counterpart): Route[] => {
  const route = (method: Route['method'], path: string, handle: Handler): Route => ({
    method,
    path: `/v71/${path}`,
    handle: authenticated(gateway, handle),
  })
  return [
    route('POST', 'paymentLinks', createLink(gateway)),
    route('GET', 'paymentLinks/:id', readLink(gateway)),
    route('PATCH', 'paymentLinks/:id', expireLink(gateway, counterpart)),
    route('POST', 'payments/:id/refunds', createRefund(gateway)),
    route('POST', 'paymentMethods', paymentMethods),
  ]
}

/** Adyen: payment links, their page, webhooks, and refunds whose outcome is a webhook. */
export const adyen = (gateway: Gateway): Counterpart => {
  const voice = createVoice(gateway)
  const card = hostedCard(gateway, () => counterpart, {
    provider: 'adyen',
    title: 'Pay by Link',
    isPatient: true,
    over: (payment) => voice.browserReturn(payment, { outcome: 'cancelled' }),
  })
  const counterpart: Counterpart = {
    voice,
    // A payer who leaves the page may come back to it.
    onConcluded: (payment, outcome) => {
      if (outcome === 'cancelled') gateway.ledger.change(payment, { status: 'open' })
    },
    onRefundDecided: (refund) =>
      notifyOfRefund(gateway, refund, refund.status === 'refused' ? 'Refused' : undefined),
    routes: [
      ...api(gateway, () => counterpart),
      { method: 'GET', path: '/adyen/link/:id', handle: card.show },
      { method: 'POST', path: '/adyen/link/:id', handle: card.receive },
    ],
  }
  return counterpart
}
