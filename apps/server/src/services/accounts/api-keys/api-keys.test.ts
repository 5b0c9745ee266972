import type { ApiKey, IssuedApiKey, KeyRight, Page, TableSession } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addPaymentKey } from '../../../payments/accounts/payment-keys.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { users } from '../../../tables/users.ts'

const [minute, hour] = [60_000, 3_600_000]
const every: readonly KeyRight[] = [
  'readMenu',
  'readOrders',
  'placeOrders',
  'moveOrders',
  'setStock',
  'reservations',
  'reports',
]

let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let owner: TestClient
let later = 0
let logged = ''
beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => (logged += line) })
  server = await startTestServer({ now: () => Date.now() + later, log })
  shop = await makeOrderingShop(server)
  other = await makeOrderingShop(server)
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
})
afterAll(() => server.stop())
afterEach(() => (later = 0))

interface Answer {
  readonly status: number
  readonly body: { readonly data?: { readonly code?: string; readonly rights?: unknown } }
}

const rest = async (secret: string, path: string, data?: object): Promise<Answer> => {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    ...(data ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const make = async (own: object = {}, by = owner): Promise<IssuedApiKey> =>
  (await by
    .service('apiKeys/make')
    .create({ shop: shop.shop, name: 'Our site', rights: every, ...own })) as IssuedApiKey
const read = async (id: string): Promise<ApiKey> =>
  (await owner.service('apiKeys').get(id)) as ApiKey
const rotate = async (key: string, overlapHours?: number): Promise<string> => {
  const data = { key, ...(overlapHours === undefined ? {} : { overlapHours }) }
  return ((await owner.service('apiKeys/rotate').create(data)) as IssuedApiKey).secret
}
const isValid = async (secret: string): Promise<boolean> =>
  (await rest(secret, 'systemSettings')).status === 200

/** Signs a socket in by its handshake. */
const connect = async (secret: string): Promise<{ readonly closed: Promise<unknown> }> => {
  const socket = io(server.url, {
    path: '/api/socket.io',
    transports: ['websocket'],
    extraHeaders: { authorization: `Bearer ${secret}` },
    reconnection: false,
  })
  const refused = await new Promise((resolve, reject) => {
    socket.once('connect_error', reject)
    socket.emit('find', 'orders', { shop: shop.shop }, resolve)
  })
  expect(refused).toBeNull()
  return { closed: new Promise((resolve) => socket.once('disconnect', resolve)) }
}

describe('a key (KEY-1)', () => {
  it('KEY-1.7: is made and rotated once for an idempotency key, with the same secret, which is not stored', async () => {
    const idempotencyKey = 'Rt5-0123456789abcdefgh'
    const both = await Promise.all([make({ idempotencyKey }), make({ idempotencyKey })])
    const { key, secret } = await make({ idempotencyKey })
    expect(both).toEqual([
      { key, secret },
      { key, secret },
    ])
    expect(await isValid(secret)).toBe(true)
    const of = { key: key._id, overlapHours: 0, idempotencyKey }
    const rotateOnce = (by: TestClient, own: object = {}) =>
      by.service('apiKeys/rotate').create({ ...of, ...own }) as Promise<IssuedApiKey>
    const rotated = await rotateOnce(owner)
    expect(rotated.secret).not.toBe(secret)
    expect(await rotateOnce(owner)).toEqual(rotated)
    // An overlap of none would have ended it.
    expect(await isValid(rotated.secret)).toBe(true)
    const reused = { data: { code: 'idempotencyKeyReused' } }
    await expect(rotateOnce(owner, { overlapHours: 1 })).rejects.toMatchObject(reused)
    await expect(make({ idempotencyKey, name: 'Other' })).rejects.toMatchObject(reused)
    const { rows } = await server.runtime.connection.pool.query(
      `select c::text as row from idempotency_claims c where scope like 'apiKeys/%'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const one of [secret, rotated.secret, idempotencyKey])
      expect(JSON.stringify(rows)).not.toContain(one)
  })

  it('KEY-1.7: another owner with the same idempotency key makes a key of their own', async () => {
    const idempotencyKey = 'Rt6-0123456789abcdefgh'
    const second = await server.client(await makeAccount(server, 'deputy', [{ role: 'owner' }]))
    const [mine, theirs] = [await make({ idempotencyKey }), await make({ idempotencyKey }, second)]
    expect(theirs.secret).not.toBe(mine.secret)
    expect(theirs.key._id).not.toBe(mine.key._id)
  })

  it('KEY-1.7: after the server’s key was replaced, a retry still gets the secret, and after two no wrong one', async () => {
    const idempotencyKey = 'Rt7-0123456789abcdefgh'
    const { secret } = await make({ idempotencyKey })
    addPaymentKey(server.runtime.config)
    expect((await make({ idempotencyKey })).secret).toBe(secret)
    addPaymentKey(server.runtime.config)
    await expect(make({ idempotencyKey })).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused' },
    })
  })

  it('KEY-1.1: is made by owners, for a shop or all; its secret is returned once and stored as a hash', async () => {
    const { key, secret } = await make()
    expect(secret).toMatch(/^cmd_[\w-]{43}$/)
    expect(key).toMatchObject({ name: 'Our site', shop: shop.shop, begins: secret.slice(0, 8) })
    expect((await make({ shop: undefined })).key.shop).toBeUndefined()
    expect(await isValid(secret)).toBe(true)
    expect(JSON.stringify(await owner.service('apiKeys').find())).not.toContain(secret)
    const { rows } = await server.runtime.connection.pool.query(
      'select k::text || s::text as row from api_keys k join api_key_secrets s on s.key = k._id',
    )
    expect(JSON.stringify(rows)).not.toContain(secret)
    const manager = await server.client(shop.staff)
    await expect(make({}, manager)).rejects.toMatchObject({ code: 403 })
    await expect(make({ shop: 'f'.repeat(24) })).rejects.toMatchObject({
      data: { code: 'shopNotFound' },
    })
    await expect(make({ expires: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'expires' },
    })
  })

  it('KEY-1.2: signs in sockets and REST, and becomes no other token', async () => {
    const { key, secret } = await make()
    const client = await server.client()
    const signedIn = await client.authenticate({ strategy: 'jwt', accessToken: secret })
    expect(signedIn).toMatchObject({ accessToken: secret, key: { _id: key._id, rights: every } })
    await client.service('orders').find({ query: { shop: shop.shop } })
    const told: string[] = []
    server.runtime.bus.listen(({ path }) => void told.push(path))
    await client.logout()
    expect(told).not.toContain('signIns')
    const signed = await rest(secret, 'authentication', { strategy: 'jwt', accessToken: secret })
    expect(signed.body).toMatchObject({ accessToken: secret, user: { _id: key._id } })
  })

  it('KEY-1.3: says when it was last used, a minute apart, and ends at its time', async () => {
    const { key, secret } = await make({ expires: new Date(Date.now() + hour).toISOString() })
    expect(key.lastUsed).toBeUndefined()
    await rest(secret, 'orders')
    await expect.poll(async () => (await read(key._id)).lastUsed).toBeDefined()
    const { lastUsed } = await read(key._id)
    await isValid(secret)
    later = 2 * minute
    await isValid(secret)
    await expect.poll(async () => (await read(key._id)).lastUsed).not.toBe(lastUsed)
    later = hour + minute
    expect((await rest(secret, 'systemSettings')).body.data?.code).toBe('notAuthenticated')
  })

  it('KEY-1.4: gets a new secret; those before stay valid for a while, also if a rotation is repeated', async () => {
    const { key, secret } = await make()
    const lost = await rotate(key._id, 2)
    const second = await rotate(key._id, 2)
    for (const one of [secret, lost, second]) expect(await isValid(one)).toBe(true)
    later = 2 * hour + minute
    for (const one of [secret, lost]) expect(await isValid(one)).toBe(false)
    expect(await isValid(second)).toBe(true)
    const third = await rotate(key._id, 0)
    expect([await isValid(second), await isValid(third)]).toEqual([false, true])
    expect(await read(key._id)).toMatchObject({ begins: third.slice(0, 8) })
  })

  it('KEY-1.4: its sockets connect again when it is rotated, by each secret for as long as it is valid', async () => {
    const { key, secret } = await make()
    const { closed } = await connect(secret)
    await rotate(key._id, 2)
    await closed
    const client = await server.client()
    const signedIn = await client.authenticate({ strategy: 'jwt', accessToken: secret })
    const { exp } = signedIn['authentication'].payload
    expect(Number(exp) * 1000).toBeLessThanOrEqual(Date.now() + 2 * hour)
  })

  it('KEY-1.5: is refused at once when it is ended, its socket is closed, and it stays listed', async () => {
    const { key, secret } = await make()
    const { closed } = await connect(secret)
    await owner.service('apiKeys/end').create({ key: key._id })
    expect(await isValid(secret)).toBe(false)
    await closed
    const again = (await owner.service('apiKeys/end').create({ key: key._id })) as ApiKey
    expect(again.endTime).toBe((await read(key._id)).endTime)
    await expect(rotate(key._id)).rejects.toMatchObject({ data: { code: 'apiKeyNotFound' } })
  })

  it('KEY-1.6: the audit log says who made and ended it and what it did; nothing has its secret', async () => {
    const { key, secret } = await make({ name: 'Stock of the bar' })
    await rest(secret, 'shops/pause', { shop: shop.shop, orderTypes: [] })
    const next = await rotate(key._id)
    await rest(`${secret}x`, 'orders')
    await owner.service('apiKeys/end').create({ key: key._id })
    await rest(next, 'orders')
    const { data } = (await owner
      .service('staffActions')
      .find({ query: { $sort: { time: -1 }, $limit: 20 } })) as Page<{
      path: string
      name?: string
    }>
    const said = data.map(({ path, name }) => `${path} ${name ?? ''}`)
    expect(said).toEqual(
      expect.arrayContaining(['apiKeys/make boss', 'apiKeys/rotate boss', 'apiKeys/end boss']),
    )
    expect(said.some((line) => line.endsWith('Stock of the bar'))).toBe(true)
    for (const one of [secret, next]) {
      expect(JSON.stringify(data)).not.toContain(one)
      expect(logged).not.toContain(one)
    }
  })
})

describe('what a key may do (KEY-2)', () => {
  it('KEY-2.2: only what its rights name, in its shop; the error says which right is missing', async () => {
    const { secret } = await make({ rights: ['readMenu'] })
    expect((await rest(secret, `products?shop=${shop.shop}`)).status).toBe(200)
    expect(await rest(secret, `orders?shop=${shop.shop}`)).toMatchObject({
      status: 403,
      body: { data: { code: 'keyRightMissing', rights: ['readOrders'] } },
    })
    for (const path of ['users', 'apiKeys', 'paymentAccounts', 'staffActions'])
      expect(await rest(secret, path)).toMatchObject({
        status: 403,
        body: { data: { code: 'forbidden' } },
      })
    const all = await make()
    expect((await rest(all.secret, `orders?shop=${shop.shop}`)).status).toBe(200)
    expect((await rest(all.secret, `orders?shop=${other.shop}`)).status).toBe(403)
    const made = { shop: shop.shop, name: 'A key by a key', rights: every }
    expect((await rest(all.secret, 'apiKeys/make', made)).status).toBe(403)
    const upload = await fetch(`${server.url}/api/attachments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${all.secret}`, 'content-type': 'image/png' },
      body: 'x',
    })
    expect(upload.status).toBe(403)
  })

  it('KEY-2.3: never more than its maker may at that moment', async () => {
    const maker = await makeAccount(server, 'leaver', [{ role: 'owner' }])
    const client = await server.client(maker)
    const ofShop = (await make({}, client)).secret
    const ofAll = (await make({ shop: undefined }, client)).secret
    const statuses = async (secret: string) => [
      (await rest(secret, `orders?shop=${shop.shop}`)).status,
      (await rest(secret, 'reports/day', { shop: shop.shop, from: '2026-03-02', to: '2026-03-02' }))
        .status,
    ]
    expect(await statuses(ofShop)).toEqual([200, 201])
    const [account] = await server.runtime.database
      .select()
      .from(users)
      .where(eq(users.email, maker.email))
    const become = (staff: object[]) => owner.service('users').patch(account?._id ?? '', { staff })
    await become([{ role: 'waiter', shop: shop.shop }])
    expect(await statuses(ofShop)).toEqual([200, 403])
    expect(await statuses(ofAll)).toEqual([200, 403])
    await become([{ role: 'manager', shop: other.shop }])
    expect(await statuses(ofShop)).toEqual([401, 401])
    await owner.service('users').remove(account?._id ?? '')
    expect(await statuses(ofAll)).toEqual([401, 401])
  })

  it('KEY-2.7: with the right to it moves orders as staff do, but sends none unpaid to the kitchen; the history names it', async () => {
    const { key, secret } = await make({ rights: ['moveOrders'] })
    const manager = orderingCalls(await server.client(shop.staff), shop)
    const diner = orderingCalls(await server.client(), shop)
    const move = async (by: string, order: string, status: string) => {
      const response = await fetch(`${server.url}/api/orders/${order}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      })
      return { status: response.status, body: (await response.json()) as Answer['body'] }
    }
    const { order, session } = await diner.create()
    expect(await move((await make({ rights: ['readOrders'] })).secret, order._id, 'ready')).toEqual(
      expect.objectContaining({ status: 403 }),
    )
    const elsewhere = (await make({ shop: other.shop, rights: ['moveOrders'] })).secret
    expect((await move(elsewhere, order._id, 'ready')).status).toBe(404)
    for (const status of ['preparing', 'ready', 'completed'])
      expect(await move(secret, order._id, status)).toMatchObject({ status: 200, body: { status } })
    expect(await move(secret, order._id, 'preparing')).toMatchObject({
      status: 409,
      body: { data: { code: 'illegalTransition' } },
    })
    const begun = (await diner.create()).order
    await move(secret, begun._id, 'preparing')
    expect(await move(secret, begun._id, 'cancelled')).toMatchObject({ status: 200 })
    const estimated = (await diner.create()).order
    const estimate = { shop: shop.shop, order: estimated._id, minutes: 25 }
    expect(await rest(secret, 'orders/estimate', estimate)).toMatchObject({ status: 201 })
    expect((await rest(secret, `orders?shop=${shop.shop}`)).status).toBe(403)
    const history = (await server.app
      .service('sessionEvents')
      .find({ query: { session: session._id, shop: shop.shop } })) as Page<{
      kind: string
      actor: object
    }>
    const moved = history.data.filter(({ kind }) => kind === 'orderStatus')
    expect(moved).toHaveLength(3)
    for (const { actor } of moved) expect(actor).toMatchObject({ role: 'key', user: key._id })
    expect((await manager.orders({ _id: order._id })).data[0]).toMatchObject({
      status: 'completed',
    })
  })

  it('KEY-2.4: its orders are as guests’, for many of them, and named in the history', async () => {
    const { key, secret } = await make({ rights: ['placeOrders', 'readOrders'] })
    const order = async (own: object = {}) =>
      rest(secret, 'tableSessions/create', {
        type: 'takeAway',
        shop: shop.shop,
        products: [lineOf(shop.noodles)],
        contactName: 'Wing',
        phone: '91234567',
        ...own,
      })
    const placed = await order()
    expect(placed).toMatchObject({ status: 201, body: { source: 'selfOrder' } })
    const session = placed.body as unknown as TableSession
    expect(session.user ?? undefined).toBeUndefined()
    const byHand = await order({ products: [lineOf(shop.noodles, { price: 0.01 } as object)] })
    expect((byHand.body as unknown as TableSession).result?.totals.total ?? 1).not.toBe(0.01)
    const events = await rest(secret, `sessionEvents?shop=${shop.shop}&session=${session._id}`)
    expect(JSON.stringify(events.body)).toContain(
      JSON.stringify({ role: 'key', user: key._id, name: 'Our site' }),
    )
  })

  it('KEY-2.5: on a socket it hears what a visitor hears, not what its maker would', async () => {
    const { secret } = await make({ rights: ['readMenu'] })
    const [program, waiter] = [await server.client(), await server.client(shop.staff)]
    await program.authenticate({ strategy: 'jwt', accessToken: secret })
    const paths = ['orders', 'tickets']
    const heard = (client: TestClient) => paths.map((path) => heardBy(client, path, 'created'))
    const [byProgram, byStaff] = [heard(program), heard(waiter)]
    for (const client of [program, waiter])
      await client.service('shops/subscribe').create({ item: shop.shop })
    await orderingCalls(await server.client(), shop).create()
    await expect.poll(() => byStaff.map(({ length }) => length)).toEqual([1, 1])
    // What was sent before this response has arrived.
    await program.service('shops').get(shop.shop)
    expect(byProgram).toEqual([[], []])
  })
})

it('KEY-3.1: a key has a limit of its own', async () => {
  const limited = await startTestServer({
    config: { floodLimits: { keyCallsPerSecond: 0.001, keyBurst: 3 } },
  })
  try {
    const boss = await limited.client(await makeAccount(limited, 'boss', [{ role: 'owner' }]))
    const issue = async () => {
      const made = await boss.service('apiKeys/make').create({ name: 'One', rights: ['readMenu'] })
      return (made as IssuedApiKey).secret
    }
    const [one, two] = [await issue(), await issue()]
    const call = (secret: string) =>
      fetch(`${limited.url}/api/products`, { headers: { authorization: `Bearer ${secret}` } })
    for (let count = 0; count < 3; count += 1) expect((await call(one)).status).toBe(200)
    const refused = await call(one)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit')).toMatch(/, "key";r=0;t=\d+$/)
    expect((await call(two)).status).toBe(200)
  } finally {
    await limited.stop()
  }
})
