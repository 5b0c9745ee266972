import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OpenAccount } from '../open-account.ts'
import type { ProviderRefund } from '../provider.ts'
import {
  testAccount,
  testAttempt,
  testContext,
  testMessage,
  testNow,
} from '../testing/provider-context.ts'
import { adyen } from './adyen.ts'
import { type SignedFields, signedNames, signNotification } from './signature.ts'

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const settings = { merchantAccount: 'TestMerchant', livePrefix: '1797a841fbb37ca7-test' }
const account = testAccount('adyen', settings, { apiKey: 'AQE-key', hmacKey })

/** Adyen's own example. */
const fields: SignedFields = {
  pspReference: '7914073381342284',
  originalReference: '',
  merchantAccount: 'TestMerchant',
  merchantReference: 'ORD1',
  value: '12850',
  currency: 'HKD',
  eventCode: 'AUTHORISATION',
  success: 'true',
}

const bodyOf = (one: SignedFields, hmacSignature = signNotification(hmacKey, one), more = 1) => {
  const { value, currency, originalReference, merchantAccount, ...rest } = one
  const NotificationRequestItem = {
    additionalData: { hmacSignature, cardSummary: '1111' },
    amount: { value: Number(value), currency },
    ...(originalReference === '' ? {} : { originalReference }),
    merchantAccountCode: merchantAccount,
    ...rest,
  }
  return {
    live: 'true',
    notificationItems: Array.from({ length: more }, () => ({ NotificationRequestItem })),
  }
}

const read = (body: unknown, of: OpenAccount = account) =>
  adyen.read(testMessage(JSON.stringify(body)), testContext(of).context)

const json = (body: object, status = 200): Response => Response.json(body, { status })
const refusal = (errorCode: string, status = 422): Response =>
  json({ status, errorCode, message: 'text', errorType: 'validation' }, status)
/** After each of these nobody knows what Adyen did. */
const unclear = () => [
  new Error('reset'),
  new Response('{}', { status: 500 }),
  new Response('{}', { status: 429 }),
  new Response('not JSON', { status: 201 }),
  refusal('704'),
]

