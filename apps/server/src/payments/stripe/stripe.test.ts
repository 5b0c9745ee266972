import * as fc from 'fast-check'
import { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import type { PaymentProvider, ProviderRefund } from '../provider.ts'
import {
  testAccount,
  testAttempt,
  testContext,
  testDay,
  testMessage,
  testNow,
} from '../testing/provider-context.ts'
import { signEvent } from './read-event.ts'
import { stripe } from './stripe.ts'
import { stripeTerminal } from './terminal.ts'

const account = testAccount(
  'stripe',
  { accountId: 'acct_1', reader: 'tmr_1' },
  { apiKey: 'sk_live_1', webhookSecret: 'whsec_test' },
)

const json = (body: object, status = 200): Response => Response.json(body, { status })
const refusal = (code: string, status = 400): Response =>
  json({ error: { type: 'invalid_request_error', code, message: 'text' } }, status)
const broken = () => [
  new Error('reset'),
  new Response('{}', { status: 500 }),
  new Response('{}', { status: 429 }),
]

const intent = (status: string, more: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 12850,
  amount_received: status === 'succeeded' ? 12850 : 0,
  currency: 'hkd',
  metadata: { attempt: 'ORD1', page: 'hosted' },
  status,
  ...more,
})
const charge = { payment_method_details: { type: 'card', card: { last4: '4242' } } }
const paid = { is: 'paid', transaction: 'pi_1', captured: 12850, currency: 'HKD' }

const withTransaction = (transaction: string) => ({ ...testAttempt, transaction })

const event = (type: string, object: object, more: object = {}): string =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, livemode: true, data: { object }, ...more })

const start = (one: Response | Error) =>
  stripe.start(testAttempt, testContext(account, one).context)

const failed = (page: string) =>
  event(
    'payment_intent.payment_failed',
    intent('requires_payment_method', {
      last_payment_error: { code: 'card_declined' },
      metadata: { attempt: 'ORD1', page },
    }),
  )

const refunded = (status: string, more: object = {}) => ({
  id: 're_1',
  object: 'refund',
  status,
  metadata: { refund: 'RF1' },
  ...more,
})

const refundList = (...data: object[]) =>
  json({ object: 'list', data, has_more: false, url: '/v1/refunds' })

const reader = (payment_intent: string) =>
  json({ id: 'tmr_1', label: 'Counter', action: { process_payment_intent: { payment_intent } } })

const startWith = (provider: PaymentProvider, ...responses: (Response | Error)[]) => {
  const { context, sent } = testContext(account, ...responses)
  return { started: provider.start(testAttempt, context), sent }
}

const listAt = (url: string, ...data: object[]) =>
  json({ object: 'list', data, has_more: false, url })

const sessions = (...data: object[]) => listAt('/v1/checkout/sessions', ...data)
const intents = (...data: object[]) => listAt('/v1/payment_intents', ...data)

const charged = (page: string) => ({
  status: 'succeeded',
  captured: true,
  amount_captured: 12850,
  currency: 'hkd',
  payment_intent: `pi_${page}`,
  created: testNow / 1000,
  metadata: { attempt: 'ORD1', page },
})

