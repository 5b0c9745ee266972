import type { Product, Shop } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newShopSecret } from '../../identifiers/shop-ids.ts'
import { makeAccount } from '../../testing/accounts.ts'
import { heardBy, orderingCalls } from '../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { channelOf } from './channels.ts'
import { channelsOf } from './joined-channels.ts'
import { mostRecent } from './recent-channels.ts'

let server: TestServer
let shop: OrderingShop
let now = Date.now()
const name = [{ lang: 'en', value: 'Name' }]
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

/** Sends a stock event, which is not delayed, and waits until a client connected for the shop has received it. */
const stockEvent = async (): Promise<void> => {
  const witness = await server.client()
  await witness.service('shops/subscribe').create({ item: shop.shop })
  const seen = heardBy(witness, 'productStocks', 'patched')
  const data = { _id: shop.bun, product: shop.bun, shop: shop.shop, stock: { mode: 'manual' } }
  server.runtime.bus.publish({ path: 'productStocks', event: 'patched', data })
  await expect.poll(() => seen).toHaveLength(1)
}

/** Returns how many events a client receives of a change in the shop. Its own call comes after any that was sent. */
const eventsFor = async (client: TestClient): Promise<number> => {
  const heard = heardBy(client, 'productStocks', 'patched')
  await stockEvent()
  await client.service('systemSettings').find()
  return heard.length
}

/** The id of a shop that does not exist. */
const foreign = (number: number): string => number.toString(16).padStart(24, '0')

const readings: Record<string, (client: TestClient) => Promise<unknown>> = {
  'get shops/{id}': (client) => client.service('shops').get(shop.shop),
  'find products of the shop': (client) =>
    client.service('products').find({ query: { shop: shop.shop, $sort: { order: 1 } } }),
  'find products by their ids': (client) =>
    client.service('products').find({ query: { _id: { $in: [shop.noodles] } } }),
  'find sections of the shop': (client) =>
    client.service('sections').find({ query: { shop: shop.shop } }),
  'find taxSettings for the shop or all': (client) =>
    client
      .service('taxSettings')
      .find({ query: { $or: [{ shops: shop.shop }, { shops: null }], status: 'active' } }),
  'find productOptions in a list of shops': (client) =>
    client.service('productOptions').find({ query: { shop: { $in: [shop.shop] } } }),
  'find tableViewItems by a code': (client) =>
    client.service('tableViewItems').find({ query: { _id: shop.table, shop: shop.shop } }),
  'create tableSessions/createOrResume': (client) => orderingCalls(client, shop).scan(),
  'create tableSessions/create': (client) => orderingCalls(client, shop).create(),
  'get tableSessions/{id}': async (client) => {
    const { session } = await orderingCalls(await server.client(), shop).create()
    return client.service('tableSessions').get(session._id)
  },
  'find tableSessions by restoreKeys': async (client) => {
    const { restoreKey } = await orderingCalls(await server.client(), shop).create()
    const query = { restoreKeys: { $in: [restoreKey] } }
    return client.service('tableSessions').find({ query })
  },
}

