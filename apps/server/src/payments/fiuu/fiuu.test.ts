import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProviderRefund } from '../provider.ts'
import { testAccount, testAttempt, testContext, testMessage } from '../testing/provider-context.ts'
import { fiuu } from './fiuu.ts'
import { md5, skey, vcode } from './signatures.ts'

const account = testAccount(
  'fiuu',
  { merchantId: 'SB_demo' },
  { verifyKey: 'VERIFYKEY', secretKey: 'SECRETKEY' },
)
const { context } = testContext(account)

const signedMessage = {
  tranID: '30123456',
  orderid: 'ORD1',
  status: '00',
  domain: 'SB_demo',
  amount: '128.50',
  currency: 'MYR',
  paydate: '2026-01-02 11:05:06',
  appcode: '123456',
}

const message = (changes: Partial<typeof signedMessage> = {}, more: object = { nbcb: '2' }) => {
  const signed = { ...signedMessage, ...changes }
  return { ...signed, skey: skey(signed, 'SECRETKEY'), ...more }
}

const read = (
  fields: Readonly<Record<string, string>> | string,
  kind: 'notify' | 'return' = 'notify',
) => fiuu.read(testMessage(fields, { kind }), context)

const attempt = { ...testAttempt, currency: 'MYR' } as const

describe('PAY-7.11: the signatures of Fiuu', () => {
  it('are those of the worked examples', () => {
    const payment = { amount: '128.50', merchant: 'SB_demo', order: 'ORD1' }
    expect(vcode(payment, 'VERIFYKEY')).toBe('cbf9c9c8a4cd5c39137930c9aef59303')
    expect(vcode({ ...payment, extendedBy: 'MYR' }, 'VERIFYKEY')).toBe(
      'f13e44a8e6b9d17f403c889e3dc982e2',
    )
    expect(skey(signedMessage, 'SECRETKEY')).toBe('ec254c16e4b45a8d4ad7d8f35f560643')
  })

  it('of queries and refunds too', async () => {
    const { context, sent } = testContext(
      account,
      Response.json({
        StatCode: '00',
        Amount: '128.50',
        Domain: 'SB_demo',
        TranID: '30123456',
        VrfKey: '1b3d75bea892a223b20c174258d057de',
      }),
      new Response(
        'StatCode: 00\nStatName: captured\nAmount: 128.50\nDomain: SB_demo\nOrderID: ORD1\nTranID: 30123456\nVrfKey: 357a18396a6a51372934a85e28c1732f\n',
      ),
      new Response(''),
    )
    const paid = { is: 'paid', captured: 12850, transaction: '30123456' }
    const known = { ...attempt, transaction: '30123456' }
    expect(await fiuu.query?.(known, context)).toMatchObject(paid)
    expect(await fiuu.query?.(attempt, context)).toMatchObject(paid)
    const refund: ProviderRefund = {
      _id: 'RF1',
      amount: 2850,
      currency: 'MYR',
      full: false,
      attempt: known,
      others: [],
    }
    expect(await fiuu.refund?.(refund, context)).toEqual({ is: 'unknown' })
    const bodies = sent.map(({ body }) => new URLSearchParams(body))
    expect(bodies[0]?.get('skey')).toBe('4f65f9079a3a11b700a2e7f160a946da')
    expect(bodies[1]?.get('skey')).toBe('ca96e1b1c2431f9f56cc24ca734b4f50')
    expect(bodies[2]?.get('Signature')).toBe('8a14c2b6780ac8cb039f395473e1f680')
    expect(sent.map(({ url }) => url)).toEqual([
      'https://api.fiuu.com/RMS/q_by_tid.php',
      'https://api.fiuu.com/RMS/query/q_by_oid.php',
      'https://api.fiuu.com/RMS/API/refundAPI/index.php',
    ])
  })
})