describe('PAY-7.13: a payment on Stripe’s page', () => {
  const session = { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.stripe.com/c/1' }

  it('begins with the attempt as reference and idempotency key, and the amount in the smallest unit', async () => {
    const { context, sent } = testContext(account, json(session))
    expect(await stripe.start(testAttempt, context)).toEqual({
      is: 'started',
      transaction: 'cs_1',
      next: { kind: 'redirect', url: session.url },
    })
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: '' }] = sent
    expect(url).toBe('https://api.stripe.com/v1/checkout/sessions')
    expect(headers.get('idempotency-key')).toBe(testAttempt._id)
    expect(headers.get('authorization')).toBe('Bearer sk_live_1')
    const fields = new URLSearchParams(body)
    expect(fields.get('client_reference_id')).toBe('ORD1')
    expect(fields.get('line_items[0][price_data][unit_amount]')).toBe('12850')
    expect(fields.get('payment_intent_data[metadata][attempt]')).toBe('ORD1')
    expect(Number(fields.get('expires_at'))).toBeGreaterThanOrEqual(testNow / 1000 + 30 * 60)
  })

  it('PAY-7.5: yen are whole, and a half yen does not start', async () => {
    const yen = { ...testAttempt, currency: 'JPY' } as const
    const { context, sent } = testContext(account, json(session))
    expect(await stripe.start(yen, context)).toEqual({ is: 'failed', code: 'amount' })
    await stripe.start({ ...yen, charge: 12800 }, context)
    const fields = new URLSearchParams(sent[0]?.body)
    expect(fields.get('line_items[0][price_data][unit_amount]')).toBe('128')
  })

  it('PAY-7.17: a refusal fails it; time-outs, 429 and 500 leave it unknown', async () => {
    expect(await start(refusal('amount_too_small'))).toEqual({
      is: 'failed',
      code: 'amount_too_small',
    })
    for (const one of broken()) expect(await start(one)).toEqual({ is: 'unknown' })
  })

  it.each([
    [
      {
        payment_status: 'paid',
        status: 'complete',
        payment_intent: intent('succeeded', { latest_charge: charge }),
      },
      { ...paid, last4: '4242' },
    ],
    [
      { payment_status: 'paid', payment_intent: intent('succeeded', { amount_received: 6425 }) },
      { is: 'partial', captured: 6425 },
    ],
    [
      { payment_status: 'unpaid', status: 'complete', payment_intent: intent('processing') },
      { is: 'pending' },
    ],
    [{ payment_status: 'unpaid', status: 'open', payment_intent: null }, { is: 'pending' }],
    [{ payment_status: 'unpaid', status: 'expired', payment_intent: null }, { is: 'cancelled' }],
    [
      {
        payment_status: 'unpaid',
        status: 'open',
        payment_intent: intent('requires_payment_method', {
          last_payment_error: { code: 'card_declined' },
        }),
      },
      { is: 'failed', final: false },
    ],
  ])('the session %j says %o', async (found, verdict) => {
    const { context } = testContext(account, json({ ...session, ...found }))
    expect(await stripe.query?.(withTransaction('cs_1'), context)).toMatchObject(verdict)
  })

  const other = { ...session, id: 'cs_2', client_reference_id: 'ORD2' }
  const ours = { ...session, client_reference_id: 'ORD1' }
  const minuteAgo = { ...testAttempt, createTime: testNow - 61_000 }

  it('PAY-7.24: is found by its reference if the response to its start was lost', async () => {
    const { context, sent } = testContext(
      account,
      sessions(other, ours),
      json({ ...session, payment_status: 'unpaid', status: 'open', payment_intent: null }),
      sessions(other),
      intents(intent('succeeded')),
      json(intent('succeeded')),
      ...broken(),
    )
    expect(await stripe.query?.(testAttempt, context)).toEqual({ is: 'pending' })
    const { searchParams, pathname } = new URL(sent[0]?.url ?? '')
    expect(pathname).toBe('/v1/checkout/sessions')
    expect(Number(searchParams.get('created[gte]'))).toBeLessThan(testNow / 1000)
    expect(sent[1]?.url).toContain('/v1/checkout/sessions/cs_1')
    expect(await stripe.query?.(testAttempt, context)).toMatchObject(paid)
    for (const _ of broken())
      expect(await stripe.query?.(testAttempt, context)).toEqual({ is: 'unknown' })
  })

  it('PAY-7.24: has failed if Stripe has made nothing a minute after its start', async () => {
    const none = [sessions(other), intents()]
    const { context } = testContext(account, ...none, ...none.map((one) => one.clone()))
    expect(await stripe.query?.(testAttempt, context)).toEqual({ is: 'pending' })
    expect(await stripe.query?.(minuteAgo, context)).toEqual({ is: 'failed', code: 'notStarted' })
  })

  it('PAY-7.24: is closed if its start made a page whose address was lost; while it may make one, it is not', async () => {
    const expired = json({ ...session, payment_status: 'unpaid', status: 'expired' })
    const { context, sent } = testContext(
      account,
      sessions(ours),
      expired,
      sessions(),
      intents(),
      sessions(),
      intents(),
    )
    expect(await stripe.cancel?.(testAttempt, context)).toBe('closed')
    expect(sent[1]?.url).toContain('/v1/checkout/sessions/cs_1/expire')
    expect(await stripe.cancel?.(testAttempt, context)).toEqual({ is: 'pending' })
    expect(await stripe.cancel?.(minuteAgo, context)).toBe('closed')
  })

  it('is closed by ending its session; what was paid before says so', async () => {
    const { context, sent } = testContext(
      account,
      json({ ...session, payment_status: 'unpaid', status: 'expired' }),
      refusal('session_not_open'),
      json({ ...session, payment_status: 'paid', payment_intent: intent('succeeded') }),
      new Error('reset'),
    )
    const attempt = withTransaction('cs_1')
    expect(await stripe.cancel?.(attempt, context)).toBe('closed')
    expect(sent[0]?.url).toBe('https://api.stripe.com/v1/checkout/sessions/cs_1/expire')
    expect(await stripe.cancel?.(attempt, context)).toMatchObject(paid)
    expect(await stripe.cancel?.(attempt, context)).toEqual({ is: 'unknown' })
  })
})

