import type { Channel, ChannelOrder, ChannelsReport, DayPreview } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const start = Date.parse('2026-03-03T04:00:00Z')
const [first, second] = ['2026-03-03', '2026-03-04'] as const
let now = start
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let owner: TestClient
let channel: Channel
beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
  channel = (await owner.service('channels').create({
    shop: shop.shop,
    name: 'Panda',
    adapter: 'plain',
    commission: { percent: 10, fixed: 1 },
  })) as Channel
})
afterAll(() => server.stop())

const of = (number: string) => ({ shop: shop.shop, channel: channel._id, number })
const place = (number: string, price: number) =>
  manager.service('channelOrders/place').create({
    ...of(number),
    type: 'delivery',
    lines: [{ product: shop.noodles, name: 'Noodles', quantity: 1, price }],
  }) as Promise<ChannelOrder>
const cancel = (number: string) => manager.service('channelOrders/cancel').create(of(number))
const report = async () => {
  const period = { shop: shop.shop, from: first, to: second }
  return ((await manager.service('reports/channels').create(period)) as ChannelsReport).rows
}

it('CHANNEL-5.3: orders, totals and commissions by day and channel: open days as they are, closed ones as their Z', async () => {
  for (const number of ['1', '2', '3']) await place(number, 50)
  const row = { channel: channel._id, name: 'Panda' }
  expect(await report()).toEqual([{ ...row, day: first, orders: 3, amount: 150, commission: 18 }])
  await cancel('1')
  const closed = { ...row, day: first, orders: 2, amount: 100, commission: 12 }
  expect(await report()).toEqual([closed])
  await manager.service('businessDays/close').create({ shop: shop.shop, day: first })
  now = start + 86_400_000
  await cancel('2')
  await place('5', 30.5)
  await owner.service('channels').patch(channel._id, { name: 'Red Panda' })
  expect(await report()).toEqual([
    closed,
    {
      channel: channel._id,
      name: 'Red Panda',
      day: second,
      orders: 1,
      amount: 30.5,
      commission: 4.05,
    },
  ])
  const preview = await manager.service('businessDays/preview').create({ shop: shop.shop })
  expect((preview as DayPreview).figures.channels).toEqual([
    { channel: channel._id, name: 'Red Panda', count: 1, amount: 30.5, commission: 4.05 },
  ])
})