describe('PAY-7.11: the form', () => {
  it('goes to the merchant’s page, of a channel if the method has one', () => {
    const { action, fields } = fiuu.form?.({ ...attempt, channel: 'fpx' }, context) ?? {
      fields: [],
    }
    expect(action).toBe('https://pay.fiuu.com/RMS/pay/SB_demo/fpx')
    expect(Object.fromEntries(fields)).toMatchObject({
      amount: '128.50',
      orderid: 'ORD1',
      currency: 'MYR',
      vcode: 'cbf9c9c8a4cd5c39137930c9aef59303',
      callbackurl: `https://menu.example/api/payments/notify/${account._id}`,
    })
  })

  it('amounts of 1.00 or less do not start', async () => {
    expect(await fiuu.start({ ...attempt, charge: 100 }, context)).toEqual({
      is: 'failed',
      code: 'amount',
    })
    expect(await fiuu.start({ ...attempt, charge: 101 }, context)).toMatchObject({ is: 'started' })
  })
})

describe('PAY-7.11: a message', () => {
  it('with a valid signature is read: notification, callback and return alike', () => {
    for (const nbcb of [{ nbcb: '2' }, { nbcb: '1' }, {}])
      expect(read(message({}, nbcb))).toMatchObject({
        valid: true,
        settles: true,
        reference: 'ORD1',
        verdict: { is: 'paid', captured: 12850, currency: 'MYR', transaction: '30123456' },
      })
    expect(read(message({ currency: 'RM' }))).toMatchObject({ verdict: { currency: 'MYR' } })
    expect(read(message({ status: '22' }))).toMatchObject({ verdict: { is: 'pending' } })
    const failed = message({ status: '11', appcode: '' })
    expect(read(failed)).toMatchObject({ verdict: { is: 'failed', final: false } })
    expect(read(failed, 'return')).toMatchObject({ verdict: { is: 'failed', final: true } })
  })

  it('PAY-7.9: any changed, removed or repeated signed field is refused', () => {
    const fields = message()
    const names = [...Object.keys(signedMessage), 'skey']
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string(), (name, value) => {
        fc.pre(Object.entries(fields).every(([key, was]) => key !== name || was !== value))
        expect(read({ ...fields, [name]: value })).toMatchObject({ valid: false })
        const rest = Object.entries(fields).filter(([key]) => key !== name)
        expect(read(Object.fromEntries(rest))).toMatchObject({ valid: false })
        const twice = `${new URLSearchParams(fields).toString()}&${name}=${encodeURIComponent(value)}`
        expect(read(twice)).toMatchObject({ valid: false })
      }),
    )
  })

  it('PAY-7.9: moving digits over a border that the signature does not have is refused or finds no attempt', () => {
    const moved = [
      { tranID: '3012345', orderid: '6ORD1' },
      { status: '00S', domain: 'B_demo' },
      { domain: 'SB_demo1', amount: '28.50' },
      { amount: '128.5', currency: '0MYR' },
      { amount: '128.50M', currency: 'YR' },
    ]
    for (const changes of moved) {
      const signed = { ...signedMessage, ...changes }
      const reading = read({ ...signed, skey: skey(signedMessage, 'SECRETKEY') })
      expect(reading.valid ? reading.reference : 'refused').not.toBe('ORD1')
    }
  })

  it('of another merchant is refused', () => {
    expect(read(message({ domain: 'SB_other' }))).toMatchObject({ refusal: 'merchant' })
  })

  it('anything else is refused without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const raw = Buffer.from(bytes)
        expect(fiuu.read(testMessage('', { raw }), context)).toMatchObject({ valid: false })
      }),
    )
  })
})

const query = (response: Response | Error) =>
  fiuu.query?.({ ...attempt, transaction: '30123456' }, testContext(account, response).context)

const reply = (StatCode: string, changes: object = {}) => {
  const of = { StatCode, Amount: '128.50', Domain: 'SB_demo', TranID: '30123456', ...changes }
  const VrfKey = md5(of.Amount, 'SECRETKEY', of.Domain, of.TranID, of.StatCode)
  return Response.json({ ...of, VrfKey, ...changes })
}

