import { randomBytes } from 'node:crypto'
import type { Currency, ProviderName } from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { baseUrls } from './base-urls.ts'
import type {
  Message,
  ProviderAttempt,
  ProviderContext,
  ProviderRefund,
  Reading,
  Refunded,
} from './provider.ts'
import { providers } from './providers.ts'
import { testAccount } from './testing/provider-context.ts'
import { type Paid, type SandboxProcess, startSandboxProcess } from './testing/sandbox-process.ts'

let sandbox: SandboxProcess

beforeAll(async () => {
  sandbox = await startSandboxProcess()
  const url = `${sandbox.publicUrl}/api/payments/notify/0123456789abcdef00000001`
  for (const provider of ['stripe', 'fps', 'adyen'])
    await sandbox.panel('webhooks', { provider, url })
})
beforeEach(() => sandbox.panel('reset', {}))
afterAll(() => sandbox.close())

interface Case {
  readonly name: ProviderName
  readonly settings: Readonly<Record<string, string>>
  readonly secrets: Readonly<Record<string, string>>
  readonly currency: Currency
  readonly channel?: string
}

const stripeSecrets = { apiKey: 'sk_test_SB_demo', webhookSecret: 'whsec_SB_demo' }

/** The keys of apps/sandbox/README.md. */
const cases: readonly Case[] = [
  {
    name: 'cybersource',
    settings: {
      profileId: 'SB_demo',
      accessKey: 'sbdemoaccesskey',
      merchantId: 'SB_demo',
      keyId: 'sb-demo-rest-key',
    },
    secrets: {
      secretKey: 'sb-demo-cybersource-secret',
      sharedSecret: 'c2ItZGVtby1jeWJlcnNvdXJjZS1yZXN0LXNlY3JldA==',
    },
    currency: 'HKD',
  },
  {
    name: 'fiuu',
    settings: { merchantId: 'SB_demo', billEmail: 'shop@example.com', billMobile: '55555555' },
    secrets: { verifyKey: 'sb-demo-fiuu-verify', secretKey: 'sb-demo-fiuu-secret' },
    currency: 'MYR',
  },
  {
    name: 'stripe',
    settings: { accountId: 'acct_SB_demo' },
    secrets: stripeSecrets,
    currency: 'HKD',
  },
  { name: 'stripe', settings: {}, secrets: stripeSecrets, currency: 'HKD', channel: 'wechat_pay' },
  {
    name: 'stripeTerminal',
    settings: { reader: 'tmr_SB_demo' },
    secrets: stripeSecrets,
    currency: 'HKD',
  },
  {
    name: 'linePay',
    settings: { channelId: '1656000000' },
    secrets: { channelSecret: 'a917ab6a2367b536f8e5a6e2977e06f4' },
    currency: 'TWD',
  },
  { name: 'lanReader', settings: {}, secrets: {}, currency: 'HKD' },
  {
    name: 'adyen',
    settings: { merchantAccount: 'SB_demo' },
    secrets: {
      apiKey: 'sb-demo-adyen-api-key',
      hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
    },
    currency: 'HKD',
  },
]

const fpsCase: Case = {
  name: 'fps',
  settings: { fpsId: '1234567' },
  secrets: { notificationSecret: 'sb-demo-fps-secret' },
  currency: 'HKD',
}

const contextOf = ({ name, settings, secrets }: Case): ProviderContext => ({
  account: {
    ...testAccount(name, settings, secrets),
    mode: 'sandbox',
    urls: baseUrls(name, 'sandbox', { sandboxUrl: sandbox.url }),
  },
  now: () => Date.now(),
  fetch,
  publicUrl: sandbox.publicUrl,
  signal: AbortSignal.timeout(20_000),
})

const attemptOf = ({ currency, channel }: Case): ProviderAttempt => {
  const _id = randomBytes(12).toString('hex')
  return {
    _id,
    shop: '0123456789abcdef00000002',
    charge: 25_000,
    currency,
    locale: 'en',
    ...(channel === undefined ? {} : { channel }),
    description: '1024 Lantern Lane',
    reference: _id,
    expiresTime: Date.now() + 15 * 60_000,
    createTime: Date.now(),
  }
}

/** Begins an attempt as the server and the payer's browser do. */
const begin = async (one: Case) => {
  const provider = providers[one.name]
  const context = contextOf(one)
  const attempt = attemptOf(one)
  const started = await provider.start(attempt, context)
  if (started.is !== 'started') throw new Error(JSON.stringify(started))
  const form = provider.form?.(attempt, context)
  if (form !== undefined) {
    const body = new URLSearchParams(
      form.fields.map(([name, value]): [string, string] => [name, value]),
    )
    const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' })
    expect(response.status, await response.text()).toBe(303)
  }
  const { transaction } = started
  return {
    provider,
    context,
    attempt: transaction === undefined ? attempt : { ...attempt, transaction },
  }
}

