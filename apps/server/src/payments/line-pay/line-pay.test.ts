import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderRefund } from '../provider.ts'
import { testAccount, testAttempt, testContext, testMessage } from '../testing/provider-context.ts'
import { linePay } from './line-pay.ts'
import { quoteLongIntegers } from './quote-long-integers.ts'
import { signRequest } from './signature.ts'

const secret = 'a917ab6a2367b536f8e5a6e2977e06f4'
const account = testAccount('linePay', { channelId: '1656000000' }, { channelSecret: secret })
const attempt = { ...testAttempt, charge: 25_000, currency: 'TWD' } as const
const transaction = '2026010212345678901'
const known = { ...attempt, transaction }

const replied = (returnCode: string, info?: string): Response =>
  new Response(
    `{"returnCode":"${returnCode}","returnMessage":"text"${info === undefined ? '' : `,"info":${info}`}}`,
  )
const payInfo = '"payInfo":[{"method":"BALANCE","amount":200},{"method":"POINT","amount":50}]'
const details = (more = ''): Response =>
  replied(
    '0000',
    `[{"transactionId":${transaction},"transactionType":"PAYMENT","orderId":"ORD1","currency":"TWD",${payInfo}${more}}]`,
  )

describe('PAY-7.12: the signature of LINE Pay', () => {
  const nonce = '44453d45-768e-40e8-8349-748e797c450f'
  it('is that of the worked examples', () => {
    const content = '{"amount":250,"currency":"TWD","orderId":"ORD1"}'
    expect(signRequest(secret, { path: '/v3/payments/request', content, nonce })).toBe(
      'It0A7EEZ8cS8/iI/ILur2zsPbWzBKlPotkgvZad4v5U=',
    )
    expect(signRequest(secret, { path: '/v3/payments', content: 'orderId=ORD1', nonce })).toBe(
      'MIajSMZ54uoMDloz2CDwcK4MTEIScom6GuI7BNiSwcc=',
    )
  })

  it('covers path, nonce and exactly the body or query that is sent, below the version of the account', async () => {
    const v4 = { ...account, settings: { ...account.settings, version: 'v4' } }
    const { context, sent } = testContext(v4, replied('1104'), details())
    await linePay.start(attempt, context)
    await linePay.test?.(context)
    for (const { url, body, headers } of sent) {
      const { pathname: path, search } = new URL(url)
      expect(path).toMatch(/^\/v4\/payments/)
      const request = {
        path,
        content: body || search.slice(1),
        nonce: headers.get('X-LINE-Authorization-Nonce') ?? '',
      }
      expect(headers.get('X-LINE-Authorization')).toBe(signRequest(secret, request))
    }
  })
})

describe('PAY-7.12: long integers', () => {
  it('keep all digits, and nothing else changes', () => {
    expect(quoteLongIntegers('{"a":2026010212345678901,"b":[1,-12345678901234567]}')).toBe(
      '{"a":"2026010212345678901","b":[1,"-12345678901234567"]}',
    )
    const text = '{"a":"2026010212345678901 \\" 2026010212345678901","b":1.2345678901234567}'
    expect(quoteLongIntegers(text)).toBe(text)
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), (json) => {
        const parsed: unknown = JSON.parse(json)
        const short = JSON.stringify(parsed)
        if (!/\d{16}/.test(short))
          expect(JSON.parse(quoteLongIntegers(short))).toEqual(JSON.parse(short))
      }),
    )
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 15n, max: 10n ** 19n }), (id) => {
        expect(JSON.parse(quoteLongIntegers(`{"id":${id}}`))).toEqual({ id: String(id) })
      }),
    )
  })
})

describe('PAY-7.12: a payment begins', () => {
  it('with the amount in currency units, and the payer’s page and transaction come back', async () => {
    const url = 'https://web-pay.line.me/web/payment/wait?t=1'
    const info = `{"transactionId":${transaction},"paymentUrl":{"web":"${url}","app":"line://pay/1"}}`
    const { context, sent } = testContext(account, replied('0000', info))
    expect(await linePay.start(attempt, context)).toEqual({
      is: 'started',
      transaction,
      next: { kind: 'redirect', url },
    })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      amount: 250,
      currency: 'TWD',
      orderId: 'ORD1',
    })
  })

  it('refusals fail it, time-outs and a repeated order id leave it unknown (PAY-7.17)', async () => {
    const start = (one: Response | Error) =>
      linePay.start(attempt, testContext(account, one).context)
    expect(await start(replied('1104'))).toEqual({ is: 'failed', code: '1104', message: 'text' })
    for (const one of [replied('1172'), new Error('time-out'), new Response('', { status: 503 })])
      expect(await start(one)).toEqual({ is: 'unknown' })
    const { context, sent } = testContext(account)
    expect(await linePay.start({ ...attempt, charge: 25_050 }, context)).toMatchObject({
      is: 'failed',
      code: 'amount',
    })
    expect(sent).toEqual([])
  })
})

