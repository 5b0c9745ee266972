import type { TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf, makeOrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let staff: TestClient
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  staff = await server.client(shop.staff)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const pay = (session: string, amount: number, own: object = {}, client = staff) =>
  client.service('tableSessions/pay').create({
    session,
    amount,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

const payByBalance = (client: TestClient, session: string, own: object = {}) =>
  client
    .service('tableSessions/payByBalance')
    .create({ session, idempotencyKey: idempotencyKey(), ...own }) as Promise<TableSession>

describe('paying at the counter', () => {
  it('in parts; the table is free and the member has the points once all is paid (PAY-1.3)', async () => {
    const member = await makeMember(server, shop)
    const { session } = await member.calls.scan()
    await member.calls.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
    expect(await pay(session._id, 50, { tips: 5 })).toMatchObject({
      status: 'ongoing',
      paid: 50,
      outstanding: 27,
      payments: [{ type: 'counter', method: shop.cash, amount: 50, tips: 5 }],
    })
    await expect(pay(session._id, 27.5)).rejects.toMatchObject({
      data: { code: 'paymentRefused', outstanding: 27 },
    })
    expect(await pay(session._id, 27)).toMatchObject({
      status: 'done',
      outstanding: 0,
      pointsEarned: 77,
    })
    expect(await group.points(member)).toBe(77)
    expect((await member.calls.scan()).created).toBe(true)
    await expect(pay(session._id, 1)).rejects.toMatchObject({ data: { code: 'sessionClosed' } })
  })

  it('returns the payment as it is read later', async () => {
    const { session } = await orderingCalls(staff, shop).create()
    const { restoreKey: _, ...paid } = await pay(session._id, 10.01, { tips: 0.5, reference: '7' })
    expect(await staff.service('tableSessions').get(session._id)).toMatchObject(paid)
  })

  it('is forbidden first: a key that was used for another payment tells no outsider so (CALL-4.4)', async () => {
    const { session } = await orderingCalls(staff, shop).create()
    const used = { idempotencyKey: idempotencyKey() }
    await pay(session._id, 10, used)
    const outsider = await server.client((await makeOrderingShop(server)).staff)
    await expect(pay(session._id, 11, used, outsider)).rejects.toMatchObject({ code: 403 })
    await expect(pay(session._id, 11, used)).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused' },
    })
  })

  it('the same key 10 times charges once (PAY-1.2)', async () => {
    const { session } = await orderingCalls(staff, shop).create()
    const idempotency = { idempotencyKey: idempotencyKey() }
    const results = await Promise.all(
      Array.from({ length: 10 }, () => pay(session._id, 20, idempotency)),
    )
    expect(results.map(({ paid }) => paid)).toEqual(Array.from({ length: 10 }, () => 20))
  })

  it('take-away is complete once it is paid and handed over (PAY-1.3)', async () => {
    const calls = orderingCalls(staff, shop)
    const { session, order } = await calls.create()
    expect(await pay(session._id, 38.5)).toMatchObject({ status: 'ongoing', outstanding: 0 })
    await calls.setStatus(order._id, 'preparing')
    await calls.setStatus(order._id, 'completed')
    expect(await calls.session(session._id)).toMatchObject({ status: 'done', tvStatus: 'taken' })
  })

  it('is for staff who take payments in that shop (PAY-1.8)', async () => {
    const other = await makeMemberShop(server)
    const { session } = await orderingCalls(staff, shop).create()
    const stranger = await server.client(other.staff)
    await expect(pay(session._id, 1, {}, stranger)).rejects.toMatchObject({ code: 403 })
    const member = await makeMember(server, shop)
    await expect(pay(session._id, 1, {}, member.client)).rejects.toMatchObject({ code: 403 })
    const visitor = await server.client()
    await expect(pay(session._id, 1, {}, visitor)).rejects.toMatchObject({ code: 401 })
  })
})

describe('paying from the balance', () => {
  it('once, whatever the number of phones; a void refunds it, and takes the points back (PAY-1.2, PAY-1.6)', async () => {
    const member = await makeMember(server, shop)
    await group.giveBalance(member.user, 50)
    const { session } = await member.calls.scan(shop.otherTable)
    await member.calls.order(session._id)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => payByBalance(member.client, session._id)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await group.balance(member), await group.points(member)]).toEqual([11.5, 38])
    const after = await orderingCalls(staff, shop).closeSession(session._id, 'void')
    expect(after).toMatchObject({ status: 'void', paid: 0 })
    expect([await group.balance(member), await group.points(member)]).toEqual([50, 0])
  })

  it('cancelling an order refunds its payment (PAY-1.6)', async () => {
    const member = await makeMember(server, shop)
    await group.giveBalance(member.user, 50)
    const { session, order } = await member.calls.create()
    await payByBalance(member.client, session._id)
    expect(await group.balance(member)).toBe(11.5)
    await orderingCalls(staff, shop).setStatus(order._id, 'cancelled')
    expect(await group.balance(member)).toBe(50)
    expect(await member.calls.session(session._id)).toMatchObject({
      status: 'ongoing',
      paid: 0,
      outstanding: 0,
      payments: [{ amount: 38.5 }, { amount: -38.5 }],
    })
  })

  it('too low, or another member’s: nothing is charged (PAY-1.4)', async () => {
    const member = await makeMember(server, shop)
    await group.giveBalance(member.user, 10)
    const { session } = await member.calls.create()
    await expect(payByBalance(member.client, session._id)).rejects.toMatchObject({
      data: { code: 'balanceMissing' },
    })
    expect(await payByBalance(member.client, session._id, { amount: 10 })).toMatchObject({
      paid: 10,
    })
    const other = await makeMember(server, shop)
    await expect(payByBalance(other.client, session._id)).rejects.toMatchObject({ code: 403 })
  })
})

