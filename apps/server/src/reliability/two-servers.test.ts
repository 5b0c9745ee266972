import type {
  CreateOrResumeResult,
  EditTableCartResult,
  Menu,
  OrderResult,
  TableCart,
  TableGuest,
  TableSession,
} from '@comanda/contract'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresCarrier } from '../realtime/bus/postgres-carrier.ts'
import { redisCarrier } from '../realtime/bus/redis-carrier.ts'
import type { Carrier } from '../realtime/bus/carrier.ts'
import { sharedBus } from '../realtime/bus/shared-bus.ts'
import { heardBy, orderApart, orderingCalls } from '../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../testing/ordering-shop.ts'
import { type RedisServer, startRedis } from '../testing/redis-server.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let redis: RedisServer
beforeAll(async () => {
  database = await makeTestDatabase()
  redis = await startRedis()
})
afterAll(async () => {
  await redis.kill()
  await database.drop()
})

interface Outage {
  begin(): Promise<void>
  end(): Promise<void>
}

/** Breaks the connections for events, which reconnect by themselves: the outage ends when they have. */
const endConnections = async (): Promise<void> => {
  const client = new Client(database.settings)
  await client.connect()
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'comanda subjects'",
  )
  await client.end()
}

const ways: readonly [name: string, carrier: () => Carrier, outage: Outage][] = [
  [
    'Redis',
    () => redisCarrier([redis.url], log),
    { begin: () => redis.kill(), end: () => redis.start() },
  ],
  [
    'LISTEN and NOTIFY of PostgreSQL',
    () => postgresCarrier(database.settings, log),
    { begin: endConnections, end: () => Promise.resolve() },
  ],
]

/** Returns how many packets a server has decoded once it has received all that `sender` has sent, and one more. */
const decodedBy = async (server: TestServer, sender: TestServer): Promise<number> => {
  const marks: unknown[] = []
  server.runtime.bus.listen(({ path, data }) => {
    if (path === 'mark') marks.push(data)
  })
  sender.runtime.bus.publish({ path: 'mark', event: 'created', data: {} })
  await expect.poll(() => marks).toHaveLength(1)
  return server.runtime.bus.counts().decoded
}

