import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant } from './constants.ts'
import { signatureOf } from './signature.ts'

const opened = openForTests()

const call = async (path: string, data?: unknown, secret: string = merchant.channelSecret) => {
  const nonce = randomUUID()
  const [name = '', query = ''] = path.split('?')
  const body = data === undefined ? undefined : JSON.stringify(data)
  const response = await fetch(`${opened.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: body ?? null,
    headers: {
      'Content-Type': 'application/json',
      'X-LINE-ChannelId': merchant.channelId,
      'X-LINE-Authorization-Nonce': nonce,
      'X-LINE-Authorization': signatureOf(secret, name, body ?? query, nonce),
    },
  })
  const text = await response.text()
  const quoted = text.replaceAll(/:(\d{17,})/g, ':"$1"')
  return { text, ...(JSON.parse(quoted) as { returnCode: string; info: Record<string, unknown> }) }
}

const order = (orderId: string) => ({
  amount: 250,
  currency: 'TWD',
  orderId,
  packages: [{ id: '1', amount: 250, products: [{ name: 'Order', quantity: 1, price: 250 }] }],
  redirectUrls: {
    confirmUrl: `${opened.merchant.url}/return`,
    cancelUrl: `${opened.merchant.url}/cancel`,
  },
})

const begin = async (orderId: string) => {
  const { text, info } = await call('/v3/payments/request', order(orderId))
  return {
    text,
    id: String(info['transactionId']),
    web: (info['paymentUrl'] as { web: string }).web,
  }
}

describe('LINE Pay', () => {
  it('signs as documented, bodies and queries alike', () => {
    const secret = 'a917ab6a2367b536f8e5a6e2977e06f4'
    const nonce = '44453d45-768e-40e8-8349-748e797c450f'
    const body = '{"amount":250,"currency":"TWD","orderId":"ORD1"}'
    expect(signatureOf(secret, '/v3/payments/request', body, nonce)).toBe(
      'It0A7EEZ8cS8/iI/ILur2zsPbWzBKlPotkgvZad4v5U=',
    )
    expect(signatureOf(secret, '/v3/payments', 'orderId=ORD1', nonce)).toBe(
      'MIajSMZ54uoMDloz2CDwcK4MTEIScom6GuI7BNiSwcc=',
    )
  })

  it('takes the money only after consent and the confirmation of the same amount', async () => {
    const { text, id, web } = await begin('a1')
    expect(text).toMatch(/"transactionId":\d{19}[,}]/)
    expect((await call(`/v3/payments/requests/${id}/check`)).returnCode).toBe('0000')
    const confirm = (amount: number) =>
      call(`/v3/payments/${id}/confirm`, { amount, currency: 'TWD' })
    expect((await confirm(250)).returnCode).toBe('1169')
    const page = await fetch(web, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    const back = new URL(page.headers.get('location') ?? '')
    expect(back.searchParams.get('transactionId')).toBe(id)
    expect((await call(`/v3/payments/requests/${id}/check`)).returnCode).toBe('0110')
    expect((await call('/v3/payments?orderId=a1')).returnCode).toBe('1150')
    expect((await confirm(249)).returnCode).toBe('1153')
    expect((await confirm(250)).returnCode).toBe('0000')
    expect((await confirm(250)).returnCode).toBe('1152')
    expect((await call(`/v3/payments/requests/${id}/check`)).returnCode).toBe('0123')
    const refund = await call(`/v3/payments/${id}/refund`, { refundAmount: 50 })
    expect(refund.returnCode).toBe('0000')
    expect((await call(`/v3/payments/${id}/refund`, { refundAmount: 201 })).returnCode).toBe('1164')
    const { info } = await call('/v3/payments?orderId=a1')
    expect(info).toMatchObject([{ transactionId: id, refundList: [{ refundAmount: 50 }] }])
  })

  it('refuses a wrong signature and an order that was sent before', async () => {
    expect((await call('/v3/payments/request', order('b1'), 'wrong')).returnCode).toBe('1106')
    await begin('b1')
    expect((await call('/v3/payments/request', order('b1'))).returnCode).toBe('1172')
  })

  it('a payer who cancels goes to the cancel page', async () => {
    const { id, web } = await begin('c1')
    const page = await fetch(web, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'cancelled' }),
      redirect: 'manual',
    })
    expect(page.headers.get('location')).toContain(`${opened.merchant.url}/cancel`)
    expect((await call(`/v4/payments/requests/${id}/check`)).returnCode).toBe('0121')
  })

  it('a confirmation without a response is done nevertheless', async () => {
    const { id, web } = await begin('d1')
    await opened.fault('d1', 'confirm-no-answer')
    await fetch(web, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
      redirect: 'manual',
    })
    const path = `/v3/payments/${id}/confirm`
    const data = JSON.stringify({ amount: 250, currency: 'TWD' })
    const silent = fetch(`${opened.url}${path}`, {
      method: 'POST',
      body: data,
      signal: AbortSignal.timeout(200),
      headers: {
        'X-LINE-ChannelId': merchant.channelId,
        'X-LINE-Authorization-Nonce': 'n',
        'X-LINE-Authorization': signatureOf(merchant.channelSecret, path, data, 'n'),
      },
    })
    await expect(silent).rejects.toThrow()
    expect((await call('/v3/payments?orderId=d1')).returnCode).toBe('0000')
  })
})
