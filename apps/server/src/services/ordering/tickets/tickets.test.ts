import type { Order, Page, Station, Ticket } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const named = (value: string) => [{ lang: 'en' as const, value }]

const open = async (own: object = {}) => {
  const shop = await makeOrderingShop(server, { ...anyNumber, ...own })
  const client = await server.client(shop.staff)
  await client.service('shops/subscribe').create({ item: shop.shop })
  return { shop, client, staff: orderingCalls(client, shop) }
}

const makeStation = (client: TestClient, shop: OrderingShop, name: string, own: object = {}) =>
  client
    .service('stations')
    .create({ shop: shop.shop, name: named(name), kind: 'prep', ...own }) as Promise<Station>

const ticketsOf = async (client: TestClient, shop: OrderingShop): Promise<readonly Ticket[]> => {
  const query = { shop: shop.shop, $sort: { createTime: 1 as const } }
  return ((await client.service('tickets').find({ query })) as Page<Ticket>).data
}

const told = ({ kind, lines }: Ticket) => ({
  kind,
  lines: lines.map(({ quantity, isOff, name }) => [name[0]?.value, isOff ? -quantity : quantity]),
})

const call = (client: TestClient, path: string, data: object): Promise<unknown> =>
  client.service(path).create({ ...data, idempotencyKey: idempotencyKey() })

const bump = (client: TestClient, shop: OrderingShop, { _id }: Ticket, lines?: string[]) =>
  client
    .service('tickets/bump')
    .create({ shop: shop.shop, ticket: _id, ...(lines ? { lines } : {}) }) as Promise<Ticket>

const statusOf = async (client: TestClient, id: string): Promise<Order['status']> =>
  ((await client.service('orders').get(id)) as Order).status

