import { createHmac, randomBytes } from 'node:crypto'
import type { Channel, ChannelOrder, IssuedApiKey } from '@comanda/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { channels } from '../../../tables/channels.ts'
import { webhookDeliveries } from '../../../tables/webhook-deliveries.ts'
import { webhooks } from '../../../tables/webhooks.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver.ts'
import { sendDueWebhooks } from './send-due-webhooks.ts'

const secret = `whsec_${randomBytes(32).toString('base64')}`
const events = [
  'order.placed',
  'order.status',
  'order.changed',
  'order.cancelled',
  'stock.changed',
  'choice.changed',
  'shop.paused',
  'menu.published',
  'menu.changed',
]
let server: TestServer
let shop: OrderingShop
let owner: TestClient
let staff: TestClient
let receiver: WebhookReceiver
let program: TestClient
let key: string
let channel: Channel
let later = 0
beforeAll(async () => {
  server = await startTestServer({
    now: () => Date.now() + later,
    config: { webhookHosts: ['127.0.0.1'] },
  })
  shop = await makeOrderingShop(server, { prepMinutes: {} }, { mode: 'auto', quantity: 1 })
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  staff = await server.client(shop.staff)
  const made = (await owner
    .service('apiKeys/make')
    .create({ shop: shop.shop, name: 'Panda', rights: ['placeOrders'] })) as IssuedApiKey
  key = made.key._id
  program = await server.client()
  await program.authenticate({ strategy: 'jwt', accessToken: made.secret })
})
afterAll(() => server.stop())
beforeEach(async () => {
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  receiver.close()
  later = 0
  for (const table of [webhookDeliveries, webhooks, channels])
    await server.runtime.database.delete(table)
})

const listen = async (adapter: Channel['adapter'], own: object = {}): Promise<void> => {
  channel = (await owner.service('channels').create({
    shop: shop.shop,
    name: 'Panda',
    adapter,
    key,
    account: 'acc',
    location: 'loc',
    prices: { percent: 10 },
  })) as Channel
  await owner.service('webhooks').create({
    name: 'Panda',
    url: receiver.url,
    shops: [shop.shop],
    events,
    secret,
    channel: channel._id,
    ...own,
  })
}
const place = (number: string, own: object = {}): Promise<ChannelOrder> =>
  program.service('channelOrders/place').create({
    shop: shop.shop,
    channel: channel._id,
    number,
    type: 'delivery',
    lines: [{ product: shop.noodles, name: 'Noodles', quantity: 1, price: 42.35 }],
    ...own,
  }) as Promise<ChannelOrder>
const sweep = async () => {
  while ((await sendDueWebhooks.run(server)) > 0);
}
const ofOrders = (list: readonly Record<string, unknown>[]) =>
  list.filter(({ type }) => type === 'channel.status')

/** What the channel heard since the last look. */
const told = async () => {
  await sweep()
  return receiver.calls.splice(0).map(({ body }) => body as unknown as Record<string, unknown>)
}
const step = (order: string | undefined, status: string) =>
  staff.service('orders').patch(order ?? '', { status })

const pause = (orderTypes: string[], own: object = {}) =>
  staff.service('shops/pause').create({ shop: shop.shop, orderTypes, ...own })

const pace = (delivery: object) =>
  expect.objectContaining({
    type: 'channel.busy',
    data: {
      types: [
        { type: 'takeAway', isPaused: false },
        { type: 'delivery', ...delivery },
      ],
    },
  })