describe('PAY-7.9: the response to a query', () => {
  it('is believed if it is signed and about this payment', async () => {
    expect(await query(reply('00'))).toMatchObject({ is: 'paid' })
    expect(await query(reply('11'))).toMatchObject({ is: 'failed', final: false })
    expect(await query(reply('22'))).toEqual({ is: 'pending' })
    expect(await query(Response.json({ error_code: 'P03', error_desc: 'Not found' }))).toEqual({
      is: 'pending',
    })
  })

  it('otherwise, and after time-outs and errors, it is unknown (PAY-7.17)', async () => {
    for (const one of [
      reply('00', { TranID: '30123457' }),
      reply('00', { Domain: 'SB_other' }),
      reply('00', { VrfKey: '0'.repeat(32) }),
      reply('99'),
      new Response('<html>', { status: 200 }),
      new Response('', { status: 500 }),
      new Error('reset'),
    ])
      expect(await query(one)).toEqual({ is: 'unknown' })
  })
})

const refund: ProviderRefund = {
  _id: 'RF1',
  amount: 12850,
  currency: 'MYR',
  full: true,
  attempt: { ...attempt, transaction: '30123456' },
  others: [],
}
const refunded = (Status: string): Response => {
  const signed = ['P', 'SB_demo', 'RF1', '99', '30123456', '128.50', Status]
  const [RefundType, MerchantID, RefID, RefundID, TxnID, Amount] = signed
  const Signature = md5(...signed, 'SECRETKEY')
  return Response.json({
    RefundType,
    MerchantID,
    RefID,
    RefundID,
    TxnID,
    Amount,
    Status,
    Signature,
  })
}
const missing = (): Response =>
  Response.json({ error_code: 'PR013', error_desc: 'Record not found' })

const captured = () => reply('00', { StatName: 'captured' })
const voided = () => reply('00', { StatName: 'voided' })

describe('PAY-7.18: refunds', () => {
  it.each([
    ['00', { is: 'done', id: '99' }],
    ['22', { is: 'pending', id: '99' }],
    ['11', { is: 'refused', code: '11' }],
  ])('status %s is %o', async (status, expected) => {
    const { context } = testContext(account, refunded(status), refunded(status))
    expect(await fiuu.refund?.(refund, context)).toEqual(expected)
    expect(await fiuu.queryRefund?.(refund, context)).toEqual(expected)
  })

  it.each([
    ['success', { is: 'done', id: '99' }],
    ['pending', { is: 'pending', id: '99' }],
    ['processing', { is: 'pending', id: '99' }],
    ['rejected', { is: 'refused', code: 'rejected' }],
  ])('a query has the word %s in a list', async (Status, expected) => {
    const entry = { TxnID: '30123456', RefID: 'RF1', RefundID: '99', Status }
    const { context } = testContext(account, Response.json([entry]))
    expect(await fiuu.queryRefund?.(refund, context)).toEqual(expected)
  })

  it('a query that finds another refund says nothing', async () => {
    const entry = { RefID: 'RF2', RefundID: '99', Status: 'success' }
    const { context } = testContext(account, Response.json([entry]))
    expect(await fiuu.queryRefund?.(refund, context)).toEqual({ is: 'unknown' })
  })

  it('a refund that Fiuu does not have is sent again, unless the payment was voided', async () => {
    const { context } = testContext(account, missing(), captured(), missing(), voided(), missing())
    expect(await fiuu.queryRefund?.(refund, context)).toEqual({ is: 'absent' })
    expect(await fiuu.queryRefund?.(refund, context)).toEqual({ is: 'done' })
    expect(await fiuu.queryRefund?.({ ...refund, full: false }, context)).toEqual({ is: 'absent' })
  })

  it('a void on the same day is done or refused', async () => {
    const { context, sent } = testContext(
      account,
      Response.json({ StatCode: '00', TranID: '30123456' }),
      new Response('StatCode=15\nTranID=30123456'),
    )
    expect(await fiuu.void?.(refund, context)).toEqual({ is: 'done' })
    expect(await fiuu.void?.(refund, context)).toEqual({ is: 'refused', code: '15' })
    expect(new URLSearchParams(sent[0]?.body).get('skey')).toBe(
      md5('30123456', 'SB_demo', 'SECRETKEY'),
    )
  })
})
