import type { PaymentAttempt, StartPaymentResult } from '@comanda/contract'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedForm } from '../../../payments/cybersource/payment-form.ts'
import { dropUnknownMessages } from '../../../payments/drop-unknown-messages.ts'
import { paymentMessages } from '../../../tables/payment-messages.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const secretKey = 'cybersource-secret-of-the-tests'
const settings = {
  profileId: 'PROFILE1',
  accessKey: 'ACCESSKEY1',
  merchantId: 'merchant',
  keyId: 'key',
}
const [account, method] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]

let server: TestServer
let shop: OrderingShop
let diner: TestClient
beforeAll(async () => {
  // No provider is reached: a query fails at once.
  server = await startTestServer({ config: { paymentSandboxUrl: 'http://127.0.0.1:9' } })
  shop = await makeOrderingShop(server)
  await server.app.service('paymentAccounts').create({
    _id: account,
    name: 'Cards',
    provider: 'cybersource',
    mode: 'sandbox',
    settings,
    secrets: { secretKey, sharedSecret: 'c2hhcmVkLXNlY3JldA==' },
  })
  const name = [{ lang: 'en' as const, value: 'Card' }]
  await server.app.service('paymentMethods').create({ _id: method, name, type: 'card', account })
  diner = await server.client()
})
afterAll(() => server.stop())

const start = async (returnUrl?: string): Promise<StartPaymentResult> => {
  const { session } = await orderingCalls(diner, shop).create({ payBy: method })
  const data = { session: session._id, methodRef: method, saveInfo: true, returnUrl }
  return (await diner
    .service('cybersource/redirect/setup')
    .create(data, { query: { locale: 'zh-hk' } })) as StartPaymentResult
}

const statusOf = async ({ _id }: PaymentAttempt) => {
  const { status } = (await diner.service('paymentAttempts').get(_id)) as PaymentAttempt
  return status
}

/** The provider's reply that the payer's browser posts. */
const comeBack = (attempt: PaymentAttempt, own: Readonly<Record<string, string>> = {}) => {
  const reply = {
    decision: 'ACCEPT',
    reason_code: '100',
    transaction_id: `T${attempt._id}`,
    req_reference_number: attempt._id,
    req_profile_id: settings.profileId,
    req_access_key: settings.accessKey,
    req_currency: attempt.currency,
    auth_amount: attempt.charge.toFixed(2),
    signed_field_names: '',
    ...own,
  }
  const fields = signedForm(Object.entries(reply), secretKey)
  return fetch(`${server.url}/api/payments/return/${attempt._id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(Object.fromEntries(fields)),
  })
}

it('PAY-2.14: the form sends itself to the provider alone, is not cached, and is signed each time', async () => {
  const { next, attempt } = await start()
  if (next.kind !== 'redirect') throw new Error(`next is ${next.kind}`)
  expect(new URL(next.url).pathname).toBe(`/api/payments/go/${attempt._id}`)
  const page = await fetch(next.url)
  const html = await page.text()
  expect(html).toContain('action="http://127.0.0.1:9/pay"')
  expect(html).toContain('name="signature"')
  expect(html).toContain('lang="zh-hk"')
  expect(html).not.toContain(secretKey)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('form-action http://127.0.0.1:9;')
  expect(policy).toMatch(/script-src 'sha256-[\w+/]+=*'/)
})

it('PAY-2.15: a signed return settles the payment; the form leads to its result from then on', async () => {
  const { attempt } = await start()
  const back = await comeBack(attempt)
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    `/payment/result/${attempt._id}`,
  ])
  expect(await statusOf(attempt)).toBe('paid')
  const again = await fetch(`${server.url}/api/payments/go/${attempt._id}`, { redirect: 'manual' })
  expect(again.status).toBe(303)
})

it('PAY-2.15: a return for another payment settles nothing', async () => {
  const [mine, others] = [await start(), await start()]
  await comeBack(mine.attempt, { req_reference_number: others.attempt._id })
  expect(await statusOf(mine.attempt)).toBe('pending')
  expect(await statusOf(others.attempt)).toBe('pending')
})

const setOrigins = (...returnOrigins: string[]) =>
  server.app.service('shops').patch(shop.shop, { returnOrigins })

it('PAY-2.19: a payer returns to the page of another origin that began the payment, with the attempt alone', async () => {
  await setOrigins('https://menu.example.com')
  const { attempt } = await start('https://menu.example.com/paid?table=7&attempt=x#/done')
  const location = `https://menu.example.com/paid?table=7&attempt=${attempt._id}#/done`
  expect((await comeBack(attempt)).headers.get('location')).toBe(location)
  const again = await fetch(`${server.url}/api/payments/go/${attempt._id}`, { redirect: 'manual' })
  expect(again.headers.get('location')).toBe(location)
})

