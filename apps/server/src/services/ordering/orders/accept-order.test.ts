import type { Order, TableSession, Ticket } from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { declineUnanswered } from './decline-unanswered.ts'

const minute = 60_000

let now = Date.parse('2026-03-02T04:00:00Z')
let server: TestServer
let shop: MemberShop
let diner: TestClient
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  diner = await server.client()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const acceptance = { takeAway: 'staff', dineInNoTable: 'paid' } as const
  shop = await makeMemberShop(server, { acceptance, prepMinutes: { takeAway: 15 } })
  staff = await server.client(shop.staff)
  await staff.service('productStocks').patch(shop.bun, { stock: { mode: 'manual', quantity: 10 } })
})

const take = (own: object = {}) =>
  orderingCalls(diner, shop).create({ cart: [lineOf(shop.bun, { quantity: 2 })], ...own })
const send = (call: string, order: Pick<Order, '_id'>, data: object = {}, client = staff) =>
  client
    .service(`orders/${call}`)
    .create({ shop: shop.shop, order: order._id, ...data }) as Promise<Order>
const ticketsOf = async (order: Pick<Order, '_id'>): Promise<readonly Ticket[]> => {
  const query = { shop: shop.shop, order: order._id }
  const { data } = (await staff.service('tickets').find({ query })) as { data: Ticket[] }
  return data
}
const left = (): Promise<unknown> => staff.service('productStocks').get(shop.bun)
const at = (minutes: number): string => new Date(now + minutes * minute).toISOString()
const illegal = { code: 409, data: { code: 'illegalTransition' } }

