import type { Order, PairDeviceResult, PairingCodeResult, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
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

const named = (value: string) => [{ lang: 'en' as const, value }]
const newId = () =>
  idempotencyKey()
    .replaceAll(/[^0-9a-f]/g, '0')
    .padEnd(24, '0')
    .slice(0, 24)

let server: TestServer
let shop: OrderingShop
let staff: TestClient
let guest: TestClient
const cash = 'ca50000000000000000000a1'
const balance = 'ba1a0000000000000000000a'
beforeAll(async () => {
  server = await startTestServer()
  const payFirst = { dineInNoTable: 'always', dineIn: 'always' } as const
  shop = await makeOrderingShop(server, { payFirst, payWithin: 7 }, { mode: 'manual', quantity: 5 })
  const methods = server.app.service('paymentMethods')
  await methods.create({ _id: cash, name: named('Cash'), type: 'counter', shops: [shop.shop] })
  await methods.create({ _id: balance, name: named('Balance'), type: 'balance' })
  staff = await server.client(shop.staff)
  guest = await server.client()
})
afterAll(() => server.stop())

const pay = (session: string, amount: number) =>
  staff.service('tableSessions/pay').create({
    session,
    amount,
    paymentMethod: cash,
    idempotencyKey: idempotencyKey(),
  }) as Promise<TableSession>

const create = (own: object = {}) => orderingCalls(guest, shop).create(own)
const eatIn = { type: 'dineInNoTable' }

describe('an order is paid first (PAY-4.2)', () => {
  it('by default if it names a method that is paid online', async () => {
    expect((await create()).order.status).toBe('received')
    expect((await create({ payBy: cash })).order.status).toBe('received')
    const { order, session } = await create({ payBy: balance })
    expect(order.status).toBe('toPay')
    expect(session).toMatchObject({ status: 'toPay', tvStatus: 'none', outstanding: 38.5 })
  })

  it('always, if the shop says so, for as many minutes as it says', async () => {
    const { order, session } = await create({ ...eatIn, payBy: cash })
    expect(order.status).toBe('toPay')
    expect(Date.parse(order.payUntil ?? '') - Date.parse(order.createTime)).toBe(7 * 60_000)
    expect(session.orders).toMatchObject([{ status: 'toPay', payUntil: order.payUntil }])
  })

  it('at a terminal, unless the shop says otherwise', async () => {
    const { code } = (await staff
      .service('devices/pairingCode')
      .create({ shop: shop.shop, name: 'Kiosk' })) as PairingCodeResult
    const kiosk = await server.client()
    const { token } = (await kiosk.service('devices/pair').create({ code })) as PairDeviceResult
    await kiosk.authenticate({ strategy: 'device', token })
    expect((await orderingCalls(kiosk, shop).create()).order.status).toBe('toPay')
  })

  it('not by a method that the shop does not offer', async () => {
    await expect(create({ payBy: newId() })).rejects.toMatchObject({
      code: 400,
      data: { code: 'paymentRefused', field: 'payBy', reason: 'notOffered' },
    })
  })

  it('no client decides it: a status that is sent is ignored', async () => {
    const { order } = await create({ ...eatIn, status: 'ongoing' })
    expect(order.status).toBe('toPay')
  })
})

describe('an order with nothing to pay (PAY-4.3)', () => {
  it('is paid: the kitchen has it at once, and it is done once it is handed over', async () => {
    const gift = newId()
    const free = { _id: gift, shop: shop.shop, name: named('Water'), price: 0 }
    await server.app.service('products').create(free)
    const { order, session } = await create({ ...eatIn, cart: [lineOf(gift)] })
    expect(order.status).toBe('received')
    expect(session.paidTime).not.toBeNull()
    const calls = orderingCalls(staff, shop)
    await calls.setStatus(order._id, 'ready')
    await calls.setStatus(order._id, 'completed')
    expect(await calls.session(session._id)).toMatchObject({ status: 'done' })
  })
})

describe('once nothing is due any more (PAY-4.4)', () => {
  it('the kitchen has the order under its number, and everybody hears of it once', async () => {
    const { order, session } = await create(eatIn)
    const heard = heardBy(staff, 'orders', 'patched') as Order[]
    await staff.service('shops/subscribe').create({ item: shop.shop })
    expect(await pay(session._id, 20)).toMatchObject({ status: 'toPay', outstanding: 18.5 })
    expect(await pay(session._id, 18.5)).toMatchObject({
      status: 'ongoing',
      tvStatus: 'received',
      orders: [{ status: 'received', number: order.number }],
    })
    await expect.poll(() => heard.filter(({ _id }) => _id === order._id)).toHaveLength(1)
    expect(heard[0]).toMatchObject({ status: 'received', number: order.number })
    expect(heard[0]?.receivedTime).toBeDefined()
    expect(heard[0]?.payUntil).toBeUndefined()
  })

  it('all orders of a table that were to be paid go to the kitchen; the bill is done then', async () => {
    const calls = orderingCalls(guest, shop)
    const { session } = await calls.scan()
    const first = await calls.order(session._id)
    const second = await calls.order(session._id)
    expect(second.session).toMatchObject({ status: 'ongoing', tvStatus: 'none' })
    expect([first, second].map(({ order }) => order.status)).toEqual(['toPay', 'toPay'])
    const paid = await pay(session._id, 77)
    expect(paid).toMatchObject({
      status: 'done',
      orders: [{ status: 'received' }, { status: 'received' }],
    })
  })

  it('also by a change of the bill, and by the cancelling of another order', async () => {
    const calls = orderingCalls(guest, shop)
    const { session } = await calls.scan(shop.otherTable)
    const first = await calls.order(session._id)
    await calls.order(session._id)
    await pay(session._id, 38.5)
    await orderingCalls(staff, shop).setStatus(first.order._id, 'cancelled')
    const after = await orderingCalls(staff, shop).session(session._id)
    expect(after.orders.map(({ status }) => status)).toEqual(['cancelled', 'received'])

    const alone = await create(eatIn)
    const adjusts = [{ amount: -38.5 }]
    const free = staff.service('tableSessions').patch(alone.session._id, { adjusts })
    expect(await free).toMatchObject({ orders: [{ status: 'received' }] })
  })
})

describe('before it is paid', () => {
  it('only a manager sends it to the kitchen, and nobody moves it on (PAY-4.6)', async () => {
    const calls = orderingCalls(staff, shop)
    const { order, session } = await create(eatIn)
    const refusal = { code: 409, data: { code: 'illegalTransition' } }
    await expect(calls.setStatus(order._id, 'preparing')).rejects.toMatchObject(refusal)
    const email = `cook-${shop.shop}@shop.example`
    const cook = { email, password: 'a password of the tests' }
    const users = server.app.service('users')
    await users.create({ ...cook, staff: [{ role: 'kitchen', shop: shop.shop }] })
    const kitchen = orderingCalls(await server.client(cook), shop)
    await expect(kitchen.setStatus(order._id, 'received')).rejects.toMatchObject(refusal)
    expect(await calls.setStatus(order._id, 'received')).toMatchObject({ status: 'received' })
    expect(await calls.session(session._id)).toMatchObject({ status: 'ongoing', outstanding: 38.5 })
  })

  it('it holds its stock, which returns when it is cancelled with its session (PAY-4.7)', async () => {
    const bun = async () => {
      const { stock } = (await staff.service('products').get(shop.bun)) as {
        stock?: { quantity?: number }
      }
      return stock?.quantity
    }
    const before = (await bun()) ?? 0
    const { order, session } = await create({ ...eatIn, cart: [lineOf(shop.bun)] })
    expect(await bun()).toBe(before - 1)
    const calls = orderingCalls(staff, shop)
    await calls.setStatus(order._id, 'cancelled')
    expect(await bun()).toBe(before)
    expect(await calls.session(session._id)).toMatchObject({ status: 'cancelled', outstanding: 0 })
  })

  it('staff who complete its session send it to the kitchen (PAY-4.6)', async () => {
    const { session } = await create(eatIn)
    const closed = await orderingCalls(staff, shop).closePaidElsewhere(session._id)
    expect(closed).toMatchObject({ status: 'done', orders: [{ status: 'received' }] })
  })
})