describe('a plain client receives the events of a shop’s catalogue without subscribing (EVENT-1.7)', () => {
  it.each(Object.entries(readings))('after %s', async (_, read) => {
    const client = await server.client()
    expect(await eventsFor(client)).toBe(0)
    await read(client)
    expect(await eventsFor(client)).toBe(1)
  })

  it('not after reading the list of shops, or another shop', async () => {
    const client = await server.client()
    await client.service('shops').find()
    await client.service('products').find({ query: { shop: 'e'.repeat(24) } })
    expect(await eventsFor(client)).toBe(0)
  })

  it('created, patched and removed, as far as a diner may read the record', async () => {
    const client = await server.client()
    await client.service('products').find({ query: { shop: shop.shop } })
    const heard: unknown[] = []
    for (const path of ['sections', 'tableViewItems', 'orderDiscounts'])
      for (const event of ['created', 'patched', 'removed'])
        client.service(path).on(event, (record: object) => heard.push([path, event, record]))
    const { app } = server
    const section = (await app.service('sections').create({ shop: shop.shop, name })) as Shop
    await expect.poll(() => heard).toEqual([['sections', 'created', section]])
    const patched = await app.service('sections').patch(section._id, { showOrder: 3 })
    await expect.poll(() => heard.slice(1)).toEqual([['sections', 'patched', patched]])
    await app.service('sections').remove(section._id)
    await expect.poll(() => heard.slice(2)).toEqual([['sections', 'removed', patched]])
    await app.service('tableViewItems').create({ shop: shop.shop, name: 'secret' })
    const draft = { name, shops: [shop.shop], status: 'draft' }
    const { _id } = (await app.service('orderDiscounts').create(draft)) as { _id: string }
    await expect.poll(() => heard.slice(3)).toEqual([['orderDiscounts', 'removed', { _id }]])
  })

  it('for the last shops it has read only, whatever number it reads', async () => {
    const client = await server.client()
    await client.service('shops').get(shop.shop)
    for (let number = 1; number < mostRecent; number += 1)
      await client.service('products').find({ query: { shop: foreign(number) } })
    expect(await eventsFor(client)).toBe(1)
    const channels = channelsOf(server.app)
    const before = channels.names.length
    for (let number = 100; number < 200; number += 1)
      await client.service('products').find({ query: { shop: foreign(number) } })
    expect(channels.names.length - before).toBeLessThanOrEqual(mostRecent)
    expect(await eventsFor(client)).toBe(0)
  })

  it('a subscription stays, whatever the client reads', async () => {
    const client = await server.client()
    await client.service('shops/subscribe').create({ item: shop.shop })
    for (let number = 1; number < 10; number += 1)
      await client.service('products').find({ query: { shop: foreign(number) } })
    expect(await eventsFor(client)).toBe(1)
  })

  it('after the socket broke and connected again it hears once it reads again', async () => {
    const client = await server.client()
    const { io } = client
    await client.service('shops').get(shop.shop)
    const joined = () => channelsOf(server.app).connectionsIn(channelOf.shop(shop.shop)).size
    const before = joined()
    io.disconnect()
    await expect.poll(joined).toBe(before - 1)
    io.connect()
    expect(await eventsFor(client)).toBe(0)
    await client.service('products').find({ query: { shop: shop.shop } })
    expect(await eventsFor(client)).toBe(1)
  })
})

/** Records the events of stocks that a client connected for the shop receives. */
const stockEvents = async (): Promise<string[]> => {
  const client = await server.client()
  await client.service('shops').get(shop.shop)
  const heard: string[] = []
  for (const path of ['productStocks', 'productOptionStocks'])
    for (const event of ['created', 'patched'])
      client.service(path).on(event, ({ _id }: Product) => heard.push(`${path} ${event} ${_id}`))
  return heard
}

const patchOf = async (session: string): Promise<void> => {
  const staff = await server.client(shop.staff)
  await staff.service('tableSessions').patch(session, { status: 'cancelled' })
}

describe('a plain client receives the events of a session', () => {
  it('that it has entered or created, without subscribing (EVENT-1.7)', async () => {
    const client = await server.client()
    const heard: unknown[] = heardBy(client, 'tableSessions', 'patched')
    const { session: entered } = await orderingCalls(client, shop).scan(shop.otherTable)
    await patchOf(entered._id)
    await expect.poll(() => heard).toMatchObject([{ _id: entered._id, status: 'cancelled' }])
    const { session: made } = await orderingCalls(client, shop).create()
    await patchOf(made._id)
    await expect.poll(() => heard).toMatchObject([{ _id: entered._id }, { _id: made._id }])
  })

  it('that is active at a table whose code it subscribes with, and of no later one (SESS-7.5)', async () => {
    const [diner, listener] = [await server.client(), await server.client()]
    const subscribe = (item: string) =>
      listener.service('tableSessions/subscribe').create({ item }) as Promise<object>
    const empty = await subscribe(shop.otherTable)
    expect(empty).toEqual({ item: shop.otherTable, version: 0 })
    const { session } = await orderingCalls(diner, shop).scan(shop.otherTable)
    const { _id, version } = session
    expect(await subscribe(shop.otherTable)).toEqual({
      item: shop.otherTable,
      session: _id,
      version,
    })
    const heard = heardBy(listener, 'tableSessions', 'patched')
    await patchOf(_id)
    await expect.poll(() => heard).toMatchObject([{ _id }])
    const { session: later } = await orderingCalls(diner, shop).scan(shop.otherTable)
    await patchOf(later._id)
    await listener.service('systemSettings').find()
    expect(heard).toHaveLength(1)
    for (const item of ['d'.repeat(24), shop.noodles])
      await expect(subscribe(item)).rejects.toMatchObject({ data: { code: 'sessionNotFound' } })
  })

  it('not by a code that does not enter the table now (SESS-7.5)', async () => {
    const { session } = await orderingCalls(await server.client(), shop).scan(shop.otherTable)
    const shops = server.app.service('shops')
    await shops.patch(shop.shop, { onlineRequiresPresence: true })
    const client = await server.client()
    const subscribe = client.service('tableSessions/subscribe')
    await expect(subscribe.create({ item: shop.otherTable })).rejects.toMatchObject({ code: 404 })
    expect(await subscribe.create({ item: session._id })).toMatchObject({
      version: session.version,
    })
    await shops.patch(shop.shop, { onlineRequiresPresence: null })
  })
})

