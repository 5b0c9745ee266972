import { randomBytes } from 'node:crypto'
import type { Channel, ChannelOrder, IssuedApiKey, Order, Page } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../payments/testing/sandbox-process.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { sendDueWebhooks } from '../../webhooks/deliveries/send-due-webhooks.ts'

/** What an order comes to when this goes wrong at the platform. */
interface Row {
  readonly fault: string
  readonly statuses: readonly number[]
  /** Orders that the kitchen has of it, and what staff read. */
  readonly orders: readonly Partial<Order>[]
  readonly differences?: ChannelOrder['differences']
  readonly known?: Partial<ChannelOrder>
}

const received = [{ status: 'received' as const, total: 50.5 }]
const rows: readonly Row[] = [
  { fault: 'none', statuses: [200], orders: received },
  { fault: 'twice', statuses: [200, 200], orders: received },
  { fault: 'at-once', statuses: [200, 200, 200], orders: received },
  { fault: 'late', statuses: [200], orders: received, differences: [{ kind: 'late' }] },
  { fault: 'cancelled-first', statuses: [200, 200], orders: [] },
  {
    fault: 'couriers-out-of-order',
    statuses: [200, 200, 200],
    orders: received,
    known: { courier: { contactName: 'Second' } },
  },
  {
    fault: 'unknown-item',
    statuses: [200],
    orders: received,
    differences: [{ kind: 'unknownItem', name: 'Old special', theirs: 38.5 }],
  },
  {
    fault: 'other-price',
    statuses: [200],
    orders: [{ status: 'received', total: 13 }],
    differences: [{ kind: 'price', name: 'Noodles', ours: 38.5, theirs: 1 }],
  },
]

let server: TestServer
let sandbox: SandboxProcess
let shop: OrderingShop
let owner: TestClient
let staff: TestClient
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  server = await startTestServer({ config: { webhookHosts: ['localhost', '127.0.0.1'] } })
  shop = await makeOrderingShop(server)
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  staff = await server.client(shop.staff)
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})

interface Platform {
  readonly channel: Channel
  readonly secret: string
}

const open = async (adapter: Channel['adapter']): Promise<Platform> => {
  const { key, secret: own } = (await owner
    .service('apiKeys/make')
    .create({ shop: shop.shop, name: adapter, rights: ['placeOrders'] })) as IssuedApiKey
  const channel = (await owner
    .service('channels')
    .create({ shop: shop.shop, name: adapter, adapter, key: key._id })) as Channel
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  await owner.service('webhooks').create({
    name: adapter,
    url: `${sandbox.url}/channel/told`,
    shops: [shop.shop],
    events: ['order.placed', 'order.status', 'order.cancelled'],
    secret,
    channel: channel._id,
  })
  return { channel, secret: adapter === 'plain' ? own : secret }
}

const send = async ({ channel, secret }: Platform, number: string, fault: string) => {
  const { _id, adapter } = channel
  const response = await fetch(`${sandbox.url}/channel/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      to: { api: `${server.url}/api`, shop: shop.shop, channel: _id, adapter, secret },
      order: {
        number,
        items: [
          { id: shop.noodles, name: 'Noodles', price: 38.5 },
          { id: shop.bun, name: 'Bun', price: 12 },
        ],
      },
      fault,
    }),
  })
  const { answers } = (await response.json()) as { answers: readonly { status: number }[] }
  // A call of the API that creates says 201.
  return answers.map(({ status }) => (status === 201 ? 200 : status))
}

const told = async (number: string): Promise<readonly unknown[]> => {
  while ((await sendDueWebhooks.run(server)) > 0);
  const list = (await (await fetch(`${sandbox.url}/channel.json`)).json()) as readonly {
    readonly body: { channelOrderId?: string; status?: number; data?: Record<string, unknown> }
  }[]
  return list.flatMap(({ body: { channelOrderId, status, data } }) =>
    channelOrderId === number || data?.['number'] === number ? [status ?? data?.['status']] : [],
  )
}
const knownAs = async (
  { channel }: Platform,
  number: string,
): Promise<ChannelOrder | undefined> => {
  const query = { shop: shop.shop, channel: channel._id, number }
  const found = await staff.service('channelOrders').find({ query })
  return (found as Page<ChannelOrder>).data[0]
}
const ordersOf = async (session: string | undefined): Promise<readonly Order[]> => {
  if (session === undefined) return []
  const found = await staff.service('orders').find({ query: { shop: shop.shop, session } })
  return (found as Page<Order>).data
}

describe.each(['plain', 'deliverect'] as const)('the faults of a channel (%s)', (adapter) => {
  let platform: Platform
  beforeAll(async () => {
    platform = await open(adapter)
  })

  it.each(rows)('CHANNEL-2, CHANNEL-6.5: $fault', async (row) => {
    const number = `${adapter}-${row.fault}`
    expect(await send(platform, number, row.fault)).toEqual(row.statuses)
    const known = await knownAs(platform, number)
    const orders = await ordersOf(known?.session)
    expect(orders).toHaveLength(row.orders.length)
    expect(orders).toMatchObject(row.orders)
    expect(known).toMatchObject(row.known ?? {})
    expect(known?.differences).toEqual(row.differences ?? [])
    expect(await told(number)).toEqual(orders.map(() => (adapter === 'plain' ? 'accepted' : 20)))
  })

  it('CHANNEL-4.2, CHANNEL-6.5: cancelled while it cooks, twice', async () => {
    const number = `${adapter}-cooking`
    await send(platform, number, 'none')
    const known = await knownAs(platform, number)
    await staff.service('orders').patch(known?.order ?? '', { status: 'preparing' })
    expect(await send(platform, number, 'cancelled')).toEqual([200, 200])
    expect(await ordersOf(known?.session)).toMatchObject([{ status: 'cancelled' }])
    expect((await told(number)).at(-1)).toBe(adapter === 'plain' ? 'cancelled' : 110)
  })

  it('CHANNEL-6.4: forged', async () => {
    const number = `${adapter}-forged`
    expect(await send(platform, number, 'forged')).toEqual([401])
    expect(await knownAs(platform, number)).toBeUndefined()
  })
})
