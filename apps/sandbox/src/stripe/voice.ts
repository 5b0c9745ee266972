import { createHash, createHmac } from 'node:crypto'
import type { Report, Voice } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Payment } from '../ledger/records.ts'
import type { Message } from '../notifications/notifier.ts'
import { merchant } from './constants.ts'
import { chargeObject, intentObject, sessionObject } from './objects.ts'
import { readerObject } from './readers.ts'

/** Returns the header `Stripe-Signature`: time, and HMAC-SHA256 of time and body. */
export const signatureHeader = (body: string, seconds: number, secret: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/** A payment as a false report has it: another reference, and an id that does not exist. */
const asReported = (payment: Payment, { reference }: Report): Payment => {
  if (reference === undefined) return payment
  const replaced = (name: string): string =>
    (payment.details[name] ?? '{}').replaceAll(
      JSON.stringify(payment.reference),
      JSON.stringify(reference),
    )
  return {
    ...payment,
    id: `${payment.id.slice(0, -4)}0000`,
    details: {
      ...payment.details,
      client_reference_id: reference,
      metadata: replaced('metadata'),
      sessionMetadata: replaced('sessionMetadata'),
    },
  }
}

type Event = readonly [type: string, object: unknown]

const eventsOf = (gateway: Gateway, payment: Payment, report: Report): Event[] => {
  // Events hold no addresses of pages.
  const intent = intentObject(payment, '')
  const reader = payment.details['reader']
  const atReader = (result: string): Event[] =>
    reader === undefined
      ? []
      : [[`terminal.reader.action_${result}`, readerObject(gateway, reader)]]
  if (report.outcome === 'review') return [['payment_intent.processing', intent]]
  if (report.outcome === 'paid' || report.outcome === 'partial')
    return [
      ['payment_intent.succeeded', intent],
      ['charge.succeeded', chargeObject(payment)],
      ...(payment.details['kind'] === 'checkout'
        ? [['checkout.session.completed', sessionObject(payment, '')] as const]
        : []),
      ...atReader('succeeded'),
    ]
  // A payer who leaves the hosted page is no event.
  if (report.outcome === 'cancelled' && payment.details['kind'] === 'checkout') return []
  return [['payment_intent.payment_failed', intent], ...atReader('failed')]
}

const eventBody = (payment: Payment, report: Report, [type, object]: Event): string => {
  const id = createHash('sha256').update(`${payment.id} ${type}`).digest('hex').slice(0, 24)
  return JSON.stringify({
    id: `evt_${id}`,
    object: 'event',
    ...(report.merchant === undefined ? {} : { account: `acct_${report.merchant}` }),
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.parse(payment.payTime || payment.createTime) / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  })
}

/** Events, to each registered address, and the plain return from the hosted page. */
export const voice = (gateway: Gateway): Voice => ({
  consent: 'paid',
  notifications: (payment, report) => {
    const reported = asReported(payment, report)
    const seconds = Math.floor(gateway.now().getTime() / 1000)
    const secret = report.isForged === true ? 'another secret' : merchant.webhookSecret
    const bodies = eventsOf(gateway, reported, report).map((event) =>
      eventBody(reported, report, event),
    )
    const addresses = gateway.ledger.all('webhooks').filter((one) => one.provider === 'stripe')
    return addresses.flatMap(({ url }) =>
      bodies.map((body): Message => {
        const signature = signatureHeader(body, seconds, secret)
        const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
        return { url, headers, body }
      }),
    )
  },
  browserReturn: (payment, report) => {
    if (payment.details['kind'] !== 'checkout') return undefined
    const isPaid = report.outcome !== 'cancelled' && report.outcome !== 'declined'
    const url = payment.details[isPaid ? 'success_url' : 'cancel_url'] ?? ''
    const session = `cs_test_${payment.id}`
    const target = url.replace('{CHECKOUT_SESSION_ID}', session)
    return target === '' ? undefined : { method: 'GET', url: target, fields: [] }
  },
})
