import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { hostedCard } from '../gateway/hosted-card.ts'
import { phone } from '../gateway/phone.ts'
import type { Handler, Route } from '../http/call.ts'
import { json, seeOther, text } from '../http/replies.ts'
import { authenticated } from './api.ts'
import { createSession, expireSession, readSession } from './checkout.ts'
import { merchant } from './constants.ts'
import { cancelIntent, confirmIntent, createIntent, readIntent, searchIntents } from './intents.ts'
import { listCharges, listIntents, listMovements, listRefunds, listSessions } from './lists.ts'
import {
  cancelAction,
  listReaders,
  paymentAt,
  presentCard,
  process,
  readReader,
} from './readers.ts'
import { createRefund, readRefund } from './refunds.ts'
import { voice as createVoice } from './voice.ts'

const account = () => json({ id: merchant.account, object: 'account', country: 'HK' })
const balance = () => json({ object: 'balance', available: [], pending: [], livemode: false })

const api = (gateway: Gateway, counterpart: () => Counterpart): Route[] => {
  const route = (method: 'GET' | 'POST', path: string, handle: Handler): Route => ({
    method,
    path: `/v1/${path}`,
    handle: authenticated(gateway, handle),
  })
  const readers = 'terminal/readers'
  return [
    route('POST', 'checkout/sessions', createSession(gateway)),
    route('GET', 'checkout/sessions', listSessions(gateway)),
    route('GET', 'checkout/sessions/:id', readSession(gateway)),
    route('POST', 'checkout/sessions/:id/expire', expireSession(gateway, counterpart)),
    route('POST', 'payment_intents', createIntent(gateway)),
    route('GET', 'payment_intents', listIntents(gateway)),
    route('GET', 'payment_intents/search', searchIntents(gateway)),
    route('GET', 'payment_intents/:id', readIntent(gateway)),
    route('POST', 'payment_intents/:id/confirm', confirmIntent(gateway)),
    route('POST', 'payment_intents/:id/cancel', cancelIntent(gateway, counterpart)),
    route('POST', 'refunds', createRefund(gateway)),
    route('GET', 'refunds', listRefunds(gateway)),
    route('GET', 'refunds/:id', readRefund(gateway)),
    route('GET', 'charges', listCharges(gateway)),
    route('GET', 'balance_transactions', listMovements(gateway)),
    route('GET', 'balance', balance),
    route('GET', 'account', account),
    route('GET', readers, listReaders(gateway)),
    route('GET', `${readers}/:id`, readReader(gateway)),
    route('POST', `${readers}/:id/process_payment_intent`, process(gateway)),
    route('POST', `${readers}/:id/cancel_action`, cancelAction(gateway, counterpart)),
    route(
      'POST',
      `test_helpers/${readers}/:id/present_payment_method`,
      presentCard(gateway, counterpart),
    ),
  ]
}

/** Stripe: hosted page, wallets by QR code, readers, refunds and events. */
export const stripe = (gateway: Gateway): Counterpart => {
  const voice = createVoice(gateway)
  const card = hostedCard(gateway, () => counterpart, {
    provider: 'stripe',
    title: 'Checkout',
    isPatient: true,
    over: (payment) =>
      voice.browserReturn(payment, { outcome: payment.captured > 0 ? 'paid' : 'cancelled' }),
  })
  const names = { title: 'Wallet or card', chinese: '電子錢包或卡', last4: '1111' }
  const wallet = phone(gateway, () => counterpart, names)
  const counterpart: Counterpart = {
    voice,
    // A payer who leaves the hosted page may come back to it, and one who declines a code may scan another.
    onConcluded: (payment, outcome) => {
      if (outcome !== 'cancelled') return
      const isHosted = payment.details['kind'] === 'checkout'
      gateway.ledger.change(payment, { status: isHosted ? 'open' : 'declined' })
    },
    routes: [
      ...api(gateway, () => counterpart),
      { method: 'GET', path: '/stripe/checkout/:id', handle: card.show },
      { method: 'POST', path: '/stripe/checkout/:id', handle: card.receive },
      { method: 'GET', path: '/stripe/phone/:id', handle: wallet.show },
      { method: 'POST', path: '/stripe/phone/:id', handle: wallet.receive },
      {
        method: 'GET',
        path: '/stripe/reader/:id',
        handle: (call) => {
          const payment = paymentAt(gateway, call.params['id'] ?? '')
          return payment === undefined
            ? text('The reader waits for a payment. 等待付款。')
            : seeOther(`/stripe/phone/${payment.id}`)
        },
      },
    ],
  }
  return counterpart
}
