import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  testAccount,
  testAttempt,
  testContext,
  testDay,
  testNow,
} from '../testing/provider-context.ts'
import type { ProviderRefund } from '../provider.ts'
import { cybersource } from './cybersource.ts'
import { pageSize } from './search-transactions.ts'

const account = testAccount(
  'cybersource',
  { profileId: 'PROFILE1', accessKey: 'ACCESSKEY1', merchantId: 'm1', keyId: 'key1' },
  { secretKey: 'SECRET', sharedSecret: Buffer.from('shared').toString('base64') },
)

const found = (...transactionSummaries: object[]): Response =>
  Response.json({ _embedded: { transactionSummaries } }, { status: 201 })

const transaction = (applications: object, more: object = {}): object => ({
  id: '646173',
  merchantId: 'm1',
  submitTimeUtc: '2026-01-02T03:05:00Z',
  clientReferenceInformation: { code: 'ORD1' },
  orderInformation: { amountDetails: { totalAmount: '128.50', currency: 'HKD' } },
  paymentInformation: { card: { suffix: '1111' } },
  applicationInformation: {
    applications: Object.entries(applications).map(([name, reasonCode]) => ({ name, reasonCode })),
  },
  ...more,
})

const query = (...responses: (Response | Error)[]) =>
  cybersource.query?.(testAttempt, testContext(account, ...responses).context)

const refund: ProviderRefund = {
  _id: '0123456789abcdef0000000b',
  amount: 2850,
  currency: 'HKD',
  full: false,
  attempt: { ...testAttempt, transaction: '646173' },
  others: [],
}

it('PAY-7.10: calls of the REST API have a signature over host, date, path, body and merchant', async () => {
  const { context, sent } = testContext(account, found())
  await cybersource.query?.(testAttempt, context)
  const [{ url, headers, body } = { url: '', headers: new Headers(), body: '' }] = sent
  expect(url).toBe('https://api.cybersource.com/tss/v2/searches')
  expect(JSON.parse(body)).toMatchObject({ query: 'clientReferenceInformation.code:ORD1' })
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const date = new Date(testNow).toUTCString()
  const text = `host: api.cybersource.com\ndate: ${date}\nrequest-target: post /tss/v2/searches\ndigest: ${digest}\nv-c-merchant-id: m1`
  const signature = createHmac('sha256', 'shared').update(text).digest('base64')
  expect(headers.get('digest')).toBe(digest)
  expect(headers.get('date')).toBe(date)
  expect(headers.get('accept')).toBe('application/hal+json')
  expect(headers.get('signature')).toBe(
    `keyid="key1", algorithm="HmacSHA256", headers="host date request-target digest v-c-merchant-id", signature="${signature}"`,
  )
})

it.each([
  [[{ ics_auth: '100', ics_bill: '100' }], { is: 'paid', captured: 12850, transaction: '646173' }],
  [[{ ics_auth: '110' }], { is: 'partial', last4: '1111' }],
  [[{ ics_auth: '480' }], { is: 'review' }],
  [[{ ics_auth: '203' }], { is: 'failed', final: false, code: '203' }],
  [[{ ics_auth: '203' }, { ics_auth: '100', ics_bill: '100' }], { is: 'paid' }],
  [[{ ics_credit: '100' }], { is: 'pending' }],
  [[], { is: 'pending' }],
])('the search result %j says %o', async (applications, verdict) => {
  expect(await query(found(...applications.map((one) => transaction(one))))).toMatchObject(verdict)
})

it('PAY-2.5: what is in review is only authorised: nothing was captured', async () => {
  expect(await query(found(transaction({ ics_auth: '480' })))).not.toHaveProperty('captured')
})

it('a payment of another reference is not that of the attempt', async () => {
  const other = { clientReferenceInformation: { code: 'ORD12' } }
  const paid = transaction({ ics_auth: '100', ics_bill: '100' }, other)
  expect(await query(found(paid))).toEqual({ is: 'pending' })
})

const broken = () => [new Error('reset'), new Response('', { status: 502 })]

