import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { merchant, md5 } from '../fiuu/constants.ts'
import { skeyOf } from '../fiuu/signatures.ts'
import { openForTests } from '../testing/opened.ts'

const opened = openForTests()

interface Paid {
  readonly payment: { readonly status: string; readonly captured: number }
  readonly return?: { readonly fields: readonly (readonly [string, string])[] }
  readonly problem?: string
}

const begin = (orderid: string) =>
  opened.post(
    '/RMS/pay/SB_demo',
    Object.entries({
      bill_name: 'Guest',
      bill_email: 'guest@example.com',
      bill_mobile: '5',
      bill_desc: 'Order',
      country: 'MY',
      amount: '128.50',
      currency: 'MYR',
      orderid,
      vcode: md5('128.50', merchant.id, orderid, merchant.verifyKey),
      returnurl: `${opened.merchant.url}/return`,
      callbackurl: `${opened.merchant.url}/notify`,
    }),
  )

let count = 0
let reference = ''

beforeEach(() => {
  count += 1
  reference = `conclude${count}`
})

const notified = () =>
  opened.merchant
    .forms('/notify')
    .map((form) => Object.fromEntries(form))
    .filter((one) => (one['orderid'] ?? '').startsWith(reference.slice(0, -4)))

const pay = async (fault?: string): Promise<Paid> => {
  if (fault !== undefined) await opened.fault(reference, fault)
  await begin(reference)
  return opened.panel<Paid>('pay', { reference })
}

const isSigned = (form: Record<string, string>): boolean => {
  const of = (name: string): string => form[name] ?? ''
  const { skey } = form
  return (
    skey ===
    skeyOf({
      tranID: of('tranID'),
      orderid: of('orderid'),
      status: of('status'),
      domain: of('domain'),
      amount: of('amount'),
      currency: of('currency'),
      paydate: of('paydate'),
      appcode: of('appcode'),
    })
  )
}

const until = (times: number) => vi.waitFor(() => expect(notified()).toHaveLength(times))

describe('what faults do to a payment', () => {
  afterEach(() => opened.panel('reset', {}))

  it('notify-before-return: the acknowledgement comes first', async () => {
    const { return: back } = await pay('notify-before-return')
    expect(notified()).toHaveLength(1)
    expect(back).toBeDefined()
  })

  it.each([
    ['return-only', 0, true],
    ['notify-only', 1, false],
    ['neither', 0, false],
  ])('%s: the money moves, %s notifications, return: %s', async (fault, times, returns) => {
    const done = await pay(fault)
    expect(done.payment).toMatchObject({ status: 'paid', captured: 12_850 })
    expect(done.return !== undefined).toBe(returns)
    await until(times)
  })

  it('notify-five-times: the same message five times', async () => {
    await pay('notify-five-times')
    expect(new Set(notified().map((one) => JSON.stringify(one))).size).toBe(1)
    expect(notified()).toHaveLength(5)
  })

  it('paid-then-failed: both with a good signature', async () => {
    await pay('paid-then-failed')
    expect(notified().map(({ status }) => status)).toEqual(['00', '11'])
    expect(notified().every(isSigned)).toBe(true)
  })

  it('decline-then-success: the second try is paid', async () => {
    expect((await pay('decline-then-success')).payment.status).toBe('declined')
    const second = await opened.panel<Paid>('pay', { reference })
    expect(second.payment.status).toBe('paid')
    await until(2)
  })

  it('late: nobody hears of it until it is released', async () => {
    const done = await pay('late')
    expect([done.payment.captured, done.return, notified().length]).toEqual([12_850, undefined, 0])
    const fields = {
      amount: '128.50',
      oID: reference,
      domain: merchant.id,
      skey: md5(reference, merchant.id, merchant.verifyKey, '128.50'),
      type: '2',
    }
    const ask = async () =>
      (await (
        await opened.post('/RMS/query/q_by_oid.php', Object.entries(fields))
      ).json()) as object
    expect(await ask()).toMatchObject({ StatCode: '22' })
    await opened.panel('release', { reference })
    await until(1)
    expect(await ask()).toMatchObject({ StatCode: '00' })
  })

  it('forged: a success with a bad signature, and no payment', async () => {
    expect((await pay('forged')).payment).toMatchObject({ status: 'open', captured: 0 })
    await until(1)
    expect(notified().map((one) => [one['status'], isSigned(one)])).toEqual([['00', false]])
  })

  it.each([
    ['other-merchant', { domain: 'SB_other' }],
    ['other-reference', {}],
  ])('%s: a good signature over what is wrong, and no payment', async (fault, wrong) => {
    reference = `${reference}abcd`
    expect((await pay(fault)).payment.captured).toBe(0)
    await until(1)
    const [message = {}] = notified()
    expect(isSigned(message)).toBe(true)
    if ('domain' in wrong) expect(message['domain']).toBe(wrong.domain)
    else expect(message['orderid']).toBe(`${reference.slice(0, -4)}0000`)
  })

  it.each([
    ['wrong-amount', { amount: '127.50', currency: 'MYR' }, 12_750],
    ['wrong-currency', { amount: '128.50', currency: 'USD' }, 12_850],
    ['partial', { amount: '64.00', currency: 'MYR' }, 6400],
  ])('%s: reported as it was captured', async (fault, reported, captured) => {
    expect((await pay(fault)).payment.captured).toBe(captured)
    await until(1)
    expect(notified()[0]).toMatchObject(reported)
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
    ['review', 'review'],
    ['never', 'open'],
  ])('%s: the payment is %s', async (fault, status) => {
    expect((await pay(fault)).payment.status).toBe(status)
  })

  it('pay-after-close: a cancelled payment is paid nevertheless', async () => {
    await begin(reference)
    await opened.panel('pay', { reference, outcome: 'cancelled' })
    expect((await opened.panel<Paid>('pay', { reference })).problem).toContain('cancelled')
    await opened.fault(reference, 'pay-after-close')
    expect((await opened.panel<Paid>('pay', { reference })).payment.status).toBe('paid')
  })

  it('start-500 and start-refused begin no payment', async () => {
    await opened.fault(reference, 'start-500')
    expect((await begin(reference)).status).toBe(500)
    expect((await begin(reference)).status).toBe(303)
    await opened.fault(`${reference}r`, 'start-refused')
    expect((await begin(`${reference}r`)).status).toBe(400)
  })

  it('a pending refund is decided on the panel, and a refused one counts no more', async () => {
    await opened.fault(reference, 'refund-pending')
    await pay()
    const payment = opened.sandbox.gateway.ledger.find('fiuu', reference)
    const TxnID = payment?.transaction ?? ''
    const Signature = md5('P', merchant.id, 'RF1', TxnID, '28.50', merchant.secretKey)
    const fields = {
      RefundType: 'P',
      MerchantID: merchant.id,
      RefID: 'RF1',
      TxnID,
      Amount: '28.50',
    }
    const path = '/RMS/API/refundAPI/index.php'
    const response = await opened.post(path, Object.entries({ ...fields, Signature }))
    expect(await response.json()).toMatchObject({ Status: '22' })
    await opened.panel('refunds/decide', { id: 'RF1', outcome: 'refused' })
    expect(opened.sandbox.gateway.ledger.find('fiuu', reference)?.refunded).toBe(0)
  })
})