describe('PAY-7.9, PAY-7.23: a notification of Adyen', () => {
  it('is signed as in Adyen’s own example', () => {
    expect(signNotification(hmacKey, fields)).toBe('OI2+gy7pCmSl17JQS7CRXJ6eB286nnAs6PxCEi3old4=')
    expect(read(bodyOf(fields))).toMatchObject({
      valid: true,
      settles: true,
      reference: 'ORD1',
      verdict: {
        is: 'paid',
        transaction: '7914073381342284',
        captured: 12850,
        currency: 'HKD',
        merchant: 'TestMerchant',
      },
    })
  })

  it('is refused if any signed field is changed, removed or repeated under another name', () => {
    const signature = signNotification(hmacKey, fields)
    fc.assert(
      fc.property(fc.constantFrom(...signedNames), fc.string(), (name, text) => {
        if (fields[name] === text || (name === 'value' && Number(text) === 12850)) return
        expect(read(bodyOf({ ...fields, [name]: text }, signature)).valid).toBe(false)
      }),
    )
  })

  it('is refused if its signed text could be read in two ways', () => {
    const shifted = { ...fields, pspReference: '79', originalReference: '14:TestMerchant' }
    expect(read(bodyOf(shifted))).toEqual({ valid: false, refusal: 'malformed' })
    const named = { ...fields, merchantReference: 'ORD1:12850' }
    expect(read(bodyOf(named))).toEqual({ valid: false, refusal: 'malformed' })
  })

  it('is refused if it is of another merchant, or several at once', () => {
    const other = { ...fields, merchantAccount: 'Other' }
    expect(read(bodyOf(other))).toEqual({ valid: false, refusal: 'merchant' })
    expect(read(bodyOf(fields, undefined, 2))).toMatchObject({ valid: false })
  })

  it('is valid by the previous key, and by none if the key is not hexadecimal (PAY-7.7)', () => {
    const changed = { current: '11'.repeat(32), previous: hmacKey }
    const of = { ...account, secrets: { hmacKey: changed } }
    expect(read(bodyOf(fields), of).valid).toBe(true)
    const broken = { ...account, secrets: { hmacKey: { current: 'not hexadecimal' } } }
    for (const signature of ['', signNotification('00'.repeat(32), fields)])
      expect(read(bodyOf(fields, signature), broken)).toMatchObject({ refusal: 'signature' })
  })

  it('of any bytes is refused without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(adyen.read(testMessage(text), testContext(account).context).valid).toBe(false)
      }),
    )
  })

  it('of a refusal leaves the link to another try, and says nothing that is not signed', () => {
    expect(read(bodyOf({ ...fields, success: 'false' }))).toMatchObject({
      settles: true,
      verdict: { is: 'failed', final: false, code: 'refused' },
    })
    const reading = read(bodyOf({ ...fields, success: 'false' }))
    expect(reading.valid && reading.verdict).not.toHaveProperty('transaction')
    expect(reading.valid && reading.verdict).not.toHaveProperty('last4')
  })

  it.each([
    ['REFUND', 'true', { is: 'done', id: '8825408195409505' }],
    ['REFUND', 'false', { is: 'refused', code: 'refused' }],
    ['REFUND_FAILED', 'true', { is: 'refused', code: 'REFUND_FAILED' }],
    ['REFUNDED_REVERSED', 'true', { is: 'refused', code: 'REFUNDED_REVERSED' }],
  ])('%s %s tells how a refund ended, and settles no payment', (eventCode, success, refunded) => {
    const id = '8825408195409505'
    const originalReference = fields.pspReference
    const of = { ...fields, pspReference: id, originalReference, eventCode, success }
    expect(read(bodyOf(of))).toMatchObject({
      valid: true,
      reference: 'ORD1',
      settles: false,
      refund: { id, refunded },
    })
  })

  it('PAY-2.18: CAPTURE_FAILED tells that a payment was lost', () => {
    const originalReference = fields.pspReference
    const of = { ...fields, pspReference: '8825408195409506', originalReference }
    expect(read(bodyOf({ ...of, eventCode: 'CAPTURE_FAILED' }))).toMatchObject({
      valid: true,
      settles: false,
      lost: { transaction: originalReference },
    })
  })

  it.each(['CAPTURE', 'OFFER_CLOSED', 'REPORT_AVAILABLE'])(
    '%s is only a reason to query',
    (eventCode) => {
      expect(read(bodyOf({ ...fields, eventCode }))).toMatchObject({
        valid: true,
        settles: false,
        verdict: { is: 'pending' },
      })
    },
  )

  it('counts yen in yen', () => {
    const yen = { ...fields, value: '128', currency: 'JPY' }
    expect(read(bodyOf(yen))).toMatchObject({ verdict: { captured: 12800, currency: 'JPY' } })
  })
})

it('PAY-7.23: a return is only a reason to query', () => {
  const { context } = testContext(account)
  const query = new URLSearchParams({ reference: 'ORD1', resultCode: 'Authorised' })
  const back = { kind: 'return', method: 'GET' } as const
  expect(adyen.read(testMessage('', { ...back, query }), context)).toMatchObject({
    valid: true,
    settles: false,
    reference: 'ORD1',
    verdict: { is: 'pending' },
  })
  expect(adyen.read(testMessage('', back), context)).toMatchObject({ valid: false })
})

const link = (status: string, more: object = {}) => ({
  id: 'PL1',
  url: 'https://eu.adyen.link/PL1',
  status,
  merchantAccount: 'TestMerchant',
  reference: 'ORD1',
  amount: { currency: 'HKD', value: 12850 },
  ...more,
})
const created = () => json(link('active'), 201)
const api = 'https://1797a841fbb37ca7-test-checkout-live.adyenpayments.com/checkout/v71'

const start = (one: Response | Error) => adyen.start(testAttempt, testContext(account, one).context)
const cancel = (...responses: (Response | Error)[]) =>
  adyen.cancel?.(testAttempt, testContext(account, created(), ...responses).context)

