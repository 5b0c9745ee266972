import type { ProductStock } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { GATHER_FOR } from '../../products/product-stocks/stock-announcer.ts'

let server: TestServer
let shop: OrderingShop
let other: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 100 })
  other = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const listener = async (credentials?: OrderingShop['staff']) => {
  const client = await server.client(credentials)
  return {
    client,
    changed: heardBy(client, 'tableSessions', 'patched'),
    created: heardBy(client, 'orders', 'created'),
    patched: heardBy(client, 'orders', 'patched'),
    firstStocks: heardBy(client, 'productStocks', 'created'),
    stocks: heardBy(client, 'productStocks', 'patched') as ProductStock[],
    ...orderingCalls(client, shop),
  }
}

type Listener = Awaited<ReturnType<typeof listener>>

/** A call on each connection: its response arrives after all events that were sent before. */
const allIsDelivered = async (...listeners: readonly Listener[]): Promise<void> => {
  for (const { client } of listeners) await client.service('shops').find()
}

describe('receivers of an order', () => {
  it('its diners and the shop’s staff; no other table or shop, and no connection without a subscription (EVENT-1.1)', async () => {
    const diner = await listener()
    const friend = await listener()
    const neighbour = await listener()
    const passer = await listener()
    const staff = await listener(shop.staff)
    const stranger = await listener(other.staff)
    const pretender = await listener()
    const { session } = await diner.scan()
    const { session: next } = await neighbour.scan(shop.otherTable)
    expect(await diner.subscribe(session._id)).toEqual({ item: session._id, version: 1 })
    await friend.subscribe(session._id)
    await neighbour.subscribe(next._id)
    for (const one of [staff, pretender, stranger])
      await one.client.service('shops/subscribe').create({ item: shop.shop })
    await stranger.client.service('shops/subscribe').create({ item: other.shop })

    const placed = await friend.order(session._id, { cart: [lineOf(shop.bun)] })
    const ready = await staff.setStatus(placed.order._id, 'ready')
    const followed = await diner.session(session._id)
    await expect.poll(() => staff.changed).toEqual([placed.session, followed])
    await expect.poll(() => [staff.created, staff.patched]).toEqual([[placed.order], [ready]])
    await allIsDelivered(diner, friend, staff, neighbour, passer, stranger, pretender)

    for (const one of [diner, friend]) {
      expect(one.changed).toEqual([placed.session, followed])
      expect([one.created, one.patched]).toEqual([[], []])
    }
    expect(staff.changed).toHaveLength(2)
    expect([staff.created, staff.patched]).toEqual([[placed.order], [ready]])
    for (const one of [neighbour, passer, stranger, pretender])
      expect([one.changed, one.created, one.patched]).toEqual([[], [], []])
    expect(JSON.stringify(staff.changed)).not.toContain('restoreKey')
  })

  it('its diners receive one event when staff close the session', async () => {
    const diner = await listener()
    const staff = await listener(shop.staff)
    const { session } = await diner.scan()
    await diner.subscribe(session._id)
    await staff.client.service('shops/subscribe').create({ item: shop.shop })
    const closed = await staff.closePaidElsewhere(session._id)
    await expect.poll(() => staff.changed).toEqual([closed])
    await allIsDelivered(diner, staff)
    expect(diner.changed).toEqual([closed])
    expect(staff.changed).toEqual([closed])
  })

  it('staff receive take-away orders; subscribing to an unknown session is refused', async () => {
    const diner = await listener()
    const staff = await listener(shop.staff)
    await staff.client.service('shops/subscribe').create({ item: shop.shop })
    const { order } = await diner.create()
    await expect.poll(() => staff.created).toEqual([order])
    await expect(diner.subscribe('0'.repeat(24))).rejects.toMatchObject({
      code: 404,
      data: { code: 'sessionNotFound' },
    })
  })

  it('a repeated order is announced again as it stands now (EVENT-1.10)', async () => {
    const diner = await listener()
    const staff = await listener(shop.staff)
    const { session } = await diner.scan()
    await staff.client.service('shops/subscribe').create({ item: shop.shop })
    const own = { cart: [lineOf(shop.bun)], idempotencyKey: idempotencyKey() }
    const { order } = await diner.order(session._id, own)
    const ready = await staff.setStatus(order._id, 'ready')
    await expect.poll(() => staff.patched).toEqual([ready])
    expect((await diner.order(session._id, own)).order).toEqual(order)
    await expect.poll(() => staff.patched).toEqual([ready, ready])
    const takeAway = { cart: [lineOf(shop.bun)], idempotencyKey: idempotencyKey() }
    const { order: taken } = await diner.create(takeAway)
    await diner.create(takeAway)
    await expect.poll(() => staff.patched).toEqual([ready, ready, taken])
    expect(staff.created).toEqual([order, taken])
  })

  it('a refused order is not announced (EVENT-1.5)', async () => {
    const diner = await listener()
    const staff = await listener(shop.staff)
    const { session } = await diner.scan()
    await diner.subscribe(session._id)
    await staff.client.service('shops/subscribe').create({ item: shop.shop })
    const stocks = server.app.service('productStocks')
    const before = await stocks.get(shop.bun)
    const wrong = { cart: [lineOf(shop.bun)], expectedTotal: 1 }
    await expect(diner.order(session._id, wrong)).rejects.toBeTruthy()
    expect(await stocks.get(shop.bun)).toEqual(before)
    // The next one is announced, and is the first.
    const { session: changed, order } = await diner.order(session._id)
    await expect.poll(() => staff.created).toEqual([order])
    await allIsDelivered(diner, staff)
    expect([diner.changed, staff.created]).toEqual([[changed], [order]])
  })
})

