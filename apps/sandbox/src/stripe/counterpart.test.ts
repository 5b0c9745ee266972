import { Stripe } from 'stripe'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant } from './constants.ts'
import { signatureHeader } from './voice.ts'

const opened = openForTests()

const client = (key: string = merchant.secretKey): Stripe => {
  const { hostname, port } = new URL(opened.url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 })
}

/** Of the file's start: a repeated call has the same time, also if a second ends in between. */
const start = Math.floor(Date.now() / 1000)
const soon = (minutes: number): number => start + minutes * 60

const createSession = (attempt: string, amount = 12_850, currency = 'hkd') =>
  client().checkout.sessions.create(
    {
      mode: 'payment',
      client_reference_id: attempt,
      metadata: { attempt },
      success_url: `${opened.merchant.url}/return`,
      cancel_url: `${opened.merchant.url}/cancel`,
      expires_at: soon(31),
      line_items: [
        {
          quantity: 1,
          price_data: { currency, unit_amount: amount, product_data: { name: 'Order 12' } },
        },
      ],
    },
    { idempotencyKey: attempt },
  )

const payPage = (url: string | null, typed: Readonly<Record<string, string>>) =>
  opened.post(new URL(url ?? '').pathname, Object.entries(typed))

const intentOf = (intent: string | { id: string } | null): string =>
  typeof intent === 'string' ? intent : (intent?.id ?? '')

const events = () =>
  opened.merchant.received.map(({ raw, headers }) =>
    new Stripe(merchant.secretKey).webhooks.constructEvent(
      raw,
      String(headers['stripe-signature']),
      merchant.webhookSecret,
    ),
  )

beforeEach(async () => {
  await opened.panel('webhooks', { provider: 'stripe', url: `${opened.merchant.url}/notify` })
})

describe('Stripe by its own client: the hosted page', () => {
  it('signs events as documented', () => {
    expect(signatureHeader('{"id":"evt_1"}', 1_767_323_045, 'whsec_test')).toBe(
      't=1767323045,v1=f121f4aa13380581f2a95e878fd1621b234c7b263c1fecff2bc3a8ef778d5957',
    )
  })

  it('a session is unpaid until a card pays, then events and the session say so', async () => {
    const session = await createSession('a1')
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    const paid = await payPage(session.url, { number: '4111 1111 1111 1111' })
    expect(paid.headers.get('location')).toBe(`${opened.merchant.url}/return`)
    const after = await client().checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      amount_total: 12_850,
      payment_intent: {
        status: 'succeeded',
        amount_received: 12_850,
        latest_charge: { payment_method_details: { card: { last4: '1111' } } },
      },
    })
    await vi.waitFor(() => {
      expect(events().map(({ type }) => type)).toContain('checkout.session.completed')
    })
  })

  it('the same idempotency key begins one session, another payload with it is refused', async () => {
    const [first, second] = [await createSession('a2', 100), await createSession('a2', 100)]
    expect(second.id).toBe(first.id)
    await expect(createSession('a2', 200)).rejects.toThrow('same parameters')
  })

  it('a declined card may be tried again; a payer who leaves may come back', async () => {
    const session = await createSession('a3')
    const declined = await payPage(session.url, { number: '4000000000000002' })
    expect(await declined.text()).toContain('declined')
    const left = await payPage(session.url, { cancel: '1' })
    expect(left.headers.get('location')).toBe(`${opened.merchant.url}/cancel`)
    expect((await client().checkout.sessions.retrieve(session.id)).status).toBe('open')
    await payPage(session.url, { number: '4111111111111111' })
    expect((await client().checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  })

  it('an expired session cannot be paid, a paid one not expire', async () => {
    const expired = await createSession('a4')
    await client().checkout.sessions.expire(expired.id)
    await payPage(expired.url, { number: '4111111111111111' })
    expect((await client().checkout.sessions.retrieve(expired.id)).status).toBe('expired')
    const paid = await createSession('a5')
    await payPage(paid.url, { number: '4111111111111111' })
    await expect(client().checkout.sessions.expire(paid.id)).rejects.toThrow('status in')
  })

  it('refuses another key', async () => {
    await expect(client('sk_test_other').balance.retrieve()).rejects.toThrow('API Key')
  })

  it('yen have no smaller unit', async () => {
    const session = await createSession('a6', 500, 'jpy')
    await payPage(session.url, { number: '4111111111111111' })
    const { payments } = await opened.panel<{ payments: { captured: number }[] }>('ledger')
    expect(payments[0]?.captured).toBe(50_000)
    expect((await client().checkout.sessions.retrieve(session.id)).amount_total).toBe(500)
  })
})