describe('an order that staff accept first', () => {
  it('ORDER-7.2: is received and waits, without tickets and without a time', async () => {
    const { order, session } = await take()
    expect(order).toMatchObject({ status: 'received', acceptUntil: at(10) })
    expect(order.estimatedTime).toBeUndefined()
    expect(session).toMatchObject({ status: 'ongoing', tvStatus: 'received' })
    expect(await ticketsOf(order)).toEqual([])
  })

  it('ORDER-7.1: never waits if staff order, of another type, or at a table', async () => {
    const { order } = await orderingCalls(staff, shop).create()
    expect(order.acceptUntil).toBeUndefined()
    expect(await ticketsOf(order)).toHaveLength(1)
    const { session } = await orderingCalls(diner, shop).scan(shop.table, {
      date: new Date(now).toISOString(),
    })
    const atTable = await orderingCalls(diner, shop).order(session._id)
    expect(await ticketsOf(atTable.order)).toHaveLength(1)
    expect((await take({ type: 'dineInNoTable' })).order.status).toBe('toPay')
  })

  it('ORDER-7.3: goes to the kitchen with the minutes that staff say, once; its diner hears of it', async () => {
    const { order, session } = await take()
    await orderingCalls(diner, shop).subscribe(session._id)
    const heard = heardBy(diner, 'tableSessions', 'patched')
    now += minute
    const said = { estimatedTime: at(20), firstEstimatedTime: at(20), acceptedTime: at(0) }
    const accepted = await send('accept', order, { minutes: 20 })
    expect(accepted).toMatchObject({ status: 'received', ...said })
    expect(accepted.acceptUntil).toBeUndefined()
    expect(await ticketsOf(order)).toHaveLength(1)
    await expect.poll(() => heard.at(-1)).toMatchObject({ orders: [said] })
    expect(await send('accept', order, { minutes: 45 })).toMatchObject(said)
    expect(await ticketsOf(order)).toHaveLength(1)
    await expect(send('decline', order, { reason: 'busy' })).rejects.toMatchObject(illegal)
  })

  it('ORDER-7.3: is ready by the estimate of the kitchen if staff say no minutes, not before its slot', async () => {
    const { order } = await take()
    expect(await send('accept', order)).toMatchObject({ estimatedTime: at(20) })
    const later = await take({ pickupTime: at(180) })
    expect(await send('accept', later.order, { minutes: 10 })).toMatchObject({
      estimatedTime: at(180),
    })
  })

  it('ORDER-7.3: is accepted by its first step, by a client that knows nothing of it', async () => {
    const { order } = await take()
    const moved = await orderingCalls(staff, shop).setStatus(order._id, 'preparing')
    expect(moved).toMatchObject({ status: 'preparing', acceptedTime: at(0) })
    expect(moved.acceptUntil).toBeUndefined()
    expect(await ticketsOf(order)).toHaveLength(1)
  })

  it('ORDER-7.4: is declined with a reason; its stock returns and its session ends', async () => {
    const { order, session } = await take()
    expect(await left()).toMatchObject({ stock: { quantity: 8 } })
    const declined = { reason: 'soldOut', note: 'no buns' }
    expect(await send('decline', order, declined)).toMatchObject({ status: 'cancelled', declined })
    expect(await left()).toMatchObject({ stock: { quantity: 10 } })
    expect(await send('decline', order, declined)).toMatchObject({ declined })
    const after = await orderingCalls(diner, shop).session(session._id)
    expect(after).toMatchObject({ status: 'cancelled', orders: [{ declined }] })
    expect(await ticketsOf(order)).toEqual([])
    await expect(send('accept', order)).rejects.toMatchObject(illegal)
  })

  it('ORDER-7.4: what was paid for a declined one goes back, with the coupon and the points', async () => {
    const member = await makeMember(server, shop)
    const calls = memberCalls(server, shop)
    const { _id: coupon } = await calls.giveCoupon(member.user)
    const { order, session } = await member.calls.create({
      coupons: [coupon],
      cart: [lineOf(shop.bun, { quantity: 9 })],
    })
    const { outstanding } = (await staff.service('tableSessions/pay').create({
      session: session._id,
      amount: session.outstanding,
      paymentMethod: shop.cash,
      idempotencyKey: idempotencyKey(),
    })) as TableSession
    expect(outstanding).toBe(0)
    await send('decline', order, { reason: 'busy' })
    const after = await orderingCalls(staff, shop).session(session._id)
    expect(after.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(await calls.coupons(member)).toMatchObject([{ status: 'valid' }])
    expect(await calls.points(member)).toBe(0)
  })

  it('ORDER-7.5: is declined by the server if nobody accepts it in time', async () => {
    const { order } = await take()
    const accepted = await take()
    await send('accept', accepted.order)
    now += 10 * minute
    await declineUnanswered(server)
    expect(await staff.service('orders').get(order._id)).toMatchObject({ status: 'received' })
    now += minute
    expect(await declineUnanswered(server)).toBe(1)
    expect(await staff.service('orders').get(order._id)).toMatchObject({
      status: 'cancelled',
      declined: { reason: 'noResponse' },
    })
    expect(await left()).toMatchObject({ stock: { quantity: 8 } })
    expect(await declineUnanswered(server)).toBe(0)
  })

  it('ORDER-7.4: of two tablets, one that accepts and one that declines, one succeeds', async () => {
    const { order } = await take()
    const both = await Promise.allSettled([
      send('accept', order, { minutes: 10 }),
      send('decline', order, { reason: 'other' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { status } = (await staff.service('orders').get(order._id)) as Order
    expect(await ticketsOf(order)).toHaveLength(status === 'cancelled' ? 0 : 1)
  })

  it('ORDER-7.4: only staff who wait on tables of the shop say so', async () => {
    const { order } = await take()
    const role = { role: 'kitchen' as const, shop: shop.shop }
    const cook = await server.client(await makeAccount(server, 'a-cook', [role]))
    await expect(send('decline', order, { reason: 'busy' }, cook)).rejects.toMatchObject({
      code: 403,
    })
    await expect(send('accept', order, {}, diner)).rejects.toMatchObject({ code: 401 })
  })
})

describe('when an order is to be ready', () => {
  const plain = { acceptance: {}, prepMinutes: { takeAway: 15 } }

  it('KITCHEN-6.4: comes with the order, and not before its slot', async () => {
    shop = await makeMemberShop(server, plain)
    expect((await take()).order).toMatchObject({
      estimatedTime: at(20),
      firstEstimatedTime: at(20),
    })
    const { order } = await take({ pickupTime: at(90) })
    expect(order).toMatchObject({ estimatedTime: at(90) })
    expect((await take({ type: 'dineInNoTable' })).order.estimatedTime).toBeUndefined()
  })

  it('KITCHEN-6.5: is changed by staff, and the first one stays', async () => {
    shop = await makeMemberShop(server, plain)
    staff = await server.client(shop.staff)
    const { order } = await take()
    const changed = await send('estimate', order, { minutes: 40 })
    expect(changed).toMatchObject({ estimatedTime: at(40), firstEstimatedTime: at(20) })
    await orderingCalls(staff, shop).setStatus(order._id, 'ready')
    await expect(send('estimate', order, { minutes: 5 })).rejects.toMatchObject(illegal)
  })

  it('KITCHEN-6.2, KITCHEN-6.3: guests read it by type, with what staff have added', async () => {
    shop = await makeMemberShop(server, plain)
    staff = await server.client(shop.staff)
    const read = () => diner.service('shops/estimates').create({ shop: shop.shop })
    expect(await read()).toEqual({ estimates: [{ orderType: 'takeAway', from: 15, to: 20 }] })
    const slow = { shop: shop.shop, orderTypes: ['takeAway'], minutes: 10, until: at(60) }
    await staff.service('shops/slowDown').create(slow)
    await expect.poll(read).toEqual({ estimates: [{ orderType: 'takeAway', from: 25, to: 30 }] })
    now += 61 * minute
    expect(await read()).toEqual({ estimates: [{ orderType: 'takeAway', from: 15, to: 20 }] })
    await expect(diner.service('shops/slowDown').create(slow)).rejects.toMatchObject({ code: 401 })
  })
})
