import type { ApiKey, Change, ChangesPage, IssuedApiKey, KeyRight } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newRecordId } from '../../identifiers/new-id.ts'
import { changeFeeds } from '../../tables/change-feeds.ts'
import { recordChanges } from '../../tables/record-changes.ts'
import { sessionPayments } from '../../tables/session-payments.ts'
import { webhookDeliveries } from '../../tables/webhook-deliveries.ts'
import { makeAccount } from '../../testing/accounts.ts'
import { orderingCalls } from '../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'
import { dropOldChanges } from './drop-old-changes.ts'

const hour = 3_600_000

let own: TestDatabase
let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let owner: TestClient
let manager: TestClient
let diner: ReturnType<typeof orderingCalls>
let staff: ReturnType<typeof orderingCalls>
let later = 0
beforeAll(async () => {
  own = await makeTestDatabase()
  server = await startTestServer({ now: () => Date.now() + later, database: own })
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 1000 })
  other = await makeOrderingShop(server)
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
  manager = await server.client(shop.staff)
  diner = orderingCalls(await server.client(), shop)
  staff = orderingCalls(manager, shop)
})
afterAll(async () => {
  await server.stop()
  await own.drop()
})
afterEach(async () => {
  later = 0
  await server.runtime.database.delete(changeFeeds)
  await server.runtime.database.delete(recordChanges)
})

const read = async (data: object, by = manager): Promise<ChangesPage> =>
  (await by.service('changes/read').create({ shop: shop.shop, ...data })) as ChangesPage
const begin = async (data: object = {}, by = manager): Promise<string> =>
  (await read(data, by)).cursor
const named = ({ path, record }: Change): string => `${path} ${record}`

/** Reads until it has seen these, in whatever order: transactions of others on the same system may delay them. */
const seen = async (since: string, wanted: readonly string[], data: object = {}, by = manager) => {
  let cursor = since
  const all: Change[] = []
  await expect
    .poll(
      async () => {
        const page = await read({ since: cursor, ...data }, by)
        cursor = page.cursor
        all.push(...page.data)
        return all.map(named)
      },
      { timeout: 20_000 },
    )
    .toEqual(expect.arrayContaining([...wanted]))
  return { all, cursor }
}

it('CHANGE-1.1, CHANGE-1.2: an order is listed with its bill and stocks, as they stand, and nothing before the cursor', async () => {
  await diner.create()
  const since = await begin()
  expect((await read({ since })).data).toEqual([])
  const { order, session } = await diner.create({ cart: [lineOf(shop.bun)] })
  const wanted = [
    `orders ${order._id}`,
    `tableSessions ${session._id}`,
    `productStocks ${shop.bun}`,
  ]
  const { all, cursor } = await seen(since, wanted)
  expect(new Set(all.map(named))).toEqual(new Set(wanted))
  const change = all.find(({ path }) => path === 'orders')
  expect(change).toMatchObject({ shop: shop.shop, data: { _id: order._id, status: 'received' } })
  expect(change?.data).toEqual((await staff.orders({ shop: shop.shop, _id: order._id })).data[0])
  await staff.setStatus(order._id, 'preparing')
  await staff.setStatus(order._id, 'ready')
  const moved = await seen(cursor, [`orders ${order._id}`])
  expect(moved.all.find(({ path }) => path === 'orders')?.data).toMatchObject({ status: 'ready' })
})

it('CHANGE-1.2, WEBHOOK-1.2: an order is listed and sent when a payment settles its bill, not before, and when that is undone', async () => {
  const { _id: cash } = (await server.app
    .service('paymentMethods')
    .create({ name: [{ lang: 'en', value: 'Cash' }], type: 'counter' })) as { _id: string }
  const pay = (session: string, amount: number) =>
    manager.service('tableSessions/pay').create({ session, paymentMethod: cash, amount })
  const events = ['order.changed', 'payment.received']
  const secret = `whsec_${Buffer.alloc(32).toString('base64')}`
  const { _id: webhook } = (await server.app
    .service('webhooks')
    .create({ name: 'POS', url: 'https://example.com', events, secret })) as { _id: string }
  const { session } = await diner.scan()
  const { order: one } = await diner.order(session._id)
  const { order: two } = await diner.order(session._id)
  const total = (await staff.session(session._id)).result.totals.total
  const paths = { paths: ['orders', 'tableSessions'] }
  const since = await begin()
  await pay(session._id, total - 1)
  const part = await seen(since, [`tableSessions ${session._id}`], paths)
  expect(part.all.map(named)).toEqual([`tableSessions ${session._id}`])
  await pay(session._id, 1)
  const orders = [one, two].map(({ _id }) => `orders ${_id}`)
  const settled = await seen(part.cursor, orders, paths)
  for (const { path, data } of settled.all)
    if (path === 'orders') expect(data).toMatchObject({ paid: true })
  expect(settled.all.filter(({ path }) => path === 'orders')).toHaveLength(2)
  const told = await server.runtime.database
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook, webhook))
    .orderBy(webhookDeliveries.seq)
  const ofOrders = told.filter(({ type }) => type === 'order.changed')
  expect(ofOrders.map(({ record, subject }) => [record, subject])).toEqual([
    [one._id, session._id],
    [two._id, session._id],
  ])
  // Behind the payment that settled it.
  expect(told.map(({ type }) => type).lastIndexOf('payment.received')).toBeLessThan(
    told.findIndex(({ type }) => type === 'order.changed'),
  )
  const [payment] = await server.runtime.database
    .select()
    .from(sessionPayments)
    .where(eq(sessionPayments.session, session._id))
  if (!payment) throw new Error('nothing was paid')
  await server.runtime.database
    .insert(sessionPayments)
    .values({ ...payment, _id: newRecordId(), amount: -100 })
  const undone = await seen(settled.cursor, orders, paths)
  for (const { path, data } of undone.all)
    if (path === 'orders') expect(data).not.toHaveProperty('paid')
  await server.app.service('webhooks').remove(webhook)
})

