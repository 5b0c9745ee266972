import type {
  DraftResult,
  Menu,
  MenuChange,
  MenuVersion,
  Page,
  Product,
  PublishMenuResult,
} from '@comanda/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localBus } from '../../../realtime/bus/local-bus.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { heardBy } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { publishDue } from './publish-due.ts'

let database: TestDatabase
let server: TestServer
let second: TestServer
let made: OrderingShop
let shop: string
let ann: TestClient
let bob: TestClient
beforeAll(async () => {
  database = await makeTestDatabase()
  const bus = localBus(pino({ level: 'silent' }))
  server = await startTestServer({ database, bus })
  second = await startTestServer({ database, bus })
})
afterAll(async () => {
  await server.stop()
  await second.stop()
  await database.drop()
})
beforeEach(async () => {
  made = await makeOrderingShop(server)
  shop = made.shop
  ann = await server.client(made.staff)
  bob = await second.client(await makeAccount(server, `bob-${shop}`, [{ role: 'manager', shop }]))
})

const products = 'products' as const
const change = async (client: TestClient, field: string, values: object, own: object = {}) =>
  (await client.service('menuChanges/change').create({
    shop,
    path: products,
    record: made.noodles,
    field,
    ...values,
    ...own,
  })) as DraftResult
const publish = async (client: TestClient, own: object = {}) =>
  (await client
    .service('menuVersions/publish')
    .create({ shop, idempotencyKey: idempotencyKey(), ...own })) as PublishMenuResult
const revert = async (client: TestClient, version: MenuVersion | undefined) =>
  (await client
    .service('menuVersions/revert')
    .create({ shop, version: version?._id, idempotencyKey: idempotencyKey() })) as MenuVersion
const draft = async () =>
  (await ann.service('menuChanges').find({ query: { shop } })) as MenuChange[]
const versions = async () =>
  (
    (await ann
      .service('menuVersions')
      .find({ query: { shop, $sort: { number: 1 } } })) as Page<MenuVersion>
  ).data
const menu = async () => (await ann.service('menus').get(shop)) as Menu
const dish = async (id = made.noodles) => (await menu()).products.find(({ _id }) => _id === id)
/** Runs the job as two hours later. */
const later = ({ app, runtime }: TestServer) =>
  publishDue({ app, runtime: { ...runtime, now: () => runtime.now() + 7_200_000 } })
const conflicted = (...conflicts: object[]) => ({
  code: 409,
  data: { code: 'menuConflict', conflicts },
})

