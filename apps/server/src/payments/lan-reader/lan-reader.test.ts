import { describe, expect, it } from 'vitest'
import type { ProviderRefund } from '../provider.ts'
import { testAccount, testAttempt, testContext, testMessage } from '../testing/provider-context.ts'
import { checksum } from './call-reader.ts'
import { lanReader } from './lan-reader.ts'

const account = testAccount('lanReader', { terminal: 'T1' }, {})

const replied = (STATUS: string, more: object = {}): Response => {
  const body = JSON.stringify({ TYPE: 'EDC', ECRREF: 'ORD1', STATUS, ...more })
  return new Response(body, { headers: { 'x-md5': checksum(body) } })
}

const approved = { TRACE: '000123', AMT: '128.50', CUR: 'HKD', PAN: '************1111' }
const paid = {
  is: 'paid',
  transaction: '000123/ORD1',
  captured: 12850,
  currency: 'HKD',
  last4: '1111',
}

const query = (response: Response | Error) =>
  lanReader.query?.(testAttempt, testContext(account, response).context)

const refund: ProviderRefund = {
  _id: 'RF1',
  amount: 2850,
  currency: 'HKD',
  full: false,
  attempt: { ...testAttempt, transaction: '000123/ORD1' },
  others: [],
}

const never: typeof fetch = () => new Promise(() => {})

describe('PAY-7.15: a reader in the restaurant’s network', () => {
  it('gets the sale of the worked example, and the payer goes to the reader', async () => {
    const { context, sent } = testContext(account, replied('PENDING'))
    expect(await lanReader.start(testAttempt, context)).toEqual({
      is: 'started',
      next: { kind: 'reader', name: 'T1' },
    })
    expect(sent[0]?.body).toBe(
      '{"TYPE":"EDC","CMD":"SALE","AMT":"128.5","ECRREF":"ORD1","TIPS":"0"}',
    )
    expect(sent[0]?.headers.get('x-md5')).toBe('9b007572e5fda422d03d2bd0b7787d4b')
  })

  it('is the one that the start named, in each command; that of the account otherwise', async () => {
    const named = { ...testAttempt, reader: 'T2', transaction: '000123' }
    for (const [attempt, terminal] of [
      [named, 'T2'],
      [testAttempt, 'T1'],
    ] as const) {
      const { context, sent } = testContext(
        account,
        ...['PENDING', 'PENDING', 'CANCELLED', 'APPROVED'].map((status) => replied(status)),
      )
      await lanReader.start(attempt, context)
      await lanReader.query?.(attempt, context)
      await lanReader.cancel?.(attempt, context)
      await lanReader.refund?.({ ...refund, attempt: { ...refund.attempt, ...attempt } }, context)
      const terminals = sent.map(({ headers }) => headers.get('x-terminal'))
      expect(new Set(terminals)).toEqual(new Set([terminal]))
    }
  })

  it('does not keep the payer waiting until the card was read', async () => {
    const { context } = testContext(account)
    expect(await lanReader.start(testAttempt, { ...context, fetch: never })).toMatchObject({
      is: 'started',
    })
  })

  it('busy, unreachable or not configured', async () => {
    const start = (one: Response | Error) =>
      lanReader.start(testAttempt, testContext(account, one).context)
    expect(await start(replied('BUSY'))).toEqual({ is: 'failed', code: 'readerBusy' })
    expect(await start(new Error('unreachable'))).toEqual({ is: 'unknown' })
    const { context } = testContext({ ...account, urls: {} })
    expect(await lanReader.start(testAttempt, context)).toEqual({ is: 'failed', code: 'noReader' })
  })

  it.each([
    ['APPROVED', paid],
    ['DECLINED', { is: 'failed', final: true, code: 'DECLINED' }],
    ['CANCELLED', { is: 'cancelled' }],
    ['TIMEOUT', { is: 'expired' }],
    ['PENDING', { is: 'pending' }],
    ['NOTFOUND', { is: 'pending' }],
    ['else', { is: 'unknown' }],
  ])('%s is %o', async (status, verdict) => {
    expect(await query(replied(status, approved))).toEqual(verdict)
  })

  it('a response that is not whole or about another payment is not believed', async () => {
    const body = JSON.stringify({ ECRREF: 'ORD1', STATUS: 'APPROVED', ...approved })
    const broken = new Response(`${body} `, { headers: { 'x-md5': checksum(body) } })
    const bare = new Response(body)
    for (const one of [broken, bare, replied('APPROVED', { ECRREF: 'ORD2' }), new Error('reset')])
      expect(await query(one)).toEqual({ is: 'unknown' })
  })

  it('of two payments with the same trace number, as of two readers, each is its own', async () => {
    const ids = await Promise.all(
      ['ORD1', 'ORD2'].map(async (reference) => {
        const { context } = testContext(
          account,
          replied('APPROVED', { ...approved, ECRREF: reference }),
        )
        const verdict = await lanReader.query?.({ ...testAttempt, reference }, context)
        return verdict?.transaction
      }),
    )
    expect(ids).toEqual(['000123/ORD1', '000123/ORD2'])
  })

  it('sends no messages, so none is believed', () => {
    const { context } = testContext(account)
    const raw = '{"STATUS":"APPROVED","ECRREF":"ORD1"}'
    const headers = { 'x-md5': checksum(raw) }
    expect(lanReader.read(testMessage(raw, { headers }), context)).toMatchObject({ valid: false })
  })

  it('is cancelled unless the card was read', async () => {
    const { context } = testContext(
      account,
      replied('CANCELLED'),
      replied('APPROVED', approved),
      new Error('reset'),
    )
    expect(await lanReader.cancel?.(testAttempt, context)).toBe('closed')
    expect(await lanReader.cancel?.(testAttempt, context)).toEqual(paid)
    expect(await lanReader.cancel?.(testAttempt, context)).toEqual({ is: 'unknown' })
  })

  it('PAY-7.18: refunds under an id of its own', async () => {
    const { context, sent } = testContext(
      account,
      replied('APPROVED', { ECRREF: 'RF1', TRACE: '000124' }),
      replied('NOTFOUND', { ECRREF: 'RF1' }),
    )
    expect(await lanReader.refund?.(refund, context)).toEqual({ is: 'done', id: '000124' })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      TYPE: 'EDC',
      CMD: 'REFUND',
      TRACE: '000123',
      AMT: '28.5',
      ECRREF: 'RF1',
    })
    expect(await lanReader.queryRefund?.(refund, context)).toEqual({ is: 'absent' })
  })
})