describe('PAY-7.23: a link', () => {
  it('takes one payment of exactly the amount, at once, until the attempt’s time is over', async () => {
    const { context, sent } = testContext(account, created())
    expect(
      await adyen.start({ ...testAttempt, locale: 'zh-hk', channel: 'alipay_hk' }, context),
    ).toEqual({
      is: 'started',
      next: { kind: 'redirect', url: 'https://eu.adyen.link/PL1' },
    })
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: '' }] = sent
    expect(url).toBe(`${api}/paymentLinks`)
    expect(headers.get('x-api-key')).toBe('AQE-key')
    expect(headers.get('idempotency-key')).toBe(testAttempt._id)
    expect(JSON.parse(body)).toEqual({
      merchantAccount: 'TestMerchant',
      reference: 'ORD1',
      amount: { currency: 'HKD', value: 12850 },
      description: '1024 Lantern Lane',
      returnUrl: `https://menu.example/api/payments/return/${testAttempt._id}?reference=ORD1`,
      expiresAt: '2026-01-02T03:19:05+00:00',
      shopperLocale: 'zh-TW',
      allowedPaymentMethods: ['alipay_hk'],
      reusable: false,
      captureDelayHours: 0,
    })
  })

  it('fails if Adyen refuses it; after anything else it is unknown (PAY-7.17)', async () => {
    expect(await start(refusal('905'))).toEqual({ is: 'failed', code: '905', message: 'text' })
    expect(await start(new Response('', { status: 401 }))).toMatchObject({ code: '401' })
    for (const one of unclear()) expect(await start(one)).toEqual({ is: 'unknown' })
  })

  it('does not start for half a yen, nor live without the merchant’s part of the address (PAY-7.5)', async () => {
    const { context, sent } = testContext(account)
    const yen = { ...testAttempt, charge: 12850, currency: 'JPY' } as const
    expect(await adyen.start(yen, context)).toEqual({ is: 'failed', code: 'amount' })
    for (const livePrefix of ['', 'evil.example/', 'a:b@c', '../x']) {
      const of = { ...account, settings: { ...settings, livePrefix } }
      const started = await adyen.start(testAttempt, { ...context, account: of })
      expect(started).toMatchObject({ is: 'failed', code: 'livePrefix' })
    }
    expect(sent).toEqual([])
  })

  it.each([
    ['active', { is: 'pending' }],
    ['paymentPending', { is: 'pending' }],
    ['expired', { is: 'cancelled' }],
    ['completed', { is: 'paid', captured: 12850, currency: 'HKD', merchant: 'TestMerchant' }],
    ['paid', { is: 'paid', captured: 12850, currency: 'HKD', merchant: 'TestMerchant' }],
    ['something new', { is: 'unknown' }],
  ])('that is %s says %o, also if the response to its start was lost', async (status, verdict) => {
    const { context, sent } = testContext(account, created(), json(link(status)))
    expect(await adyen.query?.(testAttempt, context)).toEqual(verdict)
    // The same key finds the same link.
    expect(
      sent.map(({ method, url, headers }) => [method, url, headers.get('idempotency-key')]),
    ).toEqual([
      ['POST', `${api}/paymentLinks`, testAttempt._id],
      ['GET', `${api}/paymentLinks/PL1`, null],
    ])
  })

  it('of another merchant or reference says nothing', async () => {
    for (const more of [{ merchantAccount: 'Other' }, { reference: 'ORD2' }, { amount: {} }]) {
      const { context } = testContext(account, created(), json(link('completed', more)))
      expect(await adyen.query?.(testAttempt, context)).toEqual({ is: 'unknown' })
    }
  })

  it('is unknown if Adyen does not respond to a query (PAY-7.17)', async () => {
    for (const one of [...unclear(), refusal('000', 401)]) {
      const { context } = testContext(account, created(), one)
      expect(await adyen.query?.(testAttempt, context)).toEqual({ is: 'unknown' })
    }
    for (const one of [...unclear(), refusal('000', 401)]) {
      const { context } = testContext(account, one)
      expect(await adyen.query?.(testAttempt, context)).toEqual({ is: 'unknown' })
      expect(await adyen.cancel?.(testAttempt, context)).toEqual({ is: 'unknown' })
    }
  })

  it('is closed by ending it; one that was paid in the meantime says so', async () => {
    expect(await cancel(json(link('expired')))).toBe('closed')
    expect(await cancel(refusal('29_003'), json(link('completed')))).toMatchObject({ is: 'paid' })
    expect(await cancel(refusal('29_003'), json(link('expired')))).toBe('closed')
    expect(await cancel(new Error('reset'))).toEqual({ is: 'unknown' })
  })
})