describe.each(ways)('two servers connected by %s', (_name, carrier, outage) => {
  let one: TestServer
  let other: TestServer
  let shop: OrderingShop
  beforeAll(async () => {
    one = await startTestServer({ database, bus: await sharedBus(carrier(), log) })
    other = await startTestServer({ database, bus: await sharedBus(carrier(), log) })
    shop = await makeOrderingShop(one)
  })
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()])
  })

  const menuOf = async (server: TestServer) =>
    (await (await fetch(`${server.url}/api/menus/${shop.shop}`)).json()) as Menu
  const priceIn = (menu: Menu) => menu.products.find(({ _id }) => _id === shop.noodles)?.price

  it('an order on one reaches the diner and the staff who are connected to the other', async () => {
    const phone = orderingCalls(await one.client(), shop)
    const dinerClient = await other.client()
    const staffClient = await other.client(shop.staff)
    const { session } = await phone.scan()
    await orderingCalls(dinerClient, shop).subscribe(session._id)
    await staffClient.service('shops/subscribe').create({ item: shop.shop })
    const sessions = heardBy(dinerClient, 'tableSessions', 'patched')
    const orders = heardBy(staffClient, 'orders', 'created')
    const placed = await phone.order(session._id)
    await expect.poll(() => sessions.at(-1)).toEqual(placed.session)
    await expect.poll(() => orders).toMatchObject([{ _id: placed.order._id }])
  })

  it('two phones at one table, one at each: the host lets in, an edit is seen by the other, and who orders orders what both chose (TABLE-1.3, TABLE-2.1, TABLE-3.1)', async () => {
    const table = await makeOrderingShop(one, { tableCart: 'shared' })
    const phoneAt = async (server: TestServer) => {
      const client = await server.client()
      const guestKey = idempotencyKey()
      const call = <R>(path: string, data: object) =>
        client.service(path).create({ guestKey, ...data }) as Promise<R>
      const at = { viewItem: table.table, shop: table.shop, date: new Date().toISOString() }
      const enter = () => call<CreateOrResumeResult>('tableSessions/createOrResume', at)
      const addition = () => {
        const lines = [{ id: idempotencyKey(), product: table.noodles, quantity: 1 }]
        return { id: idempotencyKey(), type: 'add', lines }
      }
      const add = (session: string) =>
        call<EditTableCartResult>('tableCarts/edit', { session, actions: [addition()] })
      return { client, call, enter, add }
    }
    const [ann, ben] = [await phoneAt(one), await phoneAt(other)]
    const session = (await ann.enter()).session._id
    const asks = heardBy(ann.client, 'tableGuests', 'created')
    await ann.call('tableCarts/subscribe', { session })
    const waits = await ben.enter().catch((error: { data: { guest: TableGuest } }) => error)
    if (!('data' in waits)) throw new Error('Ben did not wait')
    const guest = waits.data.guest._id
    await expect.poll(() => asks).toMatchObject([{ _id: guest, status: 'waiting' }])
    const own = heardBy(ben.client, 'tableGuests', 'patched')
    await ben.call('tableGuests/status', { guest })
    await ann.call('tableGuests/admit', { guest })
    await expect.poll(() => own).toMatchObject([{ _id: guest, status: 'admitted' }])
    await ben.call('tableGuests/enter', { guest })
    await ben.call('tableCarts/subscribe', { session })
    const [seenByAnn, seenByBen] = [ann, ben].map(({ client }) =>
      heardBy(client, 'tableCarts', 'patched'),
    )
    await ann.add(session)
    await expect.poll(() => seenByBen).toMatchObject([{ from: 0, version: 1 }])
    await ben.add(session)
    await expect
      .poll(() => seenByAnn?.at(-1))
      .toMatchObject({ version: 2, dishes: [{ by: guest }] })
    const { dishes } = await ben.call<TableCart>('tableCarts/subscribe', { session })
    const lines = dishes.map(({ id, revision, lines: [top] }) => {
      return { id, revision, quantity: top?.quantity }
    })
    await ben.call('tableSessions/order', { session, lines, idempotencyKey: idempotencyKey() })
    await expect
      .poll(() => seenByAnn?.at(-1))
      .toMatchObject({ gone: [{ by: guest }, { by: guest }] })
  })

  it('a dish that changes on one changes in the menu of the other', async () => {
    expect(priceIn(await menuOf(other))).toBe(38.5)
    await one.app.service('products').patch(shop.noodles, { price: 41 })
    await expect.poll(async () => priceIn(await menuOf(other))).toBe(41)
    await one.app.service('products').patch(shop.noodles, { price: 38.5 })
    await expect.poll(async () => priceIn(await menuOf(other))).toBe(38.5)
  })

  it('a role that is removed on one is removed on the other, for calls and for events', async () => {
    const credentials = { email: `leaver-${shop.shop}@shop.example`, password: 'Correct horse 9' }
    const staff = [{ role: 'manager' as const, shop: shop.shop }]
    const users = one.app.service('users')
    const { _id } = (await users.create({ ...credentials, staff })) as { _id: string }
    const leaver = await other.client(credentials)
    await leaver.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(leaver, 'orders', 'created')
    await users.patch(_id, { staff: [] })
    const refusal = () =>
      leaver
        .service('orders')
        .find()
        .then(
          () => 'answered',
          ({ code }: { code: number }) => code,
        )
    await expect.poll(refusal).toBe(403)
    const stayer = await other.client(shop.staff)
    await stayer.service('shops/subscribe').create({ item: shop.shop })
    const heardByStayer = heardBy(stayer, 'orders', 'created')
    await orderingCalls(await one.client(), shop).create()
    await expect.poll(() => heardByStayer).toHaveLength(1)
    await expect.poll(refusal).toBe(403)
    expect(heard).toEqual([])
  })

  it('a stock that an order on one changes is updated on the other', async () => {
    const counted = await makeOrderingShop(one, {}, { mode: 'manual', quantity: 9 })
    const guest = await other.client()
    await guest.service('shops/subscribe').create({ item: counted.shop })
    const heard = heardBy(guest, 'productStocks', 'patched')
    await orderingCalls(await one.client(), counted).create({ cart: [lineOf(counted.bun)] })
    await expect.poll(() => heard).toMatchObject([{ _id: counted.bun, stock: { quantity: 8 } }])
  })

  it('a server decodes nothing of a shop that none of its clients is connected for (EVENT-1.8)', async () => {
    const [here, there] = [await makeOrderingShop(one), await makeOrderingShop(one)]
    const clients = [await one.client(here.staff), await other.client(there.staff)] as const
    await clients[0].service('shops/subscribe').create({ item: here.shop })
    await clients[1].service('shops/subscribe').create({ item: there.shop })
    const heard = [
      heardBy(clients[0], 'orders', 'created'),
      heardBy(clients[1], 'orders', 'created'),
    ] as const
    const before = await decodedBy(one, other)
    for (let number = 0; number < 10; number += 1)
      await orderingCalls(await other.client(), there).create()
    await expect.poll(() => heard[1]).toHaveLength(10)
    expect(await decodedBy(one, other)).toBe(before + 1)
    await orderingCalls(await other.client(), here).create()
    await expect.poll(() => heard[0]).toHaveLength(1)
    expect(await decodedBy(one, other)).toBeGreaterThan(before + 2)
  })

  it.each([
    ['its shop', ({ shop }: OrderingShop) => ({ shop })],
    ['an id', ({ bun }: OrderingShop) => ({ _id: { $in: [bun] } })],
  ])(
    'what a client reads first of a shop, by %s, is updated by every later event (EVENT-1.8)',
    async (_by, query) => {
      for (let number = 0; number < 5; number += 1) {
        const fresh = await makeOrderingShop(one, {}, { mode: 'manual', quantity: 9 })
        const guest = await other.client()
        const heard = heardBy(guest, 'productStocks', 'patched')
        await guest.service('products').find({ query: query(fresh) })
        const data = { _id: fresh.bun, product: fresh.bun, shop: fresh.shop, stock: {} }
        one.runtime.bus.publish({ path: 'productStocks', event: 'patched', data })
        await expect.poll(() => heard).toMatchObject([data])
      }
    },
  )

  it('one key on both at once is one order; the last portions are sold once on either', async () => {
    const counted = await makeOrderingShop(one, {}, { mode: 'manual', quantity: 10 })
    const phones = await Promise.all(
      [one, other, one, other].map(async (server) => orderingCalls(await server.client(), counted)),
    )
    const call = { cart: [lineOf(counted.bun)], idempotencyKey: idempotencyKey() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => phones[at % 4]!.create(call)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const attempts = await Promise.allSettled(
      Array.from({ length: 40 }, (_, at) =>
        phones[at % 4]!.create({ cart: [lineOf(counted.bun)] }),
      ),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  })

  it('an outage between them stops no order; after it, diners reload and receive events again', async () => {
    const dinerClient: TestClient = await other.client()
    const diner = orderingCalls(dinerClient, shop)
    const { session } = await diner.scan(shop.otherTable)
    // Over REST: after an outage a server closes its sockets, even during a call.
    const order = async () => {
      const answer = await fetch(`${one.url}/api/tableSessions/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          session: session._id,
          cart: [lineOf(shop.noodles)],
          idempotencyKey: idempotencyKey(),
        }),
      })
      expect(answer.status).toBe(201)
      return orderApart((await answer.json()) as OrderResult).session
    }
    const versions: number[] = []
    const socket = (dinerClient as unknown as { io: { on(event: string, act: () => void): void } })
      .io
    const load = async () => {
      const answer = (await diner.subscribe(session._id)) as { version: number }
      versions.push(answer.version)
    }
    await load()
    // A load that is interrupted is repeated once the socket has reconnected.
    socket.on('connect', () => void load().catch(() => undefined))
    const heard = heardBy(dinerClient, 'tableSessions', 'patched') as TableSession[]

    await outage.begin()
    const during = await order()
    const again = await order()
    await outage.end()

    await expect
      .poll(() => versions.at(-1), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(during.version)
    expect((await diner.session(session._id)).version).toBe(again.version)
    // The sender may reconnect later than the receiver: until then no events arrive, and none are lost.
    let last = again
    const isHeard = async () => {
      const before = last
      last = await order()
      return heard.some(({ version }) => version >= before.version)
    }
    await expect.poll(isHeard, { timeout: 60_000, interval: 250 }).toBe(true)
    const after = await order()
    await expect.poll(() => heard.at(-1)).toEqual(after)
  }, 120_000)
})