it('PAY-7.12: a return is only a reason to query', () => {
  const { context } = testContext(account)
  const query = new URLSearchParams({ orderId: 'ORD1', transactionId: transaction, status: 'paid' })
  expect(
    linePay.read(testMessage('', { kind: 'return', method: 'GET', query }), context),
  ).toMatchObject({
    valid: true,
    settles: false,
    reference: 'ORD1',
    verdict: { is: 'pending' },
  })
  expect(linePay.read(testMessage('', { query }), context)).toMatchObject({ valid: false })
  expect(linePay.read(testMessage('', { kind: 'return' }), context)).toMatchObject({ valid: false })
})

const paid = { is: 'paid', transaction, captured: 25_000, currency: 'TWD' }

describe('PAY-7.12: a query takes nothing', () => {
  it.each([
    ['0000', { is: 'pending' }],
    ['0110', { is: 'pending' }],
    ['0121', { is: 'cancelled' }],
    ['0122', { is: 'failed', final: true }],
  ])('%s is %o', async (code, verdict) => {
    const { context, sent } = testContext(account, replied(code))
    expect(await linePay.query?.(known, context)).toEqual(verdict)
    expect(sent.map(({ url, method }) => [method, url])).toEqual([
      ['GET', `https://api-pay.line.me/v3/payments/requests/${transaction}/check`],
    ])
  })

  it('what is done is read from the books by reference, also without a transaction', async () => {
    const { context } = testContext(account, replied('0123'), details(), details(), replied('1150'))
    expect(await linePay.query?.(known, context)).toEqual(paid)
    expect(await linePay.query?.(attempt, context)).toEqual(paid)
    expect(await linePay.query?.(attempt, context)).toEqual({ is: 'pending' })
  })
})

const confirm = async (...responses: (Response | Error)[]) => {
  const { context, sent } = testContext(account, ...responses)
  return { verdict: await linePay.confirm?.(known, context), sent }
}

const cancel = (...responses: (Response | Error)[]) =>
  linePay.cancel?.(known, testContext(account, ...responses).context)

describe('PAY-7.12: confirming', () => {
  it('takes what the payer approved', async () => {
    const { verdict, sent } = await confirm(replied('0110'), replied('0000', `{${payInfo}}`))
    expect(verdict).toEqual(paid)
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ amount: 250, currency: 'TWD' })
  })

  it('takes nothing that is not approved', async () => {
    const { verdict, sent } = await confirm(replied('0000'))
    expect(verdict).toEqual({ is: 'pending' })
    expect(sent).toHaveLength(1)
  })

  it('after a time-out or a repetition the books decide', async () => {
    for (const one of [new Error('time-out'), replied('1172'), replied('1198')])
      expect((await confirm(replied('0110'), one, details())).verdict).toEqual(paid)
    const unknown = await confirm(replied('0110'), new Error('time-out'), replied('1150'))
    expect(unknown.verdict).toEqual({ is: 'unknown' })
    const refused = await confirm(replied('0110'), replied('1142'), replied('1150'))
    expect(refused.verdict).toEqual({ is: 'failed', final: true, code: '1142' })
  })

  it('what was not confirmed can be closed, what was cannot', async () => {
    expect(await cancel(replied('0110'))).toBe('closed')
    expect(await cancel(replied('0123'), details())).toEqual(paid)
    expect(await cancel(new Error('reset'), new Error('reset'))).toEqual({ is: 'unknown' })
  })
})

describe('PAY-7.18: refunds', () => {
  const refund: ProviderRefund = {
    _id: 'R1',
    amount: 5000,
    currency: 'TWD',
    full: false,
    attempt: known,
    others: [],
  }
  it('of a part', async () => {
    const { context, sent } = testContext(
      account,
      replied('0000', '{"refundTransactionId":2026010312345678902}'),
      replied('1165'),
      replied('1198'),
      new Error('time-out'),
    )
    expect(await linePay.refund?.(refund, context)).toEqual({
      is: 'done',
      id: '2026010312345678902',
    })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ refundAmount: 50 })
    expect(await linePay.refund?.(refund, context)).toEqual({ is: 'refused', code: '1165' })
    expect(await linePay.refund?.(refund, context)).toEqual({ is: 'unknown' })
    expect(await linePay.refund?.(refund, context)).toEqual({ is: 'unknown' })
  })

  it('are found in the books by their amount, apart from other refunds of the attempt', async () => {
    const list = ',"refundList":[{"refundTransactionId":2026010312345678902,"refundAmount":-50}]'
    const { context } = testContext(
      account,
      details(list),
      details(list),
      details(),
      new Error('reset'),
    )
    expect(await linePay.queryRefund?.(refund, context)).toEqual({
      is: 'done',
      id: '2026010312345678902',
    })
    const others = ['2026010312345678902']
    expect(await linePay.queryRefund?.({ ...refund, others }, context)).toEqual({ is: 'absent' })
    expect(await linePay.queryRefund?.(refund, context)).toEqual({ is: 'absent' })
    expect(await linePay.queryRefund?.(refund, context)).toEqual({ is: 'unknown' })
  })
})
