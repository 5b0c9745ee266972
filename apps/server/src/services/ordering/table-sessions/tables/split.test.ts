import type {
  Page,
  SessionEvent,
  SplitSessionResult,
  TableSession,
  TableViewItem,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { setCleaning } from '../../table-view-items/set-cleaning.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let waiter: TestClient
let method: string
let guest: ReturnType<typeof orderingCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, anyNumber, { mode: 'manual', quantity: 50 })
  manager = await server.client(shop.staff)
  const account = await makeAccount(server, 'ah-kit', [{ role: 'waiter', shop: shop.shop }])
  waiter = await server.client(account)
  guest = orderingCalls(await server.client(), shop)
  const cash = await server.app
    .service('paymentMethods')
    .create({ name: [{ lang: 'en', value: 'Cash' }], type: 'counter' })
  method = (cash as { _id: string })._id
})
afterAll(() => server.stop())

const split = (session: string, own: object) =>
  waiter
    .service('tableSessions/split')
    .create({ session, idempotencyKey: idempotencyKey(), ...own }) as Promise<SplitSessionResult>

const pay = (session: string, own: object = {}) =>
  manager
    .service('tableSessions/pay')
    .create({ session, paymentMethod: method, ...own }) as Promise<TableSession>

const tableWith = async (...cart: ReturnType<typeof lineOf>[]) => {
  const table = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const item = (table as { _id: string })._id
  const { session } = await guest.scan(item, { capacity: 3 })
  const placed = await guest.order(session._id, { cart })
  const lines = placed.session.products.map(({ id }) => id)
  return { ...placed, item, lines }
}

const close = (id: string) =>
  manager.service('tableSessions/close').create({ session: id, how: 'onTheHouse', note: 'late' })

const open = ({ products }: TableSession) => products.filter(({ status }) => status !== 'cancel')
const total = ({ result }: TableSession) => result.totals.total

describe('a bill is split (STAFF-2.17)', () => {
  it('in whole lines and in units: each bill has its own, and together they are as before', async () => {
    const { session, lines, item } = await tableWith(
      lineOf(shop.bun, { quantity: 3 }),
      lineOf(shop.noodles),
      lineOf(shop.noodles, { customRemark: 'spicy' }),
    )
    const [bun, noodles] = lines
    const units = [
      { id: bun, quantity: 1 },
      { id: noodles, quantity: 1 },
    ]
    const parted = await split(session._id, { lines: units })
    expect(open(parted.session)).toMatchObject([
      { id: bun, quantity: 2 },
      { quantity: 1, customRemark: 'spicy' },
    ])
    expect(open(parted.split)).toMatchObject([
      { product: shop.noodles, quantity: 1 },
      { product: shop.bun, quantity: 1 },
    ])
    expect(total(parted.session)).toBe(62.5)
    expect(total(parted.split)).toBe(50.5)
    expect(parted.session).toMatchObject({ capacity: 2, tables: [{ item, split: null }] })
    expect(parted.split).toMatchObject({ capacity: 1, tables: [{ item, split: '2' }] })
    const query = { shop: shop.shop, session: parted.split._id }
    const { data } = (await manager.service('sessionEvents').find({ query })) as Page<SessionEvent>
    expect(data).toMatchObject([{ kind: 'split', detail: { from: { session: session._id } } }])
  })

  it('tells the kitchen no new order: a part has the number and the status of its order', async () => {
    const { session, order, lines } = await tableWith(lineOf(shop.bun, { quantity: 2 }))
    await orderingCalls(manager, shop).setStatus(order._id, 'preparing')
    await manager.service('shops/subscribe').create({ item: shop.shop })
    const created = heardBy(manager, 'orders', 'created')
    const patched = heardBy(manager, 'orders', 'patched')
    const parted = await split(session._id, { lines: [{ id: lines[0], quantity: 1 }] })
    expect(parted.split.orders).toMatchObject([{ number: order.number, status: 'preparing' }])
    await expect.poll(() => patched).toHaveLength(2)
    expect(created).toEqual([])
    const [part] = parted.split.orders
    const ready = await orderingCalls(manager, shop).setStatus(part?._id ?? '', 'ready')
    expect(ready).toMatchObject({ session: parted.split._id, number: order.number })
  })

  it('and an order that goes as a whole keeps its id', async () => {
    const { session } = await tableWith(lineOf(shop.bun))
    const { order } = await guest.order(session._id, { cart: [lineOf(shop.noodles)] })
    const line = (await guest.session(session._id)).products.find(({ seq }) => seq === order.seq)
    const parted = await split(session._id, { lines: [{ id: line?.id, quantity: 1 }] })
    expect(parted.split.orders).toMatchObject([{ _id: order._id, seq: 1 }])
    expect(parted.session.orders).toHaveLength(1)
  })

  it('in three, each paid by itself', async () => {
    const { session, lines } = await tableWith(lineOf(shop.noodles, { quantity: 3 }))
    const units = [{ id: lines[0], quantity: 1 }]
    const first = await split(session._id, { lines: units })
    const second = await split(session._id, { lines: units })
    expect(second.split.tables).toMatchObject([{ split: '3' }])
    for (const { _id } of [second.session, first.split, second.split])
      expect(await pay(_id)).toMatchObject({ paid: 38.5, outstanding: 0 })
  })

  it('and merged again, the bill is as it was', async () => {
    const { session, lines } = await tableWith(lineOf(shop.bun, { quantity: 4 }))
    const parted = await split(session._id, { lines: [{ id: lines[0], quantity: 3 }] })
    const merged = (await waiter
      .service('tableSessions/merge')
      .create({ from: parted.split._id, into: session._id })) as { session: TableSession }
    expect(total(merged.session)).toBe(48)
    expect(merged.session).toMatchObject({ capacity: 3 })
  })

  it('STAFF-2.14: the table is to be cleaned once the last of its bills has ended', async () => {
    const { session, lines } = await tableWith(lineOf(shop.bun, { quantity: 2 }))
    const parted = await split(session._id, { lines: [{ id: lines[0], quantity: 1 }] })
    const table = session.tableItem?._id ?? ''
    const { runtime } = server
    const isMarked = async () =>
      ((await manager.service('tableViewItems').get(table)) as TableViewItem).needsCleaning === true
    await close(session._id)
    await setCleaning(runtime, { shop: shop.shop, table }, 'toClean')
    expect(await isMarked()).toBe(false)
    await close(parted.split._id)
    await expect.poll(isMarked).toBe(true)
  })

  it('once, also if the call is retried', async () => {
    const { session, lines } = await tableWith(lineOf(shop.bun, { quantity: 4 }))
    const own = { lines: [{ id: lines[0], quantity: 1 }], idempotencyKey: idempotencyKey() }
    const one = await split(session._id, own)
    const again = await split(session._id, own)
    expect(again.split._id).toBe(one.split._id)
    expect(open(again.session)).toMatchObject([{ quantity: 3 }])
  })

  it('only in units that there are and nobody has paid for, and something stays', async () => {
    const { session, lines } = await tableWith(lineOf(shop.noodles, { quantity: 2 }))
    const id = lines[0]
    await expect(split(session._id, { lines: [{ id, quantity: 3 }] })).rejects.toMatchObject({
      data: { code: 'lineNotFound', left: 2 },
    })
    await expect(split(session._id, { lines: [{ id, quantity: 2 }] })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'lines' },
    })
    await pay(session._id, { amount: 40 })
    await expect(split(session._id, { lines: [{ id, quantity: 1 }] })).rejects.toMatchObject({
      code: 409,
      data: { code: 'splitRefused', paid: 40, total: 38.5 },
    })
  })
})