describe('PAY-7.13: a wallet’s code', () => {
  it.each(['wechat_pay', 'paynow', 'promptpay'])(
    'of %s is shown, and closed by cancelling',
    async (channel) => {
      const code = { data: 'CODE', hosted_instructions_url: 'https://pay.example/1' }
      const action = { [`${channel}_display_qr_code`]: code }
      const { context, sent } = testContext(
        account,
        json(intent('requires_action', { next_action: action })),
        json(intent('canceled')),
      )
      expect(await stripe.start({ ...testAttempt, channel }, context)).toEqual({
        is: 'started',
        transaction: 'pi_1',
        next: {
          kind: 'qr',
          data: 'CODE',
          deeplink: 'https://pay.example/1',
          expiresTime: '2026-01-02T03:19:05.000Z',
        },
      })
      const fields = new URLSearchParams(sent[0]?.body)
      expect(fields.get('payment_method_data[type]')).toBe(channel)
      expect(fields.get('confirm')).toBe('true')
      expect(await stripe.cancel?.(withTransaction('pi_1'), context)).toBe('closed')
    },
  )
})

const read = (payload: string, { secret = 'whsec_test', age = 0, sent = payload } = {}) => {
  const timestamp = Math.floor(testNow / 1000) - age
  const header = new Stripe('sk').webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'stripe-signature': header }
  return stripe.read(testMessage(sent, { headers }), testContext(account).context)
}

