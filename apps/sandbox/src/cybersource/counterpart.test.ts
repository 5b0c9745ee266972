import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant } from './constants.ts'
import { isSigned, signatureOf } from './form-signature.ts'

const opened = openForTests()

const form = (reference: string, changes: Readonly<Record<string, string>> = {}) => {
  const fields = new Map(
    Object.entries({
      access_key: merchant.accessKey,
      profile_id: merchant.profileId,
      transaction_uuid: reference,
      unsigned_field_names: '',
      signed_date_time: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
      locale: 'en',
      transaction_type: 'sale',
      reference_number: reference,
      amount: '128.50',
      currency: 'HKD',
      override_custom_receipt_page: `${opened.merchant.url}/return`,
      override_custom_cancel_page: `${opened.merchant.url}/cancel`,
      override_backoffice_post_url: `${opened.merchant.url}/notify`,
      ...changes,
    }),
  )
  fields.set('signed_field_names', [...fields.keys(), 'signed_field_names'].join(','))
  return fields.set('signature', signatureOf(fields, merchant.secret))
}

/** Sends the form, then what the payer types. */
const payWith = async (reference: string, typed: Readonly<Record<string, string>>) => {
  const sent = await opened.post('/pay', form(reference))
  expect(sent.status).toBe(303)
  return opened.post(sent.headers.get('location') ?? '', Object.entries(typed))
}

const rest = async (path: string, data: unknown, key: string = merchant.sharedSecret) => {
  const body = JSON.stringify(data)
  const { host } = new URL(opened.url)
  const headers: Record<string, string> = {
    host,
    date: new Date().toUTCString(),
    'request-target': `post ${path}`,
    digest: `SHA-256=${createHash('sha256').update(body).digest('base64')}`,
    'v-c-merchant-id': merchant.id,
  }
  const names = Object.keys(headers)
  const text = names.map((name) => `${name}: ${headers[name]}`).join('\n')
  const hmac = createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64')
  const { 'request-target': _target, host: _host, ...sent } = headers
  const response = await fetch(`${opened.url}${path}`, {
    method: 'POST',
    body,
    headers: {
      ...sent,
      Accept: 'application/hal+json',
      'Content-Type': 'application/json',
      Signature: `keyid="${merchant.keyId}", algorithm="HmacSHA256", headers="${names.join(' ')}", signature="${hmac}"`,
    },
  })
  return { status: response.status, data: (await response.json()) as Record<string, unknown> }
}

