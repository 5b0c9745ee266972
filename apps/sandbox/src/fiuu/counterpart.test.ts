import { describe, expect, it, vi } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant, md5 } from './constants.ts'
import { skeyOf } from './signatures.ts'

const opened = openForTests()

const form = (orderid: string, changes: Readonly<Record<string, string>> = {}) => {
  const fields = { amount: '128.50', currency: 'MYR', orderid, ...changes }
  return Object.entries({
    bill_name: 'Guest',
    bill_email: 'guest@example.com',
    bill_mobile: '55555555',
    bill_desc: 'Order 12',
    country: 'MY',
    vcode: md5(fields.amount, merchant.id, orderid, merchant.verifyKey, fields.currency),
    returnurl: `${opened.merchant.url}/return`,
    callbackurl: `${opened.merchant.url}/notify`,
    langcode: 'en',
    ...fields,
  })
}

const payWith = async (orderid: string, typed: Readonly<Record<string, string>>) => {
  const sent = await opened.post('/RMS/pay/SB_demo/credit', form(orderid))
  expect(sent.status).toBe(303)
  return opened.passedOn(
    await opened.post(sent.headers.get('location') ?? '', Object.entries(typed)),
  )
}

const result = (fields: ReadonlyMap<string, string>) => ({
  tranID: fields.get('tranID') ?? '',
  orderid: fields.get('orderid') ?? '',
  status: fields.get('status') ?? '',
  domain: fields.get('domain') ?? '',
  amount: fields.get('amount') ?? '',
  currency: fields.get('currency') ?? '',
  paydate: fields.get('paydate') ?? '',
  appcode: fields.get('appcode') ?? '',
})

const ask = async (path: string, fields: Readonly<Record<string, string>>) =>
  (await (await opened.post(path, Object.entries(fields))).json()) as Record<string, string>

describe('the signatures of Fiuu', () => {
  it('skey, vcode and keys of questions are MD5 over the fields, one after the other', () => {
    expect(md5('128.50', 'SB_demo', 'ORD1', 'VERIFYKEY')).toBe('cbf9c9c8a4cd5c39137930c9aef59303')
    expect(md5('128.50', 'SB_demo', 'ORD1', 'VERIFYKEY', 'MYR')).toBe(
      'f13e44a8e6b9d17f403c889e3dc982e2',
    )
    const paid = {
      tranID: '30123456',
      orderid: 'ORD1',
      status: '00',
      domain: 'SB_demo',
      amount: '128.50',
      currency: 'MYR',
      paydate: '2026-01-02 11:05:06',
      appcode: '123456',
    }
    expect(skeyOf(paid, 'SECRETKEY')).toBe('ec254c16e4b45a8d4ad7d8f35f560643')
    expect(md5('30123456', 'SB_demo', 'VERIFYKEY', '128.50')).toBe(
      '4f65f9079a3a11b700a2e7f160a946da',
    )
    expect(md5('128.50', 'SECRETKEY', 'SB_demo', '30123456', '00')).toBe(
      '1b3d75bea892a223b20c174258d057de',
    )
    expect(md5('P', 'SB_demo', 'RF1', '30123456', '28.50', 'SECRETKEY')).toBe(
      '8a14c2b6780ac8cb039f395473e1f680',
    )
  })
})

describe('the payment page of Fiuu', () => {
  it('a card pays: return and notification are signed, the notification has nbcb', async () => {
    const { fields } = await payWith('a1', { number: '4111111111111111' })
    expect(fields.get('status')).toBe('00')
    expect(fields.get('skey')).toBe(skeyOf(result(fields)))
    expect(fields.has('nbcb')).toBe(false)
    await vi.waitFor(() => expect(opened.merchant.forms('/notify')).toHaveLength(1))
    const notified = new Map(opened.merchant.forms('/notify')[0])
    expect(notified.get('nbcb')).toBe('2')
    expect(notified.get('skey')).toBe(skeyOf(result(notified)))
  })

  it('repeats a notification as a callback until CBTOKEN:MPSTATOK', async () => {
    opened.merchant.body = 'OK'
    await payWith('a2', { number: '4111111111111111' })
    await vi.waitFor(() => expect(opened.merchant.forms('/notify').length).toBeGreaterThan(2))
    opened.merchant.body = 'CBTOKEN:MPSTATOK'
    expect(opened.merchant.forms('/notify')[1]?.get('nbcb')).toBe('1')
  })

  it.each([
    ['a vcode that is wrong', { vcode: 'x' }],
    ['1.00 or less', { amount: '1.00' }],
    ['one decimal', { amount: '128.5' }],
    ['an order id with a dash', { orderid: 'a-3' }],
  ])('refuses %s', async (_what, changes) => {
    expect((await opened.post('/RMS/pay/SB_demo', form('a3', changes))).status).toBe(400)
  })

  it('a declined card has status 11', async () => {
    const { fields } = await payWith('a4', { number: '4000000000000002' })
    expect(fields.get('status')).toBe('11')
  })
})

const byOrder = (oID: string, amount = '128.50') => ({
  amount,
  oID,
  domain: merchant.id,
  skey: md5(oID, merchant.id, merchant.verifyKey, amount),
  type: '2',
})

describe('questions and refunds of Fiuu', () => {
  it('responds by order before and by transaction after the payment, signed', async () => {
    await opened.post('/RMS/pay/SB_demo', form('b1'))
    const before = await ask('/RMS/query/q_by_oid.php', byOrder('b1'))
    expect(before['StatCode']).toBe('22')
    const { fields } = await payWith('b1', { number: '4111111111111111' })
    const after = await ask('/RMS/query/q_by_oid.php', byOrder('b1'))
    expect(after['VrfKey']).toBe(md5('128.50', merchant.secretKey, merchant.id, 'b1', '00'))
    const txID = fields.get('tranID') ?? ''
    const skey = md5(txID, merchant.id, merchant.verifyKey, '128.50')
    const lines = await opened.post(
      '/RMS/q_by_tid.php',
      Object.entries({ amount: '128.50', txID, domain: merchant.id, skey }),
    )
    const text = await lines.text()
    expect(text).toContain('StatCode: 00\n')
    expect(text).toContain(md5('128.50', merchant.secretKey, merchant.id, txID, '00'))
  })

  it('does a refund once for each RefID, and responds to questions about it', async () => {
    const { fields } = await payWith('c1', { number: '4111111111111111' })
    const TxnID = fields.get('tranID') ?? ''
    const refund = (RefID: string, Amount: string) =>
      ask('/RMS/API/refundAPI/index.php', {
        RefundType: 'P',
        MerchantID: merchant.id,
        RefID,
        TxnID,
        Amount,
        Signature: md5('P', merchant.id, RefID, TxnID, Amount, merchant.secretKey),
      })
    const first = await refund('RF1', '28.50')
    expect(first['Status']).toBe('00')
    expect(first['Signature']).toBe(
      md5(
        'P',
        merchant.id,
        'RF1',
        first['RefundID'] ?? '',
        TxnID,
        '28.50',
        '00',
        merchant.secretKey,
      ),
    )
    expect((await refund('RF1', '28.50'))['error_code']).toBe('PR012')
    expect((await refund('RF2', '100.01'))['error_code']).toBe('PR011')
    const question = {
      MerchantID: merchant.id,
      RefID: 'RF1',
      Signature: md5('RF1', merchant.id, merchant.verifyKey),
    }
    const known = await ask('/RMS/API/refundAPI/q_by_refID.php', question)
    expect(known).toMatchObject([{ Status: 'success', Amount: '28.50' }])
  })
})