it('CHANGE-1.1: payments, menu records and what all shops share are listed; of what is removed, that it is gone', async () => {
  const since = await begin()
  const { session } = await diner.create()
  await staff.closePaidElsewhere(session._id)
  const tax = newRecordId()
  await server.app.service('taxSettings').create({
    _id: tax,
    name: [{ lang: 'en', value: 'VAT' }],
    percent: 5,
    status: 'active',
  })
  await server.app.service('products').patch(shop.tea, { price: 21 })
  const section = newRecordId()
  await server.app
    .service('sections')
    .create({ _id: section, shop: shop.shop, name: [{ lang: 'en', value: 'Noon' }] })
  await server.app.service('sections').remove(section)
  const { all } = await seen(since, [
    `tableSessions ${session._id}`,
    `taxSettings ${tax}`,
    `products ${shop.tea}`,
    `sections ${section}`,
  ])
  const of = (record: string) => all.filter((one) => one.record === record).at(-1)
  expect(of(session._id)?.data).toMatchObject({ status: 'done' })
  expect(of(tax)).not.toHaveProperty('shop')
  expect(of(shop.tea)?.data).toMatchObject({ price: 21 })
  expect(of(section)?.data).toBeNull()
})

it('CHANGE-1.3: pages go on from their cursors, and a record that changed several times within one is listed once', async () => {
  const since = await begin()
  const placed = []
  for (let orders = 0; orders < 5; orders += 1) placed.push(await diner.create())
  const wanted = placed.map(({ order }) => `orders ${order._id}`)
  const { all, cursor } = await seen(since, wanted, { limit: 2, paths: ['orders'] })
  expect(all.map(named)).toEqual(wanted)
  expect((await read({ since: cursor, paths: ['orders'] })).more).toBe(false)
  const first = await read({ since, paths: ['orders'], limit: 2 })
  expect(first).toMatchObject({ more: true, data: [{ path: 'orders' }, { path: 'orders' }] })
})

it('CHANGE-1.4: a key gets what its rights name, of its shop; nobody else may read them', async () => {
  const make = async (rights: readonly KeyRight[], data: object = { shop: shop.shop }) => {
    const made = (await owner
      .service('apiKeys/make')
      .create({ name: 'Site', rights, ...data })) as IssuedApiKey & { key: ApiKey }
    const client = await server.client()
    await client.authenticate({ strategy: 'jwt', accessToken: made.secret })
    return client
  }
  const menuKey = await make(['readMenu'])
  const since = await begin({}, menuKey)
  const { order } = await diner.create({ cart: [lineOf(shop.bun)] })
  const { all } = await seen(since, [`productStocks ${shop.bun}`], {}, menuKey)
  expect(all.map(({ path }) => path)).toEqual(['productStocks'])
  await expect(read({ since, paths: ['orders'] }, menuKey)).rejects.toMatchObject({
    code: 403,
    data: { code: 'keyRightMissing', rights: ['readOrders'] },
  })
  await seen(since, [`orders ${order._id}`], {}, await make(['readOrders']))
  for (const [data, by] of [
    [{ shop: other.shop }, menuKey],
    [{ shop: undefined }, menuKey],
    [{ shop: other.shop }, manager],
    [{ shop: undefined }, manager],
    [{}, await server.client()],
    [{}, await server.client(await makeAccount(server, 'guest'))],
  ] as const)
    await expect(read(data, by)).rejects.toThrow()
  const whole = await make(['readOrders'], {})
  const all2 = { shop: undefined, paths: ['orders'] }
  const from = await begin(all2, whole)
  const far = await orderingCalls(await server.client(), other).create()
  await seen(from, [`orders ${far.order._id}`], all2, whole)
  expect((await read({ since: from }, owner)).data.map(named)).not.toContain(
    `orders ${far.order._id}`,
  )
})