describe('the hosted form of Secure Acceptance', () => {
  it('a card pays: browser and back office get the same signed decision', async () => {
    const back = await opened.passedOn(await payWith('a1', { number: '4111 1111 1111 1111' }))
    expect(back.url).toBe(`${opened.merchant.url}/return`)
    await vi.waitFor(() => expect(opened.merchant.forms('/notify')).toHaveLength(1))
    const notified = new Map(opened.merchant.forms('/notify')[0])
    for (const fields of [back.fields, notified]) {
      expect(isSigned(fields, merchant.secret)).toBe(true)
      expect(fields.get('decision')).toBe('ACCEPT')
      expect(fields.get('reason_code')).toBe('100')
      expect(fields.get('req_transaction_uuid')).toBe('a1')
      expect(fields.get('auth_amount')).toBe('128.50')
      expect(fields.get('req_card_number')).toBe('xxxxxxxxxxxx1111')
    }
    expect(back.fields.get('transaction_id')).toBe(notified.get('transaction_id'))
  })

  it.each([
    ['a signature that is wrong', { signature: 'x' }],
    ['another access key', { access_key: 'other' }],
    ['another profile', { profile_id: 'other' }],
    ['an old date', { signed_date_time: '2026-01-02T03:04:05Z' }],
    ['an amount with a comma', { amount: '1,128.50' }],
  ])('refuses %s', async (_what, changes: Record<string, string>) => {
    const fields = form('a2', changes)
    if (changes['signature'] !== undefined) fields.set('signature', changes['signature'])
    const response = await opened.post('/pay', fields)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('SANDBOX')
  })

  it('refuses a field that was added after signing', async () => {
    const response = await opened.post('/pay', form('a2').set('tax_amount', '1.00'))
    expect(response.status).toBe(403)
  })

  it.each([
    ['4000000000000002', 'DECLINE', '203'],
    ['4000000000009235', 'REVIEW', '480'],
    ['4000000000000119', 'ACCEPT', '110'],
  ])('the card %s comes to %s %s', async (number, decision, code) => {
    const { fields } = await opened.passedOn(await payWith(`b${number}`, { number }))
    expect([fields.get('decision'), fields.get('reason_code')]).toEqual([decision, code])
    if (code === '110') expect(fields.get('auth_amount')).toBe('64.00')
  })

  it('3-D Secure needs the right code', async () => {
    const number = '4000000000003220'
    const page = await (await payWith('c1', { number })).text()
    expect(page).toContain('3-D Secure')
    const path = `/cybersource/checkout/${opened.sandbox.gateway.ledger.find('cybersource', 'c1')?.id}`
    const wrong = await opened.post(path, Object.entries({ number, code: '1' }))
    expect(await wrong.text()).toContain('The code is wrong')
    const right = await opened.passedOn(
      await opened.post(path, Object.entries({ number, code: '1234' })),
    )
    expect(right.fields.get('decision')).toBe('ACCEPT')
  })

  it('no page of a payment is the response to a form, so that Back never sends one again', async () => {
    const number = '4000000000003220'
    await payWith('c2', { number: 'nothing' })
    const path = `/cybersource/checkout/${opened.sandbox.gateway.ledger.find('cybersource', 'c2')?.id}`
    const send = (fields: Record<string, string>) =>
      fetch(`${opened.url}${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const asked = await send({ number })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, `${path}?step=code`])
    const paid = await send({ number, code: '1234' })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `${path}?step=return`])
  })

  it('a payer who cancels returns to the cancel page, and the back office hears nothing', async () => {
    const back = await opened.passedOn(await payWith('d1', { cancel: '1' }))
    expect(back.url).toBe(`${opened.merchant.url}/cancel`)
    expect(back.fields.get('decision')).toBe('CANCEL')
    const notified = opened.merchant.forms('/notify')
    expect(notified.filter((one) => one.get('req_transaction_uuid') === 'd1')).toEqual([])
  })

  it('the same transaction_uuid shows the open form again, and is an error 104 once it is over', async () => {
    await payWith('e1', { number: 'nothing' })
    const paid = await opened.passedOn(await payWith('e1', { number: '4111111111111111' }))
    expect(paid.fields.get('decision')).toBe('ACCEPT')
    const again = await opened.passedOn(await opened.post('/pay', form('e1')))
    expect([again.fields.get('decision'), again.fields.get('reason_code')]).toEqual([
      'ERROR',
      '104',
    ])
  })
})

const search = async (code: string) => {
  const { data } = await rest('/tss/v2/searches', {
    query: `clientReferenceInformation.code:${code}`,
  })
  return data as {
    totalCount: number
    _embedded: {
      transactionSummaries: {
        id: string
        applicationInformation: { reasonCode: string; applications: { name: string }[] }
      }[]
    }
  }
}

describe('the REST API', () => {
  it('refuses a wrong key and a body that was changed', async () => {
    const wrong = Buffer.from('wrong').toString('base64')
    expect((await rest('/tss/v2/searches', {}, wrong)).status).toBe(401)
  })

  it('finds a payment by its reference, once it was processed', async () => {
    await opened.post('/pay', form('f1'))
    expect((await search('f1')).totalCount).toBe(0)
    await payWith('f1', { number: '4111111111111111' })
    const found = await search('f1')
    expect(found._embedded.transactionSummaries[0]?.applicationInformation.reasonCode).toBe('100')
  })

  it('gives back at most what was captured, and a void all of it', async () => {
    await payWith('g1', { number: '4111111111111111' })
    const id = (await search('g1'))._embedded.transactionSummaries[0]?.id ?? ''
    const refund = (totalAmount: string) =>
      rest(`/pts/v2/payments/${id}/refunds`, {
        clientReferenceInformation: { code: 'R1' },
        orderInformation: { amountDetails: { totalAmount, currency: 'HKD' } },
      })
    expect((await refund('100.00')).status).toBe(201)
    expect((await refund('28.51')).status).toBe(400)
    expect((await refund('28.50')).status).toBe(201)
    expect((await search('R1')).totalCount).toBe(2)
    expect((await rest(`/pts/v2/payments/${id}/voids`, {})).status).toBe(400)
    const { payments } = await opened.panel<{ payments: { refunded: number }[] }>('ledger')
    expect(payments[0]?.refunded).toBe(12_850)
  })
})
