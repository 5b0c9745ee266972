import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { ApiKey, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { ApiKeys } from './api-keys.tsx'

const shop = sampleMenu.shop._id
const owner: User = { _id: 'o', name: 'Ada', staff: [{ role: 'owner' }] }
const key: ApiKey = {
  _id: 'a'.repeat(24),
  shop,
  name: 'Our website',
  rights: ['readMenu', 'placeOrders'],
  begins: 'cmd_Ab3d',
  maker: 'o',
  createTime: '2026-03-03T04:00:00.000Z',
}
const secret = `cmd_${'x'.repeat(43)}`

const open = async (keys: readonly ApiKey[], user = owner) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    'apiKeys find': () => ({ data: keys }),
    'apiKeys/make create': () => ({ key, secret }),
    'apiKeys/rotate create': () => ({ key, secret }),
    'apiKeys/end create': () => key,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<ApiKeys />, staff)
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args[0]
  return { ...screen, sent }
}

test('KEY-4.1: an owner makes a key with rights; its secret is shown once', async () => {
  const { press, fill, sent, get, text } = await open([])
  expect(text()).toContain('No key yet')
  await press('button', 'New key')
  await fill('textbox', 'Name', ' Our website ')
  await press('button', 'Save')
  expect(sent('apiKeys/make create')).toBeUndefined()
  await press('checkbox', 'Read the menu Dishes, prices, opening hours, what is sold out.')
  await press('checkbox', 'Place orders Orders as guests place them, and their payment online.')
  await press('button', 'Save')
  expect(sent('apiKeys/make create')).toEqual({
    shop,
    name: 'Our website',
    rights: ['readMenu', 'placeOrders'],
    idempotencyKey: expect.any(String),
  })
  const shown = get('textbox', 'The key of Our website') as HTMLInputElement
  expect([shown.value, shown.readOnly]).toEqual([secret, true])
  await press('button', 'Close')
  expect(document.body.innerHTML).not.toContain(secret)
})

test('KEY-4.1: a key says what it may and how it begins; it is replaced with an overlap, or ended after a word', async () => {
  const { press, sent, get, text } = await open([key])
  expect(text()).toContain('Read the menu · Place orders')
  expect(text()).toContain('begins with cmd_Ab3d · not used yet')
  await press('button', 'Replace the key of Our website')
  await within(get('alertdialog')).press('radio', 'for one more week')
  await within(get('alertdialog')).press('button', 'Replace')
  expect(sent('apiKeys/rotate create')).toEqual({
    key: key._id,
    overlapHours: 168,
    idempotencyKey: expect.any(String),
  })
  await press('button', 'End the key of Our website')
  expect(sent('apiKeys/end create')).toBeUndefined()
  await within(get('alertdialog')).press('button', 'End')
  expect(sent('apiKeys/end create')).toEqual({ key: key._id })
})

test('KEY-4.1: managers neither see nor make keys', async () => {
  const { text } = await open([key], { _id: 'm', staff: [{ role: 'manager', shop }] })
  expect(text()).not.toContain('Our website')
})