describe('PAY-7.13: events', () => {
  it('have the signature of the worked example', () => {
    const raw = Buffer.from('{"id":"evt_1"}')
    expect(signEvent('whsec_test', '1767323045', raw)).toBe(
      'f121f4aa13380581f2a95e878fd1621b234c7b263c1fecff2bc3a8ef778d5957',
    )
  })

  it('of a PaymentIntent settle; the end of a session is a reason to query', () => {
    expect(read(event('payment_intent.succeeded', intent('succeeded')))).toMatchObject({
      valid: true,
      settles: true,
      reference: 'ORD1',
      verdict: paid,
    })
    const completed = { client_reference_id: 'ORD1', payment_status: 'paid', amount_total: 1 }
    expect(read(event('checkout.session.completed', completed))).toMatchObject({
      valid: true,
      settles: false,
      reference: 'ORD1',
    })
    expect(read(event('checkout.session.expired', completed))).toMatchObject({
      verdict: { is: 'cancelled' },
    })
    expect(read(event('payout.paid', {}))).toMatchObject({
      valid: true,
      settles: false,
      reference: '',
    })
  })

  it('PAY-7.13: a failure on the page is not final, with a code or a reader it is', () => {
    expect(read(failed('hosted'))).toMatchObject({ verdict: { is: 'failed', final: false } })
    expect(read(failed('reader'))).toMatchObject({ verdict: { is: 'failed', final: true } })
  })

  it('PAY-7.9: forged, changed, old, of another merchant or mode they are refused', () => {
    const payload = event('payment_intent.succeeded', intent('succeeded'))
    expect(read(payload, { secret: 'whsec_other' })).toMatchObject({ refusal: 'signature' })
    expect(read(payload, { age: 301 })).toMatchObject({ refusal: 'stale' })
    expect(read(payload, { age: -301 })).toMatchObject({ refusal: 'stale' })
    const other = event('payment_intent.succeeded', intent('succeeded'), { account: 'acct_2' })
    expect(read(other)).toMatchObject({ refusal: 'merchant' })
    const test = event('payment_intent.succeeded', intent('succeeded'), { livemode: false })
    expect(read(test)).toMatchObject({ refusal: 'merchant' })
    fc.assert(
      fc.property(
        fc.nat(payload.length - 1),
        fc.string({ minLength: 1, maxLength: 1 }),
        (at, letter) => {
          const sent = payload.slice(0, at) + letter + payload.slice(at + 1)
          if (sent !== payload)
            expect(read(payload, { sent })).toMatchObject({ refusal: 'signature' })
        },
      ),
    )
    expect(stripe.read(testMessage(payload), testContext(account).context)).toMatchObject({
      refusal: 'signature',
    })
  })

  it('a return names the attempt to query and decides nothing', () => {
    const query = new URLSearchParams({ reference: 'ORD1', payment_status: 'paid' })
    const message = testMessage('', { kind: 'return', method: 'GET', query })
    expect(stripe.read(message, testContext(account).context)).toMatchObject({
      valid: true,
      settles: false,
      verdict: { is: 'pending' },
    })
  })
})

describe('PAY-7.18: refunds', () => {
  const refund: ProviderRefund = {
    _id: 'RF1',
    amount: 2850,
    currency: 'HKD',
    full: false,
    attempt: withTransaction('pi_1'),
    others: [],
  }

  it('have the refund’s id as key', async () => {
    const { context, sent } = testContext(
      account,
      json(refunded('succeeded')),
      json(refunded('pending')),
      json(refunded('failed', { failure_reason: 'expired_or_canceled_card' })),
      refusal('charge_already_refunded'),
      ...broken(),
    )
    expect(await stripe.refund?.(refund, context)).toEqual({ is: 'done', id: 're_1' })
    expect(sent[0]?.headers.get('idempotency-key')).toBe('RF1')
    expect(new URLSearchParams(sent[0]?.body).get('amount')).toBe('2850')
    expect(await stripe.refund?.(refund, context)).toEqual({ is: 'pending', id: 're_1' })
    const code = 'expired_or_canceled_card'
    expect(await stripe.refund?.(refund, context)).toEqual({ is: 'refused', code })
    expect(await stripe.refund?.(refund, context)).toMatchObject({ is: 'refused' })
    for (const _ of broken())
      expect(await stripe.refund?.(refund, context)).toEqual({ is: 'unknown' })
  })

  it('are found among those of the payment', async () => {
    const other = refunded('succeeded', { id: 're_0', metadata: { refund: 'RF0' } })
    const { context } = testContext(
      account,
      refundList(other, refunded('succeeded')),
      refundList(other),
      new Error('reset'),
    )
    expect(await stripe.queryRefund?.(refund, context)).toEqual({ is: 'done', id: 're_1' })
    expect(await stripe.queryRefund?.(refund, context)).toEqual({ is: 'absent' })
    expect(await stripe.queryRefund?.(refund, context)).toEqual({ is: 'unknown' })
  })
})