const pay = (reference: string, outcome = 'paid'): Promise<Paid> =>
  sandbox.panel<Paid>('pay', { reference, outcome })

const returned = ({ return: back }: Paid): Message => {
  const fields = new URLSearchParams(
    back?.fields.map(([name, value]): [string, string] => [name, value]),
  )
  const { searchParams } = new URL(back?.url ?? 'http://none')
  const isPost = back?.method === 'POST'
  return {
    method: isPost ? 'POST' : 'GET',
    kind: 'return',
    headers: {},
    raw: Buffer.from(isPost ? fields.toString() : ''),
    query: isPost ? searchParams : new URLSearchParams([...searchParams, ...fields]),
  }
}

type Heard = Extract<Reading, { valid: true }>

/** What a provider's notifications say of an attempt. */
const heardOf = (name: ProviderName, context: ProviderContext, reference: string): Heard[] =>
  sandbox.received
    .map(({ message }) => providers[name].read(message, context))
    .filter((reading) => reading.valid)
    .filter((reading) => reading.reference === reference)

/** Waits for what a notification says, of a provider that says it in no response. */
const hear = <Found>(
  { name }: Case,
  context: ProviderContext,
  reference: string,
  find: (reading: Heard) => Found | undefined,
): Promise<Found> =>
  vi.waitFor(() => {
    const [found] = heardOf(name, context, reference).flatMap((one) => find(one) ?? [])
    if (found === undefined) throw new Error('there is no such notification yet')
    return found
  })

/** A payment that was taken, with the transaction that its provider knows it by. */
const takePayment = async (one: Case) => {
  const begun = await begin(one)
  const { provider, context, attempt } = begun
  const paid = await pay(attempt.reference)
  const verdict = await (provider.confirm ?? provider.query)?.(attempt, context)
  expect(verdict).toMatchObject({ is: 'paid', captured: 25_000, currency: one.currency })
  const transaction =
    verdict?.transaction ??
    (await hear(one, context, attempt.reference, (heard) => heard.verdict.transaction))
  return { ...begun, paid, attempt: { ...attempt, transaction } }
}

const refundOf = (attempt: ProviderAttempt, amount: number): ProviderRefund => ({
  _id: randomBytes(12).toString('hex'),
  amount,
  currency: attempt.currency,
  full: amount === attempt.charge,
  attempt,
  others: [],
})

const title = ({ name, channel = '' }: Case): string => `${name} ${channel}`.trim()