const createIntent = (attempt: string, type: 'wechat_pay' | 'card_present') =>
  client().paymentIntents.create({
    amount: 12_850,
    currency: 'hkd',
    allowed_payment_method_types: [type],
    metadata: { attempt },
    ...(type === 'wechat_pay'
      ? {
          confirm: true,
          payment_method_data: { type },
          payment_method_options: { wechat_pay: { client: 'web' as const } },
        }
      : {}),
  })

describe('Stripe by its own client: wallets and readers', () => {
  it('a QR code leads to the payer’s phone, which pays', async () => {
    const intent = await createIntent('b1', 'wechat_pay')
    expect(intent.status).toBe('requires_action')
    const code = intent.next_action?.wechat_pay_display_qr_code?.data ?? ''
    expect(await (await fetch(code)).text()).toContain('HK$128.50')
    await fetch(code, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
    expect((await client().paymentIntents.retrieve(intent.id)).status).toBe('succeeded')
    const found = await client().paymentIntents.search({ query: "metadata['attempt']:'b1'" })
    expect(found.data[0]?.id).toBe(intent.id)
  })

  it('a cancelled intent cannot be paid, unless a fault pays it in that moment', async () => {
    const intent = await createIntent('b2', 'wechat_pay')
    await client().paymentIntents.cancel(intent.id)
    expect((await opened.panel('pay', { reference: 'b2' }))['problem']).toContain('cancelled')
    await opened.fault('b3', 'paid-on-cancel')
    const raced = await createIntent('b3', 'wechat_pay')
    await expect(client().paymentIntents.cancel(raced.id)).rejects.toThrow('succeeded')
  })

  it('a reader waits for a card; a second payment is refused in the meantime', async () => {
    const [one, other] = [
      await createIntent('c1', 'card_present'),
      await createIntent('c2', 'card_present'),
    ]
    const { readers } = client().terminal
    const reader = 'tmr_SB_demo'
    await readers.processPaymentIntent(reader, { payment_intent: one.id })
    await expect(
      readers.processPaymentIntent(reader, { payment_intent: other.id }),
    ).rejects.toThrow('busy')
    await expect(
      readers.processPaymentIntent('tmr_SB_offline', { payment_intent: other.id }),
    ).rejects.toThrow('offline')
    await client().testHelpers.terminal.readers.presentPaymentMethod(reader)
    expect((await client().paymentIntents.retrieve(one.id)).status).toBe('succeeded')
    expect(await readers.retrieve(reader)).toMatchObject({ action: { status: 'succeeded' } })
  })

  it('an action that was cancelled leaves the reader free', async () => {
    const intent = await createIntent('c3', 'card_present')
    const { readers } = client().terminal
    await readers.processPaymentIntent('tmr_SB_demo', { payment_intent: intent.id })
    expect(await readers.cancelAction('tmr_SB_demo')).toMatchObject({ action: null })
  })
})

describe('Stripe by its own client: refunds and lists', () => {
  it('gives back at most what was captured, once for each idempotency key', async () => {
    const session = await createSession('d1')
    await payPage(session.url, { number: '4111111111111111' })
    const { payment_intent } = await client().checkout.sessions.retrieve(session.id)
    const refund = (amount: number, idempotencyKey: string) =>
      client().refunds.create(
        { payment_intent: intentOf(payment_intent), amount, metadata: { refund: idempotencyKey } },
        { idempotencyKey },
      )
    const [first, again] = [await refund(10_000, 'r1'), await refund(10_000, 'r1')]
    expect(again.id).toBe(first.id)
    await expect(refund(2851, 'r2')).rejects.toThrow('too much')
    await refund(2850, 'r3')
    const list = await client().refunds.list({ payment_intent: intentOf(payment_intent) })
    expect(list.data).toHaveLength(2)
    const moved = await client().balanceTransactions.list({ created: { gte: soon(-60) } })
    expect(moved.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    const page = await client().balanceTransactions.list({ limit: 2 })
    expect(page.has_more).toBe(true)
  })
})
