import type { CreateSessionResult, OrderLine } from '@comanda/contract'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyClaims } from '../../../../tables/idempotency-claims.ts'
import { makeAccount } from '../../../../testing/accounts.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { placedAtOnce, whileLocked } from '../../../../testing/while-locked.ts'

let database: TestDatabase
let server: TestServer
let second: TestServer
let shop: OrderingShop
let token: string
beforeAll(async () => {
  database = await makeTestDatabase()
  server = await startTestServer({ database })
  second = await startTestServer({ database })
  shop = await makeOrderingShop(server)
  const cashier = await makeAccount(server, 'cashier', [{ role: 'cashier', shop: shop.shop }])
  const client = await server.client()
  const signedIn: unknown = await client.authenticate({ strategy: 'local', ...cashier })
  token = (signedIn as { readonly accessToken: string }).accessToken
})
afterAll(async () => {
  await Promise.all([server.stop(), second.stop()])
  await database.drop()
})

const carts: readonly (readonly [string, () => OrderLine[]])[] = [
  ['counted per cart', () => [lineOf(shop.noodles, { id: '1' })]],
  [
    'left out',
    () => {
      const { id: _id, ...line } = lineOf(shop.noodles)
      return [line]
    },
  ],
]
const counted = () => [lineOf(shop.noodles, { id: '1' })]

interface Sending {
  readonly url?: string
  readonly own?: object
  readonly headers?: Readonly<Record<string, string>>
}

const restoreKeys = () => [idempotencyKey().slice(0, 24).padEnd(24, 'a').toLowerCase()]
const body = (own: object = {}) => ({ shop: shop.shop, type: 'takeAway', cart: counted(), ...own })

const overRest = async ({ url = server.url, own = {}, headers = {} }: Sending) => {
  const response = await fetch(`${url}/api/tableSessions/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body(own)),
  })
  return (await response.json()) as CreateSessionResult
}

/** Returns how many orders the shop has. */
const ordersOf = async (): Promise<number> => {
  const { rows } = await server.runtime.database.execute<{ count: number }>(
    sql`select count(*)::int as count from orders where shop = ${shop.shop}`,
  )
  return rows[0]?.count ?? 0
}

describe('CALL-4.8: equal content without a key after the response has arrived is another order', () => {
  it.each(carts)('over one socket, with line ids %s', async (_ids, cart) => {
    const { create } = orderingCalls(await server.client(), shop)
    const placed: string[] = []
    for (let order = 0; order < 20; order++)
      placed.push((await create({ cart: cart(), idempotencyKey: undefined })).order._id)
    expect(new Set(placed).size).toBe(20)
  })

  it('at a table, over one socket', async () => {
    const { scan, order } = orderingCalls(await server.client(), shop)
    const { session } = await scan()
    const again = () => order(session._id, { cart: counted(), idempotencyKey: undefined })
    expect((await again()).order._id).not.toBe((await again()).order._id)
  })

  it.each(carts)('over REST beside a restore key, with line ids %s', async (_ids, cart) => {
    const own = { restoreKeys: restoreKeys(), cart: cart() }
    const first = await overRest({ own })
    expect((await overRest({ own })).order._id).not.toBe(first.order._id)
  })

  it('by one account at two servers in turn', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const placed: string[] = []
    for (let order = 0; order < 10; order++) {
      const { url } = order % 2 === 0 ? server : second
      placed.push((await overRest({ url, headers })).order._id)
    }
    expect(new Set(placed).size).toBe(10)
  })

  it('is a retry again if its own response is lost', async () => {
    const own = { restoreKeys: restoreKeys() }
    const first = await overRest({ own })
    const other = await overRest({ own })
    await expect
      .poll(async () => {
        const rows = await server.runtime.database.select().from(idempotencyClaims)
        return rows.filter(({ key, deliveredTime }) => key.startsWith('content:') && !deliveredTime)
      })
      .toEqual([])
    await server.runtime.database.update(idempotencyClaims).set({ deliveredTime: null })
    const retried = await overRest({ own })
    expect(retried.order._id).toBe(other.order._id)
    expect(retried.order._id).not.toBe(first.order._id)
    expect((await overRest({ own })).order._id).not.toBe(other.order._id)
  })
})

describe('CALL-4.8: equal content without a key is one order', () => {
  it('while the first call runs, also on another server', async () => {
    const headers = { authorization: `Bearer ${token}` }
    const own = { remark: 'at once' }
    const before = await ordersOf()
    const placed = await placedAtOnce(
      server,
      [1, 2].flatMap(() => [
        () => overRest({ headers, own }),
        () => overRest({ url: second.url, headers, own }),
      ]),
    )
    expect(new Set(placed.map(({ order }) => order._id)).size).toBe(1)
    expect(await ordersOf()).toBe(before + 1)
  })

  it('if the connection of the first was lost before its response was written', async () => {
    const own = { restoreKeys: restoreKeys() }
    const before = await ordersOf()
    await whileLocked(server, async (waiting) => {
      const sent = request(`${server.url}/api/tableSessions/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'phone' },
      })
      const closed = new Promise<void>((resolve) => sent.on('error', () => resolve()))
      sent.end(JSON.stringify(body(own)))
      await waiting(1)
      sent.destroy()
      await closed
    })
    await expect.poll(ordersOf).toBe(before + 1)
    await overRest({ own, url: second.url, headers: { 'user-agent': 'phone' } })
    expect(await ordersOf()).toBe(before + 1)
  })

  it('if its response went into a network that was gone', async () => {
    const pairs: { readonly phone: Socket; readonly there: Socket }[] = []
    const { port } = new URL(server.url)
    const network = createServer((phone) => {
      const there = connect(Number(port), '127.0.0.1')
      phone.pipe(there).pipe(phone)
      pairs.push({ phone, there })
      for (const end of [phone, there]) end.on('error', () => undefined)
    }).listen(0, '127.0.0.1')
    await once(network, 'listening')
    const url = `http://127.0.0.1:${(network.address() as AddressInfo).port}`
    const options = { path: '/api/socket.io', transports: ['websocket'], reconnection: false }
    const phone = io(url, { ...options, forceNew: true })
    await new Promise<void>((resolve) => void phone.on('connect', resolve))
    const call = (socket: typeof phone, path: string, data: object) =>
      socket.emitWithAck('create', path, data)
    await call(phone, 'authentication', { strategy: 'jwt', accessToken: token })
    const data = body({ remark: 'no network' })
    const before = await ordersOf()
    for (const { phone: near, there } of pairs) {
      there.unpipe(near)
      there.resume()
    }
    void call(phone, 'tableSessions/create', data).catch(() => undefined)
    await expect.poll(ordersOf).toBe(before + 1)
    await overRest({ headers: { authorization: `Bearer ${token}` }, own: { remark: 'no network' } })
    expect(await ordersOf()).toBe(before + 1)
    phone.close()
    for (const { phone: near, there } of pairs) for (const end of [near, there]) end.destroy()
    network.close()
  })

  it('sent twice before the response can have arrived', async () => {
    const { create } = orderingCalls(await server.client(), shop)
    const twice = () => create({ cart: counted(), idempotencyKey: undefined })
    const [first, other] = await placedAtOnce(server, [twice, twice])
    expect(other?.order._id).toBe(first?.order._id)
  })
})