describe('events of stocks (EVENT-1.6)', () => {
  const stock = { mode: 'manual', quantity: 5 }
  it('a product that begins to be counted sends created, then patched; by either service', async () => {
    const heard = await stockEvents()
    const { app } = server
    const product = (own: object) =>
      app.service('products').create({ shop: shop.shop, name, price: 10, ...own })
    // Changes within a millisecond may be sent as one (EVENT-1.11): each is heard before the next is made.
    const sends = async (change: Promise<unknown>, event: string) => {
      await change
      await expect.poll(() => heard.splice(0)).toEqual([event])
    }
    const services = { product: app.service('products'), stock: app.service('productStocks') }
    const { _id: later } = (await product({})) as Product
    await sends(services.stock.patch(later, { stock }), `productStocks created ${later}`)
    const four = { stock: { ...stock, quantity: 4 } }
    await sends(services.stock.patch(later, four), `productStocks patched ${later}`)
    const { _id: atOnce } = (await product({ stock })) as Product
    await expect.poll(() => heard.splice(0)).toEqual([`productStocks created ${atOnce}`])
    const three = { stock: { ...stock, quantity: 3 } }
    await sends(services.product.patch(atOnce, three), `productStocks patched ${atOnce}`)
    await services.product.patch(atOnce, { price: 11 })
    await services.product.patch(atOnce, { stock: null })
    await sends(services.product.patch(atOnce, { stock }), `productStocks created ${atOnce}`)
  })

  it('so does a group of choices; staff hear of a change they make once', async () => {
    const heard = await stockEvents()
    const staff = await server.client(
      await makeAccount(server, 'stock', [{ role: 'manager', shop: shop.shop }]),
    )
    const choice = '1'.repeat(24)
    const group = {
      shop: shop.shop,
      name,
      type: 'option',
      choices: [{ _id: choice, name, price: 0 }],
    }
    const { _id } = (await server.app.service('productOptions').create(group)) as Product
    const counted = { mode: 'manual', values: [{ _id: choice, quantity: 2 }] }
    for (const event of ['created', 'patched']) {
      await staff.service('productOptionStocks').patch(_id, { stock: counted })
      await expect.poll(() => heard.splice(0)).toEqual([`productOptionStocks ${event} ${_id}`])
    }
  })
})

it('ID-2.1: the shop that an id tells is followed before the record is read, also if the id was tried before there was the shop', async () => {
  const { shopDirectory, database } = server.runtime
  const client = await server.client()
  const number = (await shopDirectory.numberOf(database, shop.shop)) ?? 0
  for (let next = 1; next < 10; next += 1) {
    const tried = client.service('tableSessions').get(newShopSecret(number + next))
    await expect(tried).rejects.toMatchObject({ data: { code: 'sessionNotFound' } })
  }
  const later = await makeOrderingShop(server)
  const { session } = await orderingCalls(await server.client(), later).create()
  now += 61_000
  const follow = vi.spyOn(server.runtime.bus, 'follow')
  const read = vi.spyOn(shopDirectory, 'readManyByShop')
  await client.service('tableSessions').get(session._id)
  expect(follow).toHaveBeenCalledWith(`shop/${later.shop}`)
  expect(follow.mock.invocationCallOrder[0]).toBeLessThan(read.mock.invocationCallOrder[0] ?? 0)
  vi.restoreAllMocks()
})
