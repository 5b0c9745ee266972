import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { hostedCard } from '../gateway/hosted-card.ts'
import { pay } from './pay.ts'
import { duplicateFields } from './reply.ts'
import { refundPayment, voidPayment } from './rest.ts'
import { search } from './search.ts'
import { voice as createVoice } from './voice.ts'

/** CyberSource: Secure Acceptance Hosted Checkout and the REST API for searches, refunds and voids. */
export const cybersource = (gateway: Gateway): Counterpart => {
  const voice = createVoice(gateway)
  const card = hostedCard(gateway, () => counterpart, {
    provider: 'cybersource',
    title: 'Card payment',
    isPatient: false,
    over: (payment) => ({
      method: 'POST',
      url: payment.details['req_override_custom_receipt_page'] ?? '',
      fields: duplicateFields(payment, gateway.now()),
    }),
  })
  const counterpart: Counterpart = {
    voice,
    routes: [
      { method: 'POST', path: '/pay', handle: pay(gateway), fromAnywhere: true },
      { method: 'GET', path: '/cybersource/checkout/:id', handle: card.show },
      { method: 'POST', path: '/cybersource/checkout/:id', handle: card.receive },
      { method: 'POST', path: '/tss/v2/searches', handle: search(gateway) },
      { method: 'POST', path: '/pts/v2/payments/:id/refunds', handle: refundPayment(gateway) },
      { method: 'POST', path: '/pts/v2/payments/:id/voids', handle: voidPayment(gateway) },
    ],
  }
  return counterpart
}