describe('a top-up', () => {
  it('is paid at the counter and credited once; on no menu, without tax and points (PAY-1.7)', async () => {
    const product = { shop: shop.shop, name: [], price: 100, topUp: 110 }
    const { _id } = (await server.app.service('products').create(product)) as { _id: string }
    const menu = (await server.app.service('menus').get(shop.shop)) as { products: object[] }
    expect(menu.products).not.toContainEqual(expect.objectContaining({ _id }))
    const member = await makeMember(server, shop)
    const cart = [lineOf(_id, { quantity: 2 })]
    const { session, order } = await member.calls.create({
      type: 'topUp',
      cart,
      expectedTotal: 200,
    })
    expect(session).toMatchObject({ type: 'topUp', status: 'toPay', topUp: 220, outstanding: 200 })
    expect(order.status).toBe('completed')
    await expect(payByBalance(member.client, session._id)).rejects.toMatchObject({ code: 403 })
    const key = { idempotencyKey: idempotencyKey() }
    await Promise.all(Array.from({ length: 5 }, () => pay(session._id, 200, key)))
    expect([await group.balance(member), await group.points(member)]).toEqual([220, 0])
    await orderingCalls(staff, shop).closeSession(session._id, 'void')
    expect(await group.balance(member)).toBe(0)
    const dish = member.calls.create({ type: 'topUp', cart: [lineOf(shop.bun)] })
    await expect(dish).rejects.toMatchObject({ data: { code: 'cartInvalid', field: 'cart.0' } })
    const visitor = orderingCalls(await server.client(), shop)
    await expect(visitor.create({ type: 'topUp', cart })).rejects.toMatchObject({ code: 401 })
    await expect(member.calls.create({ cart })).rejects.toMatchObject({
      data: { code: 'productNotAvailable' },
    })
  })

  it('keeps its price: staff change no field of its bill, so nobody pays less than is credited (PAY-1.9)', async () => {
    const product = { shop: shop.shop, name: [], price: 1000, topUp: 1000 }
    const { _id } = (await server.app.service('products').create(product)) as { _id: string }
    const member = await makeMember(server, shop)
    const { session } = await member.calls.create({ type: 'topUp', cart: [lineOf(_id)] })
    const [line] = session.products
    const changes: Record<string, unknown> = {
      adjusts: [{ amount: -999 }],
      preAdjusts: [{ amount: -999 }],
      lineAdjusts: [{ id: line?.id, amount: -999 }],
      surcharges: [],
      modifiers: [],
      taxFree: true,
      tips: 1,
      capacity: 2,
      desiredCapacity: 2,
    }
    for (const [field, value] of Object.entries(changes))
      await expect(
        staff.service('tableSessions').patch(session._id, { [field]: value }),
      ).rejects.toMatchObject({ code: 400, data: { code: 'dataInvalid', field } })
    expect(await pay(session._id, 1)).toMatchObject({ status: 'toPay', outstanding: 999 })
    await expect(
      staff.service('tableSessions').patch(session._id, { status: 'done' }),
    ).rejects.toMatchObject({ code: 409, data: { code: 'illegalTransition', field: 'status' } })
    expect(await group.balance(member)).toBe(0)
  })
})
