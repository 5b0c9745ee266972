import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { hostedCard } from '../gateway/hosted-card.ts'
import type { Route } from '../http/call.ts'
import { pay } from './pay.ts'
import { question } from './questions.ts'
import { refundPayment, refundQuestion, voidPayment } from './refunds.ts'
import { voice as createVoice } from './voice.ts'

const byBoth = (path: string, handle: Route['handle']): Route[] => [
  { method: 'GET', path, handle },
  { method: 'POST', path, handle },
]

/** Fiuu: hosted payment page, questions, refunds and voids. */
export const fiuu = (gateway: Gateway): Counterpart => {
  const voice = createVoice(gateway)
  const card = hostedCard(gateway, () => counterpart, {
    provider: 'fiuu',
    title: 'Fiuu payment',
    isPatient: false,
    over: (payment) =>
      voice.browserReturn(payment, { outcome: payment.status === 'paid' ? 'paid' : 'declined' }),
  })
  const begin = pay(gateway)
  const counterpart: Counterpart = {
    voice,
    routes: [
      { method: 'POST', path: '/RMS/pay/:merchant', handle: begin, fromAnywhere: true },
      { method: 'POST', path: '/RMS/pay/:merchant/:channel', handle: begin, fromAnywhere: true },
      { method: 'GET', path: '/fiuu/pay/:id', handle: card.show },
      { method: 'POST', path: '/fiuu/pay/:id', handle: card.receive },
      ...byBoth('/RMS/q_by_tid.php', question({ by: 'txID', gateway })),
      ...byBoth('/RMS/query/q_by_tid.php', question({ by: 'txID', gateway })),
      ...byBoth('/RMS/query/q_by_oid.php', question({ by: 'oID', gateway })),
      { method: 'POST', path: '/RMS/API/refundAPI/index.php', handle: refundPayment(gateway) },
      {
        method: 'POST',
        path: '/RMS/API/refundAPI/q_by_refID.php',
        handle: refundQuestion(gateway),
      },
      ...byBoth('/RMS/API/refundAPI/refund.php', voidPayment(gateway)),
    ],
  }
  return counterpart
}