it('CHANGE-1.4: what is hidden from the caller is listed without its record', async () => {
  const since = await begin()
  const rule = newRecordId()
  await server.app.service('orderDiscounts').create({
    _id: rule,
    name: [{ lang: 'en', value: 'Half' }],
    type: 'discount',
    discountType: 'percent',
    discount: 50,
    source: 'manual',
    status: 'active',
  })
  const wanted = [`orderDiscounts ${rule}`]
  expect((await seen(since, wanted)).all).toMatchObject([{ record: rule, data: null }])
  const whole = await seen(since, wanted, {}, owner)
  expect(whole.all).toMatchObject([{ record: rule, data: { _id: rule } }])
})

it('CHANGE-2.1: changes that nobody reads are not written', async () => {
  await diner.create()
  await begin({ shop: other.shop }, owner)
  await diner.create()
  expect(await server.runtime.database.select().from(recordChanges)).toEqual([])
})

it('CHANGE-2.2: the first cursor waits for transactions that had begun, and none is listed before its commit', async () => {
  const open = new Client(own.settings)
  await open.connect()
  const change = `update products set price = price + 100 where _id = $1`
  await open.query('begin')
  await open.query(change, [shop.tea])
  let cursor: string | undefined
  const beginning = begin().then((found) => (cursor = found))
  await expect
    .poll(() => server.runtime.database.select().from(changeFeeds))
    .toMatchObject([{ shop: shop.shop, since: expect.any(Number) as number }])
  expect(cursor).toBeUndefined()
  await open.query('commit')
  const since = await beginning
  await open.query('begin')
  await open.query(change, [shop.tea])
  const { order } = await diner.create()
  expect((await read({ since })).data).toEqual([])
  await open.query('commit')
  await open.end()
  await seen(since, [`products ${shop.tea}`, `orders ${order._id}`])
})

it('CHANGE-2.3: a cursor whose changes were removed is refused, with the one to go on from', async () => {
  const old = await begin()
  const { order } = await diner.create()
  const { cursor: read1 } = await seen(old, [`orders ${order._id}`])
  const database = server.runtime.database
  const soon = new Date(Date.now() + hour).toISOString()
  await database
    .update(changeFeeds)
    .set({ usedTime: new Date(Date.now() + 2 * hour).toISOString() })
  expect(await dropOldChanges(database, soon)).toBeGreaterThan(0)
  const refusal = await read({ since: old }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 410, data: { code: 'changesGone', field: 'since' } })
  const next = (refusal as { data: { cursor: string } }).data.cursor
  // Who had read all that was removed has missed nothing.
  expect((await read({ since: read1 })).data).toEqual([])
  const again = await diner.create()
  await seen(next, [`orders ${again.order._id}`])
  await seen(read1, [`orders ${again.order._id}`])
})

it('CHANGE-2.3: two weeks without a reader end the notes; after a restore every cursor is refused', async () => {
  const { database } = server.runtime
  const old = await begin()
  await dropOldChanges(database, new Date(Date.now() + hour).toISOString())
  expect(await database.select().from(changeFeeds)).toEqual([])
  await diner.create()
  await expect(read({ since: old })).rejects.toMatchObject({ data: { code: 'changesGone' } })
  const since = await begin()
  const ahead = { shop: shop.shop, path: 'orders' as const, record: newRecordId() }
  await database
    .insert(recordChanges)
    .values({ ...ahead, xact: 2 ** 50, time: new Date().toISOString() })
  await database.update(changeFeeds).set({ place: 'another', since: 2 ** 50 })
  await expect(read({ since })).rejects.toMatchObject({ data: { code: 'changesGone' } })
  const next = await begin()
  const { order } = await diner.create()
  await seen(next, [`orders ${order._id}`])
  const left = await database
    .select()
    .from(recordChanges)
    .where(eq(recordChanges.xact, 2 ** 50))
  expect(left).toEqual([])
})

it('CHANGE-2.3: a cursor that is ahead of the database, as of before a backup was restored, is refused', async () => {
  const since = await begin()
  const [place, xact] = JSON.parse(Buffer.from(since, 'base64url').toString()) as [string, number]
  const ahead = Buffer.from(JSON.stringify([place, xact + 1_000_000, '', ''])).toString('base64url')
  await expect(read({ since: ahead })).rejects.toMatchObject({
    code: 410,
    data: { code: 'changesGone', cursor: expect.any(String) as string },
  })
})

it('CHANGE-2.3: what is no cursor is refused by its field', async () => {
  for (const since of ['', 'x', Buffer.from('{}').toString('base64url'), 'W10'])
    await expect(read({ since })).rejects.toMatchObject({
      code: 400,
      data: { code: 'dataInvalid', field: 'since' },
    })
})