describe('the draft of a menu', () => {
  it('DRAFT-1.1: is seen by its managers and not by guests; a field that gets its value back leaves it', async () => {
    const guest = await server.client()
    await change(ann, 'price', { seen: 38.5, to: 42 })
    expect(await draft()).toMatchObject([
      {
        path: 'products',
        record: made.noodles,
        kind: 'change',
        field: 'price',
        from: 38.5,
        to: 42,
      },
    ])
    expect((await guest.service('products').get(made.noodles)) as Product).toMatchObject({
      price: 38.5,
    })
    await expect(guest.service('menuChanges').find({ query: { shop } })).rejects.toMatchObject({
      code: 401,
    })
    const { dropped } = await change(bob, 'price', { seen: 42, to: 38.5 })
    expect(dropped).toHaveLength(1)
    expect(await draft()).toEqual([])
  })

  it('DRAFT-1.2: of two editors who change a field at once one succeeds, and the other hears the present value', async () => {
    const both = await Promise.allSettled([
      change(ann, 'price', { seen: 38.5, to: 40 }),
      change(bob, 'price', { seen: 38.5, to: 41 }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [kept] = await draft()
    const refusal = both.find((one) => one.status === 'rejected')
    expect(refusal?.reason).toMatchObject({ data: { code: 'menuChanged', present: kept?.to } })
    await change(bob, 'code', { to: 'W1' })
    await change(ann, 'price', { seen: kept?.to, to: 45 })
    await publish(bob)
    expect(await dish()).toMatchObject({ price: 45, code: 'W1' })
  })

  it('DRAFT-1.2: a retry with the same key changes nothing more', async () => {
    const key = { idempotencyKey: idempotencyKey() }
    const first = await change(ann, 'price', { seen: 38.5, to: 40 }, key)
    expect(await change(ann, 'price', { seen: 38.5, to: 40 }, key)).toEqual(first)
    await expect(change(ann, 'price', { seen: 40, to: 41 }, key)).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused' },
    })
  })

  it('DRAFT-1.2: a value that the record cannot have is refused, like a record of another shop', async () => {
    const wrong = [
      ['price', -1],
      ['price', null],
      ['name', 'Noodles'],
      ['cost', 5],
    ] as const
    for (const [field, to] of wrong)
      await expect(change(ann, field, { seen: 38.5, to })).rejects.toMatchObject({ code: 400 })
    const other = await makeOrderingShop(server)
    await expect(
      change(ann, 'price', { record: other.noodles, seen: 38.5, to: 1 }),
    ).rejects.toMatchObject({ code: 404 })
  })

  it('DRAFT-1.3: what is added is named by other changes, and published with all of it', async () => {
    const add = async (path: string, data: object) =>
      ((await ann.service('menuChanges/add').create({ shop, path, data })) as DraftResult)
        .written[0]?.record
    const category = await add('categories', { name: [{ lang: 'en', value: 'Soups' }] })
    const soup = await add('products', {
      name: [{ lang: 'en', value: 'Soup' }],
      price: 30,
      category,
    })
    await change(bob, 'price', { record: soup, seen: 30, to: 32 })
    await publish(bob)
    expect(await dish(soup)).toMatchObject({ _id: soup, price: 32, category })
    expect((await versions())[0]?.changes).toHaveLength(2)
    const gone = await add('products', { name: [], price: 1 })
    await change(bob, 'price', { record: gone, seen: 1, to: 2 })
    await ann.service('menuChanges/remove').create({ shop, path: products, record: gone })
    expect(await draft()).toEqual([])
  })

  it('DRAFT-1.4: everybody undoes any change; with an addition all changes of its record go', async () => {
    const added = (await ann
      .service('menuChanges/add')
      .create({ shop, path: products, data: { name: [], price: 1 } })) as DraftResult
    const { _id = '', record } = added.written[0] ?? {}
    await change(bob, 'price', { record, seen: 1, to: 2 })
    await change(ann, 'price', { seen: 38.5, to: 40 })
    const undone = (await bob
      .service('menuChanges/undo')
      .create({ shop, changes: [_id] })) as DraftResult
    expect(undone.dropped).toHaveLength(2)
    expect(await draft()).toMatchObject([{ record: made.noodles }])
  })

  it('DRAFT-1.5: stocks and top-ups are no part of it', async () => {
    for (const field of ['stock', 'topUp', 'shop', '_id'])
      await expect(change(ann, field, {})).rejects.toMatchObject({ code: 400 })
    const topUp = (await server.app
      .service('products')
      .create({ shop, name: [], price: 100, topUp: 110 })) as Product
    await expect(
      change(ann, 'price', { record: topUp._id, seen: 100, to: 1 }),
    ).rejects.toMatchObject({ code: 404 })
    await expect(
      ann.service('menuChanges/remove').create({ shop, path: products, record: topUp._id }),
    ).rejects.toMatchObject({ code: 404 })
  })

  it('DRAFT-1.6: the other editor hears each change and each version, a guest none', async () => {
    await bob.service('shops/subscribe').create({ item: shop })
    const guest = await server.client()
    await guest.service('shops/subscribe').create({ item: shop })
    const [heard, published, leaked] = [
      heardBy(bob, 'menuChanges', 'created'),
      heardBy(bob, 'menuVersions', 'created'),
      heardBy(guest, 'menuChanges', 'created'),
    ]
    // A dish that was made a moment ago is announced as created, with its last price.
    const told = ['created', 'patched'].map((event) => heardBy(guest, 'products', event))
    await change(ann, 'price', { seen: 38.5, to: 40 })
    await expect.poll(() => heard).toMatchObject([{ field: 'price', to: 40 }])
    await publish(ann)
    await expect.poll(() => published).toMatchObject([{ number: 1, status: 'published' }])
    const dearer = expect.objectContaining({ _id: made.noodles, price: 40 })
    await expect.poll(() => told.flat()).toContainEqual(dearer)
    expect(leaked).toEqual([])
  })
})

describe('versions of a menu', () => {
  it('DRAFT-2.1: all changes are published or none, and the conflicts are named', async () => {
    await change(ann, 'price', { seen: 38.5, to: 40 })
    await change(ann, 'price', { record: made.bun, seen: 12, to: 13 })
    await bob.service('products').patch(made.bun, { price: 15 })
    await expect(publish(ann)).rejects.toMatchObject(
      conflicted({ path: 'products', record: made.bun, field: 'price', reason: 'changed' }),
    )
    expect(await dish()).toMatchObject({ price: 38.5 })
    await bob.service('products').remove(made.bun)
    await expect(publish(ann)).rejects.toMatchObject(
      conflicted({ path: 'products', record: made.bun, reason: 'gone' }),
    )
    expect(await draft()).toHaveLength(2)
    expect(await versions()).toEqual([])
  })

  it('DRAFT-2.1: what somebody replaced is not published by who has not seen it', async () => {
    const { written } = await change(ann, 'price', { seen: 38.5, to: 40 })
    await change(bob, 'price', { seen: 40, to: 4 })
    await expect(publish(ann, { changes: written.map(({ _id }) => _id) })).rejects.toMatchObject({
      data: { code: 'menuChanged' },
    })
    expect(await dish()).toMatchObject({ price: 38.5 })
  })

  it('DRAFT-2.1: a combination that the engine cannot price is refused whole', async () => {
    await change(ann, 'code', { to: 'W1' })
    await change(ann, 'maxPick', { path: 'productOptions', record: made.ice, seen: null, to: 1 })
    await change(ann, 'minPick', { path: 'productOptions', record: made.ice, seen: null, to: 3 })
    const outcome = await publish(ann).catch((error: unknown) => error)
    if (outcome instanceof Error)
      expect(outcome).toMatchObject({ data: { conflicts: [{ reason: 'invalid' }] } })
    expect((await dish())?.code === undefined).toBe(outcome instanceof Error)
  })

  it('DRAFT-2.2: a version is taken back as a new one, unless what it changed was changed again', async () => {
    await change(ann, 'price', { seen: 38.5, to: 40 })
    await change(ann, 'code', { to: 'W1' })
    const { version: first } = await publish(ann)
    await ann.service('menuChanges/remove').create({ shop, path: products, record: made.bun })
    const { version: removal } = await publish(bob)
    expect(await dish(made.bun)).toBeUndefined()
    await revert(bob, removal)
    expect(await dish(made.bun)).toMatchObject({ _id: made.bun, price: 12 })
    await change(bob, 'price', { seen: 40, to: 50 })
    await publish(bob)
    await expect(revert(ann, first)).rejects.toMatchObject(
      conflicted({ path: 'products', record: made.noodles, field: 'price', reason: 'changed' }),
    )
    expect(await dish()).toMatchObject({ price: 50, code: 'W1' })
    await change(bob, 'price', { seen: 50, to: 40 })
    await publish(bob)
    expect(await revert(ann, first)).toMatchObject({ reverts: 1, number: 6 })
    expect(await dish()).toMatchObject({ price: 38.5 })
    expect(await dish()).not.toHaveProperty('code')
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('DRAFT-2.3: changes are published once at their time, also by two servers', async () => {
    const { written } = await change(ann, 'price', { seen: 38.5, to: 40 })
    await change(ann, 'code', { to: 'W1' })
    const at = new Date(server.runtime.now() + 3_600_000).toISOString()
    const { waiting } = await publish(ann, { changes: [written[0]?._id], at })
    expect(waiting).toMatchObject([{ publishTime: at }])
    await publishDue(server)
    expect(await dish()).toMatchObject({ price: 38.5 })
    const done = await Promise.all([later(server), later(second)])
    expect(done.toSorted()).toEqual([0, 1])
    expect(await dish()).toMatchObject({ price: 40 })
    expect(await draft()).toMatchObject([{ field: 'code' }])
    const past = new Date(server.runtime.now() - 1).toISOString()
    await expect(publish(ann, { at: past })).rejects.toMatchObject({ data: { field: 'at' } })
  })

  it('DRAFT-2.3: what cannot be published at its time stays in the draft, and a version says why', async () => {
    await change(ann, 'price', { seen: 38.5, to: 40 })
    const at = new Date(server.runtime.now() + 3_600_000).toISOString()
    await publish(ann, { at })
    await ann.service('products').patch(made.noodles, { price: 39 })
    await later(server)
    expect(await versions()).toMatchObject([
      { number: 1, status: 'refused', conflicts: [{ field: 'price', reason: 'changed' }] },
    ])
    const [left] = await draft()
    expect(left).toMatchObject({ to: 40 })
    expect(left).not.toHaveProperty('publishTime')
    expect(await dish()).toMatchObject({ price: 39 })
  })
})
