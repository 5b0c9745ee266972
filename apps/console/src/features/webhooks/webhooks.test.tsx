import { CallError } from '@comanda/client'
import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User, Webhook, WebhookDelivery } from '@comanda/contract'
import { descriptionOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Webhooks } from './webhooks.tsx'

const owner: User = { _id: 'o', name: 'Ada', staff: [{ role: 'owner' }] }
const webhook: Webhook = {
  _id: 'a'.repeat(24),
  name: 'Accounts',
  url: 'https://books.example/hook',
  events: ['order.placed', 'day.closed'],
  secret: { ends: 'xyz=', since: '2026-03-03T04:00:00.000Z', by: 'o' },
  failingSince: '2026-03-04T04:00:00.000Z',
  restingSince: '2026-03-05T04:00:00.000Z',
}
const delivery: WebhookDelivery = {
  _id: 'd'.repeat(24),
  shop: 's'.repeat(24),
  webhook: webhook._id,
  type: 'day.closed',
  subject: 's'.repeat(24),
  record: 'e'.repeat(24),
  status: 'failed',
  tries: 2,
  createTime: '2026-03-04T04:00:00.000Z',
  attempts: [{ time: '2026-03-04T04:00:01.000Z', ms: 31, status: 500, said: 'out of paper' }],
}

const open = async (webhooks: readonly Webhook[], write: () => unknown = () => webhook) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: owner }),
    'shops find': () => [sampleMenu.shop],
    'webhooks find': () => webhooks,
    'webhooks create': write,
    'webhooks patch': write,
    'webhooks remove': () => webhook,
    'webhooks/test create': () => ({ time: delivery.createTime, ms: 5, problem: 'timeout' }),
    'webhooks/resume create': () => webhook,
    'webhookDeliveries find': () => ({ data: [delivery] }),
    'webhookDeliveries/again create': () => delivery,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(owner)
  const screen = await renderForStaff(<Webhooks />, staff)
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args.slice(0, 2)
  return { ...screen, sent }
}

test('WEBHOOK-5.4: a new webhook has a secret of 32 bytes, which is shown until it is saved', async () => {
  const { text, press, fill, get, sent } = await open([])
  expect(text()).toContain('No webhook yet')
  await press('button', 'New webhook')
  const { value } = get('textbox', 'Secret') as HTMLInputElement
  expect(value).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  await fill('textbox', 'Name', ' Accounts ')
  await fill('textbox', 'Address', 'https://books.example/hook')
  await press('checkbox', 'Day closed')
  await press('button', 'Save')
  expect(sent('webhooks create')?.[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    name: 'Accounts',
    url: 'https://books.example/hook',
    events: ['order.placed', 'order.status', 'order.cancelled', 'day.closed'],
    isOff: false,
    secret: value,
  })
})

test('WEBHOOK-2.3: a stored secret is not shown, and stays unless a new one is made; a change sends what changed alone', async () => {
  const { press, fill, get, sent, text, names } = await open([webhook])
  expect(text()).toContain('Rests')
  await press('button', 'Edit Accounts')
  expect(names('textbox')).not.toContain('Secret')
  await fill('textbox', 'Name', 'Books')
  await press('checkbox', 'Day closed')
  await press('button', 'Save')
  expect(sent('webhooks patch')).toEqual([webhook._id, { name: 'Books', events: ['order.placed'] }])
  await press('button', 'Edit Accounts')
  await press('button', 'Make a new secret')
  expect(descriptionOf(get('textbox', 'Secret'))).toContain('within a day')
})

test('WEBHOOK-4.1: an address that the server refuses is shown at its field', async () => {
  const refusal = { name: 'BadRequest', message: 'no', statusCode: 400, code: 'dataInvalid' }
  const { press, fill, get, names } = await open([webhook], () => {
    throw new CallError({ ...refusal, field: 'url' })
  })
  await press('button', 'Edit Accounts')
  await fill('textbox', 'Address', 'https://10.0.0.1/hook')
  await press('button', 'Save')
  expect(descriptionOf(get('textbox', 'Address'))).toContain('may not call this address')
  expect(names('alert')).toEqual([])
})

test('WEBHOOK-5.1, WEBHOOK-5.2, WEBHOOK-5.3: the latest events are listed and sent again, and a test says what came of it', async () => {
  const { press, text, sent, names } = await open([webhook])
  await press('button', 'Edit Accounts')
  expect(text()).toContain('Day closed')
  expect(text()).toMatch(/2 tries · Status 500 after 31 ms · out of paper/)
  const again = names('button').find((name) => name.startsWith('Send again: Day closed, '))
  await press('button', again ?? '')
  expect(sent('webhookDeliveries/again create')?.[0]).toEqual({
    shop: delivery.shop,
    delivery: delivery._id,
    idempotencyKey: expect.any(String),
  })
  await press('button', 'Send a test')
  expect(text()).toContain('Not taken. No response: timeout')
})

test('WEBHOOK-3.5: a rest is ended, and a webhook is removed after a second press', async () => {
  const { press, text, sent } = await open([webhook])
  await press('button', 'Edit Accounts')
  expect(text()).toContain('It was not reached for a day')
  await press('button', 'Send everything now')
  expect(sent('webhooks/resume create')?.[0]).toEqual({ webhook: webhook._id })
  await press('button', 'Edit Accounts')
  await press('button', 'Remove the webhook')
  expect(sent('webhooks remove')).toBeUndefined()
  await press('button', 'Remove the webhook')
  expect(sent('webhooks remove')?.[0]).toBe(webhook._id)
})