it('PAY-7.17: time-outs, broken connections and statuses of 500 leave it unknown', async () => {
  for (const one of broken()) expect(await query(one)).toEqual({ is: 'unknown' })
  for (const one of broken()) {
    const { context } = testContext(account, one)
    expect(await cybersource.refund?.(refund, context)).toEqual({ is: 'unknown' })
  }
})

it('PAY-7.18: a refund has its id as reference; refused ones say why', async () => {
  const done = Response.json({ id: '777', status: 'PENDING' }, { status: 201 })
  const refused = Response.json(
    { status: 'DECLINED', errorInformation: { reason: 'PROCESSOR_DECLINED' } },
    { status: 201 },
  )
  const invalid = Response.json(
    { status: 'INVALID_REQUEST', reason: 'INVALID_DATA' },
    { status: 400 },
  )
  const { context, sent } = testContext(account, done, refused, invalid)
  expect(await cybersource.refund?.(refund, context)).toEqual({ is: 'done', id: '777' })
  expect(sent[0]?.url).toBe('https://api.cybersource.com/pts/v2/payments/646173/refunds')
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    clientReferenceInformation: { code: refund._id },
    orderInformation: { amountDetails: { totalAmount: '28.50', currency: 'HKD' } },
  })
  expect(await cybersource.refund?.(refund, context)).toEqual({
    is: 'refused',
    code: 'PROCESSOR_DECLINED',
  })
  expect(await cybersource.refund?.(refund, context)).toEqual({
    is: 'refused',
    code: 'INVALID_DATA',
  })
})

it('PAY-7.18: a refund that the search does not show yet may have been made', async () => {
  const made = transaction(
    { ics_credit: '100' },
    { clientReferenceInformation: { code: refund._id } },
  )
  const { context } = testContext(account, found(made), found(), found(), new Error('reset'))
  const sentTime = testNow - 60_000
  expect(await cybersource.queryRefund?.(refund, context)).toEqual({ is: 'done', id: '646173' })
  expect(await cybersource.queryRefund?.({ ...refund, sentTime }, context)).toEqual({
    is: 'pending',
  })
  const earlier = { ...refund, sentTime: testNow - 3_600_000 }
  expect(await cybersource.queryRefund?.(earlier, context)).toEqual({ is: 'absent' })
  expect(await cybersource.queryRefund?.(earlier, context)).toEqual({ is: 'unknown' })
})

it('a void on the same day', async () => {
  const { context, sent } = testContext(
    account,
    Response.json({ id: '888', status: 'VOIDED' }, { status: 201 }),
  )
  expect(await cybersource.void?.(refund, context)).toEqual({ is: 'done', id: '888' })
  expect(sent[0]?.url).toBe('https://api.cybersource.com/pts/v2/payments/646173/voids')
})

it('lists the payments and refunds of a day, page by page', async () => {
  const paid = transaction({ ics_auth: '100', ics_bill: '100' })
  const refunded = transaction(
    { ics_credit: '100' },
    { clientReferenceInformation: { code: 'R1' } },
  )
  const declined = transaction({ ics_auth: '203' })
  const page = Array.from({ length: pageSize }, () => declined)
  const { context, sent } = testContext(account, found(...page), found(paid, refunded))
  const entries = []
  for await (const entry of cybersource.settled?.(testDay, context) ?? []) entries.push(entry)
  expect(entries).toMatchObject([
    { kind: 'payment', reference: 'ORD1', amount: 12850, currency: 'HKD' },
    { kind: 'refund', refund: 'R1' },
  ])
  expect(sent.map(({ body }) => (JSON.parse(body) as { offset: number }).offset)).toEqual([
    0,
    pageSize,
  ])
})

it('PAY-7.20: the test of an account calls the search', async () => {
  const { context } = testContext(account, found(), new Response('', { status: 401 }))
  expect(await cybersource.test?.(context)).toEqual({ ok: true })
  expect(await cybersource.test?.(context)).toMatchObject({ ok: false })
})
