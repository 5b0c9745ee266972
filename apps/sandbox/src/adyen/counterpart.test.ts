import { describe, expect, it, vi } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant } from './constants.ts'
import { signatureOf } from './voice.ts'

const opened = openForTests()

interface Called {
  readonly status: number
  readonly body: Record<string, unknown>
}

const call = async (
  path: string,
  data?: object,
  { method = 'POST', key = '', apiKey }: { method?: string; key?: string; apiKey?: string } = {},
): Promise<Called> => {
  const response = await fetch(`${opened.url}/v71/${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-API-Key': apiKey ?? merchant.apiKey,
      ...(key === '' ? {} : { 'Idempotency-Key': key }),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const link = (reference: string) => ({
  merchantAccount: merchant.account,
  reference,
  amount: { value: 12850, currency: 'HKD' },
  returnUrl: `${opened.merchant.url}/return`,
})

interface Item {
  readonly pspReference: string
  readonly originalReference?: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly eventCode: string
  readonly success: 'true' | 'false'
  readonly reason: string
  readonly additionalData: { readonly hmacSignature: string }
}
interface Webhook {
  readonly notificationItems: readonly { readonly NotificationRequestItem: Item }[]
}

const items = (): Item[] =>
  opened.merchant
    .jsons<Webhook>('/adyen')
    .flatMap((one) => one.notificationItems.map((item) => item.NotificationRequestItem))

const heard = (eventCode: string, success: string) =>
  vi.waitFor(() => {
    const found = items().find((one) => one.eventCode === eventCode && one.success === success)
    if (found === undefined) throw new Error(`no ${eventCode} ${success} yet`)
    return found
  })

const begin = async (reference: string) => {
  opened.merchant.body = '[accepted]'
  await opened.panel('webhooks', { provider: 'adyen', url: `${opened.merchant.url}/adyen` })
  return (await call('paymentLinks', link(reference), { key: reference })).body
}

const card = (url: unknown, number: string) =>
  opened.post(new URL(String(url)).pathname, [
    ['number', number],
    ['expiry', '12/40'],
    ['cvc', '123'],
  ])

const end = (id: unknown) =>
  call(`paymentLinks/${String(id)}`, { status: 'expired' }, { method: 'PATCH' })

describe('Adyen', () => {
  it('signs as in its own example', () => {
    const item = {
      pspReference: '7914073381342284',
      merchantAccountCode: 'TestMerchant',
      merchantReference: 'ORD1',
      amount: { value: 12850, currency: 'HKD' },
      eventCode: 'AUTHORISATION',
      success: 'true' as const,
      reason: '',
    }
    expect(signatureOf(item, merchant.hmacKey)).toBe('OI2+gy7pCmSl17JQS7CRXJ6eB286nnAs6PxCEi3old4=')
  })

  it('takes one payment by a link, tells the registered address, and sends the payer back', async () => {
    const { id, url, status } = await begin('a1')
    expect(status).toBe('active')
    const declined = await card(url, '4000000000000002')
    expect(await declined.text()).toContain('declined')
    expect(await heard('AUTHORISATION', 'false')).toMatchObject({ merchantReference: 'a1' })
    const back = await card(url, '4111111111111111')
    expect(back.headers.get('location')).toBe(`${opened.merchant.url}/return`)
    const item = await heard('AUTHORISATION', 'true')
    expect(item.pspReference).toMatch(/^[0-9A-Z]{16}$/)
    expect(item.additionalData.hmacSignature).toBe(signatureOf(item, merchant.hmacKey))
    const read = await call(`paymentLinks/${String(id)}`, undefined, { method: 'GET' })
    expect(read.body).toMatchObject({ status: 'completed', reference: 'a1' })
    expect(JSON.stringify(read.body)).not.toContain(item.pspReference)
  })

  it('a repeated key gets the first link, and the key of the API is needed', async () => {
    const { id } = await begin('b1')
    expect((await call('paymentLinks', link('b1'), { key: 'b1' })).body['id']).toBe(id)
    expect((await call('paymentLinks', link('b2'), { apiKey: 'wrong' })).status).toBe(401)
    const other = { ...link('b3'), merchantAccount: 'Other' }
    expect((await call('paymentLinks', other)).status).toBe(403)
    const half = { ...link('b4'), amount: { value: 1.5, currency: 'HKD' } }
    expect((await call('paymentLinks', half)).status).toBe(422)
  })

  it('a link that has ended takes no payment; one that was paid cannot be ended', async () => {
    const ended = await begin('c1')
    expect((await end(ended['id'])).body['status']).toBe('expired')
    expect((await end(ended['id'])).body['status']).toBe('expired')
    await card(ended['url'], '4111111111111111')
    const paid = await begin('c2')
    await card(paid['url'], '4111111111111111')
    expect((await end(paid['id'])).status).toBe(422)
    expect((await heard('AUTHORISATION', 'true')).merchantReference).toBe('c2')
  })

  it('a refund is received, done by a notification, and never exceeds what was taken', async () => {
    const { url } = await begin('d1')
    await card(url, '4111111111111111')
    const { pspReference } = await heard('AUTHORISATION', 'true')
    const refund = (value: number, key: string) =>
      call(
        `payments/${pspReference}/refunds`,
        { merchantAccount: merchant.account, reference: 'd1', amount: { value, currency: 'HKD' } },
        { key },
      )
    const received = await refund(10_000, 'r1')
    expect(received).toMatchObject({ status: 201, body: { status: 'received' } })
    const done = await heard('REFUND', 'true')
    expect(done).toMatchObject({ originalReference: pspReference, merchantReference: 'd1' })
    expect(done.pspReference).toBe(received.body['pspReference'])
    expect((await refund(10_000, 'r1')).body['pspReference']).toBe(done.pspReference)
    expect((await refund(10_000, 'r2')).status).toBe(201)
    expect((await heard('REFUND', 'false')).reason).toContain('Insufficient')
  })

  it('a refund that waits is decided by the panel, which tells the merchant', async () => {
    const { url } = await begin('e1')
    await opened.fault('e1', 'refund-pending')
    await card(url, '4111111111111111')
    const { pspReference } = await heard('AUTHORISATION', 'true')
    const amount = { value: 100, currency: 'HKD' }
    const data = { merchantAccount: merchant.account, reference: 'e1', amount }
    await call(`payments/${pspReference}/refunds`, data, { key: 'r3' })
    expect(items().filter((one) => one.eventCode === 'REFUND')).toEqual([])
    await opened.panel('refunds/decide', { id: 'r3', outcome: 'refused' })
    expect(await heard('REFUND', 'false')).toMatchObject({ amount })
  })
})
