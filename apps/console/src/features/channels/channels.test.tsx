import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Channel, User, Webhook } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Channels } from './channels.tsx'

const owner: User = { _id: 'o', name: 'Ada', staff: [{ role: 'owner' }] }
const shop = sampleMenu.shop._id
const channel: Channel = {
  _id: 'c'.repeat(24),
  shop,
  name: 'Panda',
  adapter: 'plain',
  key: 'k'.repeat(24),
  prices: { percent: 10, items: [{ item: 'a'.repeat(24), price: 15 }] },
  commission: { percent: 30 },
}
const webhook: Webhook = {
  _id: 'd'.repeat(24),
  name: 'Panda',
  url: 'https://panda.example/shop',
  events: ['order.status'],
  channel: channel._id,
  secret: { ends: 'xyz=', since: '2026-03-03T04:00:00.000Z' },
}

const open = async (known: readonly Channel[]) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: owner }),
    'shops find': () => [sampleMenu.shop],
    'channels find': () => known,
    'webhooks find': () => (known.length > 0 ? [webhook] : []),
    'apiKeys find': () => ({
      data: [{ _id: channel.key, name: 'Key of Panda', rights: ['placeOrders'] }],
    }),
    'channels create': () => channel,
    'channels patch': () => channel,
    'webhooks create': () => webhook,
    'webhooks patch': () => webhook,
    'webhooks remove': () => webhook,
    'channels remove': () => channel,
  })
  const staff = staffClientOver(server.connection, sampleMenu)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(owner)
  const screen = await renderForStaff(<Channels />, staff)
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args.slice(0, 2)
  return { ...screen, sent }
}

test('CHANNEL-1.5: a new channel is stored with the webhook at which it hears', async () => {
  const { press, fill, get, sent, text } = await open([])
  expect(text()).toContain('No channel yet')
  await press('button', 'New channel')
  await fill('textbox', 'Name', ' Panda ')
  await press('radio', 'Deliverect’s channel API The platform signs what it sends with the secret.')
  await fill('spinbutton', 'It keeps, in percent of an order optional', '30')
  await fill('textbox', 'Address that hears', 'https://panda.example/shop')
  const { value: secret } = get('textbox', 'Secret') as HTMLInputElement
  await press('button', 'Save')
  const [stored] = sent('channels create') ?? []
  expect(stored).toMatchObject({
    name: 'Panda',
    adapter: 'deliverect',
    commission: { percent: 30 },
  })
  expect(sent('webhooks create')?.[0]).toMatchObject({
    url: 'https://panda.example/shop',
    secret,
    channel: (stored as Channel)._id,
  })
})

test('CHANNEL-1.5: what was left alone is not sent, what is emptied goes', async () => {
  const { press, fill, sent } = await open([channel])
  await press('button', 'Edit Panda')
  await fill('spinbutton', 'It keeps, in percent of an order optional', '')
  await press('button', 'Save')
  const [id, changes] = sent('channels patch') ?? []
  expect(id).toBe(channel._id)
  expect(changes).toEqual({ commission: null })
  expect(sent('webhooks patch')?.[1]).toEqual({ name: 'Panda', url: webhook.url })
})

test('CHANNEL-1.5, CHANNEL-3.1: dishes have prices of their own, what is emptied has the shop’s again, what is on no menu stays', async () => {
  const [dish, other] = sampleMenu.products
  const items = [
    { item: dish?._id ?? '', price: 15 },
    { item: 'a'.repeat(24), price: 9 },
  ]
  const { press, fill, sent, text, names } = await open([
    { ...channel, prices: { percent: -10, items } },
  ])
  expect(text()).toContain('Prices −10 %')
  await press('button', 'Edit Panda')
  expect(text()).toContain('1 more price, of what is not on the menu now, stays')
  const nameOf = (one: typeof dish): string => localizedName(one?.name ?? [], 'en')
  await fill('spinbutton', `${nameOf(dish)} optional`, '')
  await fill('combobox', 'Give a dish or choice its own price', other?._id ?? '')
  await fill('spinbutton', `${nameOf(other)} optional`, '12.5')
  expect(names('option').filter((name) => name === nameOf(other))).toEqual([])
  await press('button', 'Save')
  expect(sent('channels patch')?.[1]).toMatchObject({
    prices: {
      items: [
        { item: 'a'.repeat(24), price: 9 },
        { item: other?._id, price: 12.5 },
      ],
    },
  })
})

test('CHANNEL-1.5, CHANNEL-3.1: a channel that is cheaper than the shop stays so', async () => {
  const { press, fill, sent } = await open([{ ...channel, prices: { percent: -10 } }])
  await press('button', 'Edit Panda')
  await fill('textbox', 'Name', 'Panda 2')
  await press('button', 'Save')
  expect(sent('channels patch')?.[1]).toEqual({ name: 'Panda 2' })
})