it('PAY-2.19: once the shop allows the origin no more, the payer returns to the diner’s app', async () => {
  await setOrigins('https://menu.example.com')
  const { attempt } = await start('https://menu.example.com/paid')
  await setOrigins('https://other.example.com')
  const back = await comeBack(attempt)
  expect(back.headers.get('location')).toBe(`/payment/result/${attempt._id}`)
})

it.each([
  'https://evil.example/',
  'https://menu.example.com.evil.example/',
  'https://menu.example.com@evil.example/',
  'https://user:word@menu.example.com/',
  'https://menu.example.com:8443/',
  'http://menu.example.com/',
  'https://evil.example\\@menu.example.com/',
  'https://',
  'javascript:alert(1)',
  '//menu.example.com/',
])('PAY-2.19: no payer is led to %s', async (url) => {
  await setOrigins('https://menu.example.com')
  await expect(start(url)).rejects.toMatchObject({
    code: 400,
    data: { code: 'dataInvalid', field: 'returnUrl' },
  })
})

it('PAY-2.19: an origin is one of https, or of this computer', async () => {
  const refused = [
    'http://menu.example.com',
    'https://menu.example.com/',
    'https://*',
    'null',
    'data:',
  ]
  for (const origin of refused)
    await expect(setOrigins(origin)).rejects.toMatchObject({ code: 400 })
  await setOrigins('http://localhost:5173')
})

it('PAY-2.13: a payment that is cancelled and paid in the end counts if it is still due', async () => {
  const { attempt } = await start()
  await diner.service('paymentAttempts/cancel').create({ attempt: attempt._id })
  expect(await statusOf(attempt)).toBe('cancelled')
  await comeBack(attempt)
  expect(await statusOf(attempt)).toBe('paid')
})

it('PAY-7.22: strangers write few rows, which are deleted after 30 days; staff hear of a refused message', async () => {
  const { attempt } = await start()
  const staff = await server.client(shop.staff)
  await staff.service('shops/subscribe').create({ item: shop.shop })
  const heard = heardBy(staff, 'paymentMessages', 'created')
  const { database, now } = server.runtime
  await comeBack(attempt, { signature: 'forged' })
  await expect
    .poll(() => heard)
    .toContainEqual(
      expect.objectContaining({ attempt: attempt._id, valid: false, refusal: 'signature' }),
    )
  const urls = Array.from(
    { length: 100 },
    (_, index) => `${server.url}/api/payments/return/${attempt._id}?x=${index}`,
  )
  for (const url of urls) expect((await fetch(url, { redirect: 'manual' })).status).toBe(303)
  const ofNobody = () => database.select().from(paymentMessages).where(eq(paymentMessages.shop, ''))
  const rows = await ofNobody()
  const refused = rows.filter(({ valid }) => !valid).length
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThanOrEqual(60)
  const day = 86_400_000
  expect(await dropUnknownMessages(database, now() + 29 * day)).toBe(0)
  expect(await dropUnknownMessages(database, now() + 31 * day)).toBe(rows.length)
  expect(await ofNobody()).toEqual([])
  await comeBack(attempt)
  expect(await statusOf(attempt)).toBe('paid')
})