describe('PAY-7.14: Stripe’s readers', () => {
  it('get the PaymentIntent', async () => {
    const { started, sent } = startWith(
      stripeTerminal,
      json(intent('requires_payment_method')),
      reader('pi_1'),
    )
    expect(await started).toEqual({
      is: 'started',
      transaction: 'pi_1',
      next: { kind: 'reader', name: 'Counter' },
    })
    expect(sent[1]?.url).toBe(
      'https://api.stripe.com/v1/terminal/readers/tmr_1/process_payment_intent',
    )
  })

  it.each([
    ['terminal_reader_busy', 'readerBusy'],
    ['terminal_reader_offline', 'terminal_reader_offline'],
  ])(
    '%s: it does not start, by the name %s, and the PaymentIntent is cancelled',
    async (code, failure) => {
      const created = json(intent('requires_payment_method'))
      const { started, sent } = startWith(
        stripeTerminal,
        created,
        refusal(code),
        json(intent('canceled')),
      )
      expect(await started).toEqual({ is: 'failed', code: failure })
      expect(sent[2]?.url).toBe('https://api.stripe.com/v1/payment_intents/pi_1/cancel')
    },
  )

  it('are cancelled only if they do this payment; one that was paid says so', async () => {
    const { context, sent } = testContext(
      account,
      reader('pi_2'),
      json(intent('canceled')),
      reader('pi_1'),
      reader(''),
      refusal('payment_intent_unexpected_state'),
      json(intent('succeeded')),
    )
    const attempt = withTransaction('pi_1')
    expect(await stripeTerminal.cancel?.(attempt, context)).toBe('closed')
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/v1/terminal/readers/tmr_1',
      '/v1/payment_intents/pi_1/cancel',
    ])
    expect(await stripeTerminal.cancel?.(attempt, context)).toMatchObject(paid)
    expect(sent[3]?.url).toBe('https://api.stripe.com/v1/terminal/readers/tmr_1/cancel_action')
  })
})

it('PAY-7.24: a reader is freed of a payment whose start was never responded to', async () => {
  const begun = intent('requires_payment_method')
  const { context, sent } = testContext(
    account,
    sessions(),
    intents(begun),
    reader('pi_1'),
    json({}),
    json(intent('canceled')),
  )
  expect(await stripeTerminal.cancel?.(testAttempt, context)).toBe('closed')
  expect(sent.slice(2).map(({ url }) => new URL(url).pathname)).toEqual([
    '/v1/terminal/readers/tmr_1',
    '/v1/terminal/readers/tmr_1/cancel_action',
    '/v1/payment_intents/pi_1/cancel',
  ])
})

it('KIOSK-6.9: lists the readers of an account, and which of them are connected', async () => {
  const data = [
    { id: 'tmr_1', label: 'Door', status: 'online' },
    { id: 'tmr_2', label: '', status: 'offline' },
  ]
  const { context } = testContext(account, json({ object: 'list', data }))
  expect(await stripeTerminal.readers?.(context)).toEqual([
    { reader: 'tmr_1', name: 'Door', isOnline: true },
    { reader: 'tmr_2', name: 'tmr_2', isOnline: false },
  ])
})

it('lists charges and refunds of a day, of its own page or its readers', async () => {
  const refund = {
    id: 're_1',
    status: 'succeeded',
    amount: 2850,
    currency: 'hkd',
    created: testNow / 1000,
    payment_intent: { id: 'pi_hosted', metadata: { page: 'hosted' } },
    metadata: { refund: 'RF1' },
  }
  const responses = () => [
    listAt('/v1/charges', charged('hosted'), charged('reader')),
    listAt('/v1/refunds', refund),
  ]
  const settled = async (provider: PaymentProvider) => {
    const entries = []
    const { context } = testContext(account, ...responses())
    for await (const entry of provider.settled?.(testDay, context) ?? []) entries.push(entry)
    return entries
  }
  expect(await settled(stripe)).toMatchObject([
    { kind: 'payment', reference: 'ORD1', transaction: 'pi_hosted', amount: 12850 },
    { kind: 'refund', refund: 'RF1', amount: 2850 },
  ])
  expect(await settled(stripeTerminal)).toMatchObject([
    { kind: 'payment', transaction: 'pi_reader' },
  ])
})