describe('stock', () => {
  it('changes reach every menu of the shop, a rush as few events (EVENT-1.6)', async () => {
    const diner = await listener()
    const watcher = await listener()
    const abroad = await listener()
    const start = performance.now()
    await watcher.client.service('shops/subscribe').create({ item: shop.shop })
    await abroad.client.service('shops/subscribe').create({ item: other.shop })
    const orders = Array.from({ length: 20 }, () => diner.create({ cart: [lineOf(shop.bun)] }))
    await Promise.all(orders)
    const stock = await server.app.service('productStocks').get(shop.bun)
    await expect.poll(() => watcher.stocks.at(-1)).toEqual(stock)
    const took = performance.now() - start
    // At most one for the orders before, and one for each batch.
    expect(watcher.stocks.length).toBeLessThanOrEqual(2 + took / GATHER_FOR)
    await allIsDelivered(abroad)
    expect(abroad.stocks).toEqual([])
  })

  it('staff set it at any moment; a paused dish is not sold', async () => {
    const diner = await listener()
    const staff = await listener(shop.staff)
    await diner.client.service('shops/subscribe').create({ item: shop.shop })
    const paused = { mode: 'paused' as const, quantity: 5 }
    const stocks = staff.client.service('productStocks')
    const set = await stocks.patch(shop.noodles, { stock: paused })
    expect(set).toEqual({
      _id: shop.noodles,
      product: shop.noodles,
      shop: shop.shop,
      stock: paused,
    })
    await expect.poll(() => diner.firstStocks.at(-1)).toEqual(set)
    await expect(diner.create()).rejects.toMatchObject({
      data: { code: 'productNotAvailable', product: shop.noodles },
    })
    const stockInMenu = async () => {
      const menu = (await diner.client.service('menus').get(shop.shop)) as {
        products: { _id: string; stock?: object }[]
      }
      return menu.products.find(({ _id }) => _id === shop.noodles)?.stock
    }
    await expect.poll(stockInMenu).toEqual(paused)
    const stranger = await listener(other.staff)
    await expect(
      stranger.client.service('productStocks').patch(shop.noodles, { stock: { mode: 'disable' } }),
    ).rejects.toMatchObject({ code: 404 })
  })
})