describe.each(cases.map((one) => ({ one, of: title(one) })))('$of and the sandbox', ({ one }) => {
  it('a payment is pending until the payer pays, then paid', async () => {
    const { provider, context, attempt } = await begin(one)
    expect(await provider.query?.(attempt, context)).toMatchObject({ is: 'pending' })
    await pay(attempt.reference)
    const paid = await (provider.confirm ?? provider.query)?.(attempt, context)
    expect(paid).toMatchObject({ is: 'paid', captured: 25_000, currency: one.currency })
    expect(await provider.query?.(attempt, context)).toMatchObject({ is: 'paid' })
  })

  it('the return is read, if there is one', async () => {
    const { provider, context, attempt, paid } = await takePayment(one)
    if (paid.return === undefined) return
    const reading = provider.read(returned(paid), context)
    expect(reading).toMatchObject({ valid: true, reference: attempt.reference })
    if (reading.valid && reading.settles)
      expect(reading.verdict).toMatchObject({ is: 'paid', captured: 25_000 })
  })

  it('a declined payment has failed', async () => {
    const { provider, context, attempt } = await begin(one)
    await pay(attempt.reference, 'declined')
    // A link of Adyen stays as it is: only the notification tells.
    const verdict =
      one.name === 'adyen'
        ? await hear(one, context, attempt.reference, (heard) => heard.verdict)
        : await provider.query?.(attempt, context)
    expect(verdict).toMatchObject({ is: 'failed' })
  })

  it('a payment that is closed cannot be paid', async () => {
    const { provider, context, attempt } = await begin(one)
    if (provider.cancel === undefined) return
    expect(await provider.cancel(attempt, context)).toBe('closed')
    // LINE Pay's page stays, but nothing is taken without a confirmation.
    if (one.name === 'linePay') return
    expect((await pay(attempt.reference)).payment.captured).toBe(0)
  })

  it('a refund is absent before it is sent, and done once afterwards', async () => {
    const { provider, context, attempt } = await takePayment(one)
    const refund = refundOf(attempt, 10_000)
    expect((await provider.queryRefund?.(refund, context))?.is).toBe('absent')
    const ended = async (refunded: Refunded | undefined): Promise<Refunded | undefined> =>
      refunded?.is === 'pending'
        ? hear(one, context, attempt.reference, ({ refund: heard }) =>
            heard?.id === refunded.id ? heard?.refunded : undefined,
          )
        : refunded
    const done = await ended(await provider.refund?.(refund, context))
    expect(done?.is).toBe('done')
    const sent = { ...refund, sentTime: Date.now() }
    expect(await ended(await provider.queryRefund?.(sent, context))).toEqual(done)
    const rest = refundOf(attempt, 15_100)
    expect((await ended(await provider.refund?.(rest, context)))?.is).toBe('refused')
  })

  it('a void takes all of it back, and is found afterwards', async () => {
    const { provider, context, attempt } = await takePayment(one)
    if (provider.void === undefined) return
    const refund = refundOf(attempt, 25_000)
    expect(await provider.void(refund, context)).toMatchObject({ is: 'done' })
    expect(await provider.queryRefund?.(refund, context)).toMatchObject({ is: 'done' })
    expect(await provider.refund?.(refundOf(attempt, 100), context)).toMatchObject({
      is: 'refused',
    })
  })

  it('the books of the day have the payment and its refund', async () => {
    const { provider, context, attempt } = await takePayment(one)
    if (provider.settled === undefined) return
    const refund = refundOf(attempt, 10_000)
    await provider.refund?.(refund, context)
    const entries = []
    const period = { from: Date.now() - 60_000, to: Date.now() + 60_000 }
    for await (const entry of provider.settled(period, context)) entries.push(entry)
    const ofAttempt = entries.filter((entry) => entry.reference === attempt.reference)
    expect(ofAttempt.filter((entry) => entry.kind === 'payment')).toMatchObject([
      { amount: 25_000, transaction: attempt.transaction },
    ])
    expect(entries.filter((entry) => entry.refund === refund._id)).toMatchObject([
      { kind: 'refund', amount: 10_000 },
    ])
  })

  it('the keys are accepted, others are not', async () => {
    const { provider, context } = await begin(one)
    expect(await provider.test?.(context)).toEqual({ ok: true })
    if (provider.secrets.length === 0) return
    const secrets = Object.fromEntries(
      provider.secrets.map((name) => [name, { current: 'b3RoZXI=' }]),
    )
    const other = { ...context, account: { ...context.account, secrets } }
    expect(await provider.test?.(other)).toMatchObject({ ok: false })
  })
})

describe.each([...cases, fpsCase].map((one) => ({ one, of: title(one) })))(
  'notifications: $of and the sandbox',
  ({ one }) => {
    const verdicts = (context: ProviderContext, reference: string) =>
      heardOf(one.name, context, reference).filter(({ settles }) => settles)

    const payOne = async (fault?: string) => {
      if (one.name === 'fps') {
        const context = contextOf(one)
        const attempt = attemptOf(one)
        const started = await providers.fps.start(attempt, context)
        const next = started.is === 'started' ? started.next : undefined
        if (fault !== undefined)
          await sandbox.panel('faults', { reference: attempt.reference, fault })
        await sandbox.panel('pay', { code: next?.kind === 'qr' ? next.data : '' })
        return { context, attempt }
      }
      const begun = await begin(one)
      const { reference } = begun.attempt
      if (fault !== undefined) await sandbox.panel('faults', { reference, fault })
      await pay(reference)
      return begun
    }

    it('of a payment are read as it was captured', async () => {
      if (one.name === 'linePay' || one.name === 'lanReader') return
      const { context, attempt } = await payOne()
      await vi.waitFor(() =>
        expect(verdicts(context, attempt.reference)).toContainEqual(
          expect.objectContaining({
            verdict: expect.objectContaining({
              is: 'paid',
              captured: 25_000,
              currency: one.currency,
            }) as unknown,
          }),
        ),
      )
    })

    it.each(['forged', 'other-merchant'])('that are %s are refused', async (fault) => {
      if (one.name === 'linePay' || one.name === 'lanReader') return
      const before = sandbox.received.length
      const { context, attempt } = await payOne(fault)
      await vi.waitFor(() => expect(sandbox.received.length).toBeGreaterThan(before))
      expect(verdicts(context, attempt.reference)).toEqual([])
    })
  },
)