it('CALL-4.8: lines that were added at other times are another order, also while the first runs', async () => {
  const { create } = orderingCalls(await server.client(), shop)
  const at = (date: string) =>
    create({ cart: [{ ...lineOf(shop.noodles, { id: '1' }), date }], idempotencyKey: undefined })
  const times = ['2026-03-02T04:00:00.000Z', '2026-03-02T04:00:09.000Z']
  const placed = await Promise.all([...times, ...times].map(at))
  expect(new Set(placed.map(({ order }) => order._id)).size).toBe(2)
})

describe('CALL-4.14: the header Idempotency-Key', () => {
  it.each([(key: string) => key, (key: string) => `"${key}"`])(
    'is the key of a write over REST, with or without quotes',
    async (written) => {
      const headers = { 'idempotency-key': written(idempotencyKey()) }
      const first = await overRest({ headers })
      expect((await overRest({ headers })).order._id).toBe(first.order._id)
      expect(await overRest({ headers, own: { remark: 'another' } })).toMatchObject({
        code: 409,
        data: { code: 'idempotencyKeyReused' },
      })
    },
  )

  it('gives way to the key in the data, and is refused like that if it has another form', async () => {
    const own = { idempotencyKey: idempotencyKey() }
    const first = await overRest({ headers: { 'idempotency-key': idempotencyKey() }, own })
    const other = await overRest({ headers: { 'idempotency-key': idempotencyKey() }, own })
    expect(other.order._id).toBe(first.order._id)
    expect(await overRest({ headers: { 'idempotency-key': 'short' } })).toMatchObject({
      code: 400,
      data: { code: 'dataInvalid', field: 'idempotencyKey' },
    })
  })

  it('is ignored by a call that takes no key', async () => {
    const response = await fetch(`${server.url}/api/authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey() },
      body: JSON.stringify({ strategy: 'jwt', accessToken: token }),
    })
    expect(response.status).toBe(201)
  })
})