const known = { ...testAttempt, transaction: '7914073381342284' }
const refund: ProviderRefund = {
  _id: '0123456789abcdef0000000b',
  amount: 5000,
  currency: 'HKD',
  full: false,
  attempt: known,
  others: [],
}
const received = () => json({ pspReference: 'R1', status: 'received' }, 201)
const sendRefund = (one: Response | Error) =>
  adyen.refund?.(refund, testContext(account, one).context)
const sentBefore = (days: number) => ({ ...refund, sentTime: testNow - days * 24 * 3_600_000 })

describe('PAY-7.18, PAY-7.23: a refund', () => {
  it('is pending once Adyen has received it, under the same key each time', async () => {
    const { context, sent } = testContext(account, received(), received())
    expect(await adyen.refund?.(refund, context)).toEqual({ is: 'pending', id: 'R1' })
    expect(await adyen.queryRefund?.(sentBefore(1), context)).toEqual({ is: 'pending', id: 'R1' })
    for (const { url, headers, body } of sent) {
      expect(url).toBe(`${api}/payments/7914073381342284/refunds`)
      expect(headers.get('idempotency-key')).toBe(refund._id)
      expect(JSON.parse(body)).toEqual({
        merchantAccount: 'TestMerchant',
        reference: 'ORD1',
        amount: { currency: 'HKD', value: 5000 },
      })
    }
    expect(await adyen.queryRefund?.(refund, context)).toEqual({ is: 'absent' })
  })

  it('that Adyen refuses fails; after anything else it is unknown', async () => {
    expect(await sendRefund(refusal('167'))).toEqual({ is: 'refused', code: '167' })
    for (const one of unclear()) expect(await sendRefund(one)).toEqual({ is: 'unknown' })
  })

  it('is not sent any more once Adyen may have forgotten its key: it could refund twice', async () => {
    const { context, sent } = testContext(account)
    expect(await adyen.queryRefund?.(sentBefore(6.5), context)).toEqual({
      is: 'refused',
      code: 'noOutcome',
    })
    expect(sent).toEqual([])
  })

  it('waits a day for the notification that tells Adyen’s reference of the payment', async () => {
    const { context, sent } = testContext(account)
    const unnamed = { ...refund, attempt: testAttempt }
    expect(await adyen.refund?.(unnamed, context)).toEqual({ is: 'pending' })
    const late = { ...sentBefore(1.5), attempt: testAttempt }
    expect(await adyen.queryRefund?.(late, context)).toEqual({ is: 'refused', code: 'noReference' })
    expect(sent).toEqual([])
  })
})

it('PAY-7.20: keys and merchant account are tested without moving money', async () => {
  const { context, sent } = testContext(account, json({ paymentMethods: [] }))
  expect(await adyen.test?.(context)).toEqual({ ok: true })
  expect(sent.map(({ method, url }) => [method, url])).toEqual([['POST', `${api}/paymentMethods`]])
  const test = (one: Response | Error) => adyen.test?.(testContext(account, one).context)
  expect(await test(refusal('901', 403))).toMatchObject({ ok: false, message: /901/ })
  expect(await test(new Error('reset'))).toMatchObject({ ok: false })
  const broken = testAccount('adyen', settings, { apiKey: 'AQE-key', hmacKey: 'short' })
  expect(await adyen.test?.(testContext(broken).context)).toMatchObject({
    ok: false,
    message: /HMAC/,
  })
})