describe('what a channel hears (CHANNEL-4)', () => {
  it('CHANNEL-4.1: where its orders are, and nothing of others', async () => {
    await listen('plain')
    const { order } = await place('P-1')
    await orderingCalls(await server.client(), shop).create()
    expect(await told()).toMatchObject([
      {
        type: 'channel.status',
        channel: channel._id,
        account: 'acc',
        data: { number: 'P-1', order, status: 'accepted' },
      },
    ])
    for (const status of ['preparing', 'ready', 'completed']) {
      await step(order, status)
      expect(await told()).toMatchObject([{ data: { number: 'P-1', status } }])
    }
  })

  it('CHANNEL-4.1: that staff have declined one, and why', async () => {
    await listen('plain')
    await owner.service('shops').patch(shop.shop, { acceptance: { delivery: 'staff' } })
    const { order } = await place('P-2')
    expect(ofOrders(await told())).toMatchObject([{ data: { status: 'waiting' } }])
    await staff.service('orders/decline').create({ shop: shop.shop, order, reason: 'busy' })
    const declined = { data: { status: 'declined', reason: 'busy' } }
    expect(ofOrders(await told())).toMatchObject([declined])
    await owner.service('shops').patch(shop.shop, { acceptance: null })
  })

  it('CHANNEL-4.4: the menu at its prices, once for however many changes', async () => {
    await listen('plain')
    await owner.service('products').patch(shop.noodles, { price: 40 })
    await owner.service('products').patch(shop.noodles, { price: 38.5 })
    const menus = await told()
    expect(menus.map(({ type }) => type)).toEqual(['channel.menu'])
    expect(menus[0]).toMatchObject({
      data: {
        menu: {
          currency: 'HKD',
          items: expect.arrayContaining([
            expect.objectContaining({ id: shop.noodles, price: 42.35, isAvailable: true }),
          ]),
        },
      },
    })
  })

  it('CHANNEL-4.5: what is sold out, and what is there again', async () => {
    await listen('plain')
    await place('P-3', { lines: [{ product: shop.bun, name: 'Bun', quantity: 1, price: 13.2 }] })
    const item = (isAvailable: boolean) => ({
      type: 'channel.availability',
      data: { items: [{ item: shop.bun, isAvailable }] },
    })
    expect(await told()).toEqual(expect.arrayContaining([expect.objectContaining(item(false))]))
    await staff.service('productStocks').patch(shop.bun, { stock: { mode: 'auto', quantity: 5 } })
    expect(await told()).toMatchObject([item(true)])
  })

  it('CHANNEL-4.6: a pause and when it is over, and how long the kitchen takes', async () => {
    await listen('plain')
    const until = new Date(Date.now() + 600_000).toISOString()
    await pause(['delivery'], { until })
    expect(await told()).toContainEqual(pace({ isPaused: true, until }))
    later = 601_000
    expect(await told()).toContainEqual(pace({ isPaused: false }))
    await owner.service('shops').patch(shop.shop, { prepMinutes: { delivery: 20 } })
    const [busy] = (await told()).filter(({ type }) => type === 'channel.busy')
    expect(busy).toMatchObject({
      data: { types: [{ type: 'takeAway' }, { minutes: expect.any(Number) }] },
    })
    await owner.service('shops').patch(shop.shop, { prepMinutes: null })
  })

  it('CHANNEL-4.6: the end of a pause also if the platform was away in the meantime', async () => {
    await listen('plain')
    const until = new Date(Date.now() + 600_000).toISOString()
    await pause(['delivery'], { until })
    expect(await told()).toContainEqual(pace({ isPaused: true, until }))
    receiver.respond = () => 503
    for (const number of ['P-4', 'P-5', 'P-6', 'P-7']) await place(number)
    await told()
    receiver.respond = () => 204
    later = 200_000
    await told()
    await told()
    later = 601_000
    expect(await told()).toContainEqual(pace({ isPaused: false }))
    await pause([])
  })

  it('CHANNEL-6.3: in Deliverect’s shape, signed over the body alone', async () => {
    await listen('deliverect')
    const { order } = await place('D-1')
    await step(order, 'preparing')
    await sweep()
    const call = receiver.calls.at(-1)
    expect(call?.body).toMatchObject({
      channelOrderId: 'D-1',
      channelLink: channel._id,
      location: 'loc',
      status: 50,
    })
    expect(call?.headers['x-server-authorization-hmac-sha256']).toBe(
      createHmac('sha256', secret)
        .update(call?.text ?? '')
        .digest('hex'),
    )
    receiver.calls.splice(0)
    await pause(['takeAway', 'delivery'])
    expect(await told()).toContainEqual(expect.objectContaining({ status: 'PAUSED' }))
    await pause([])
    expect(await told()).toContainEqual(expect.objectContaining({ status: 'ONLINE' }))
  })

  it('CHANNEL-6.3: below an address that ends with a slash or has a query, which stays', async () => {
    await listen('deliverect', { url: `${receiver.url}/?token=x` })
    await place('D-2')
    await sweep()
    expect(receiver.calls.map(({ path }) => path)).toEqual(['/hook/statusUpdate?token=x'])
  })

  it('CHANNEL-1.4: nothing while it is off', async () => {
    await listen('plain')
    await place('P-9')
    await owner.service('channels').patch(channel._id, { isOff: true })
    expect(await told()).toEqual([])
  })
})