describe('tickets of orders (KITCHEN-1)', () => {
  it('KITCHEN-1.1: an order is a ticket for each station, written with it, under its number, and heard by the staff', async () => {
    const { shop, client, staff } = await open()
    const wok = await makeStation(client, shop, 'Wok', { products: [shop.noodles] })
    const bar = await makeStation(client, shop, 'Bar', { products: [shop.tea] })
    const heard = heardBy(client, 'tickets', 'created') as Ticket[]
    const ice = {
      option: shop.ice,
      selections: [{ _id: shop.lessIce, id: shop.lessIce, quantity: 1 }],
    }
    const cart = [lineOf(shop.noodles, { quantity: 2 }), lineOf(shop.tea, { options: [ice] })]
    const { order } = await staff.create({ cart })
    const written = await ticketsOf(client, shop)
    expect(written.map(({ station, number, seq }) => ({ station, number, seq }))).toEqual(
      expect.arrayContaining([
        { station: wok._id, number: order.number, seq: 1 },
        { station: bar._id, number: order.number, seq: 1 },
      ]),
    )
    expect(written.find(({ station }) => station === bar._id)?.lines).toMatchObject([
      { quantity: 1, options: [{ choices: [{ name: named('Less ice') }] }] },
    ])
    await expect.poll(() => heard.length).toBe(2)
    expect(heard).toEqual(expect.arrayContaining([...written]))
    expect(JSON.stringify(written)).not.toMatch(/price|total|phone/i)
  })

  it('KITCHEN-1.2: an order to pay has tickets once it is paid', async () => {
    const { shop, client, staff } = await open({ payFirst: { takeAway: 'always' } })
    const { order } = await orderingCalls(await server.client(), shop).create()
    expect(order.status).toBe('toPay')
    expect(await ticketsOf(client, shop)).toEqual([])
    await staff.setStatus(order._id, 'received')
    expect((await ticketsOf(client, shop)).map(told)).toEqual([
      { kind: 'new', lines: [['Noodles', 1]] },
    ])
  })

  it('KITCHEN-1.3: a void and a change are tickets with the difference alone, and what they take off is marked on the tickets before', async () => {
    const { shop, client, staff } = await open()
    const { session } = await staff.scan()
    await staff.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 3 })] })
    const [line] = (await staff.session(session._id)).products
    const id = line?.id ?? ''
    await call(client, 'tableSessions/voidLines', {
      session: session._id,
      lines: [{ id, quantity: 1 }],
      note: 'late',
    })
    await call(client, 'tableSessions/changeLine', { session: session._id, line: id, quantity: 5 })
    await call(client, 'tableSessions/changeLine', {
      session: session._id,
      line: id,
      customRemark: 'no onion',
    })
    const all = await ticketsOf(client, shop)
    expect(all.map(told)).toEqual([
      { kind: 'new', lines: [['Noodles', 3]] },
      { kind: 'cancel', lines: [['Noodles', -1]] },
      { kind: 'new', lines: [['Noodles', 3]] },
      {
        kind: 'change',
        lines: expect.arrayContaining([
          ['Noodles', -5],
          ['Noodles', 5],
        ]),
      },
    ])
    expect(all.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(all[0]).toMatchObject({ status: 'done', lines: [{ gone: 3 }] })
  })

  it('KITCHEN-1.4: what was on hold has its ticket when it is sent, and a cancelled order tells to leave all of it', async () => {
    const { shop, client, staff } = await open()
    const { session } = await staff.scan()
    const { order } = await staff.order(session._id, {
      cart: [lineOf(shop.noodles), lineOf(shop.bun, { status: 'hold' })],
    })
    await call(client, 'tableSessions/fire', { session: session._id })
    await client.service('orders').patch(order._id, { status: 'cancelled', note: 'left' })
    expect((await ticketsOf(client, shop)).map(told)).toEqual([
      { kind: 'new', lines: [['Noodles', 1]] },
      { kind: 'new', lines: [['Bun', 1]] },
      {
        kind: 'cancel',
        lines: expect.arrayContaining([
          ['Noodles', -1],
          ['Bun', -1],
        ]),
      },
    ])
  })

  it('KITCHEN-1.5: who moves to another table has a note, and nothing is made again', async () => {
    const { shop, client, staff } = await open()
    const { session } = await staff.scan()
    await staff.order(session._id)
    await call(client, 'tableSessions/move', { session: session._id, to: shop.otherTable })
    const [first, note, ...more] = await ticketsOf(client, shop)
    expect(more).toEqual([])
    expect(first).toMatchObject({ tableName: 'A2', status: 'open', kind: 'new' })
    expect(note).toMatchObject({ kind: 'note', movedFrom: 'A1', tableName: 'A2', lines: [] })
  })

  it('KITCHEN-1.6: the first dish begins an order, the last ticket makes it ready, however often either is repeated; recalled, it is made again', async () => {
    const { shop, client, staff } = await open()
    await makeStation(client, shop, 'Wok', { products: [shop.noodles] })
    await makeStation(client, shop, 'Rest')
    const { order } = await staff.create({ cart: [lineOf(shop.noodles), lineOf(shop.bun)] })
    const [one, other] = await ticketsOf(client, shop)
    if (!one || !other) throw new Error('no tickets')
    await bump(client, shop, one, ['1'])
    expect(await statusOf(client, order._id)).toBe('preparing')
    const twice = await Promise.all([bump(client, shop, other), bump(client, shop, other)])
    expect(twice.map(({ version }) => version)).toEqual([2, 2])
    expect(await statusOf(client, order._id)).toBe('ready')
    await client.service('tickets/recall').create({ shop: shop.shop, ticket: other._id })
    expect(await statusOf(client, order._id)).toBe('preparing')
    await client.service('orders').patch(order._id, { status: 'completed' })
    expect((await ticketsOf(client, shop)).map(({ status }) => status)).toEqual(['done', 'done'])
  })

  it('KITCHEN-1.7: where dishes are put together, an order is ready once that is confirmed', async () => {
    const { shop, client, staff } = await open()
    const pass = await makeStation(client, shop, 'Pass', { kind: 'expo' })
    const { order } = await staff.create()
    const all = await ticketsOf(client, shop)
    const [made, together] = all.toSorted((one) => (one.station === pass._id ? 1 : -1))
    if (!made || !together) throw new Error('no tickets')
    await bump(client, shop, made)
    expect(await statusOf(client, order._id)).toBe('preparing')
    await bump(client, shop, together)
    expect(await statusOf(client, order._id)).toBe('ready')
  })

  it('a ticket of another shop is found by nobody', async () => {
    const { shop, client, staff } = await open()
    await staff.create()
    const [ticket] = await ticketsOf(client, shop)
    const other = await open()
    const asked = { shop: other.shop.shop, ticket: ticket?._id ?? '' }
    await expect(other.client.service('tickets/bump').create(asked)).rejects.toMatchObject({
      data: { code: 'ticketNotFound' },
    })
  })
})
