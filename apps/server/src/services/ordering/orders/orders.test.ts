import type { TableSession } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { sessionEvents } from '../../../tables/session-events.ts'

let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let diner: ReturnType<typeof orderingCalls>
let staff: ReturnType<typeof orderingCalls>
let stranger: ReturnType<typeof orderingCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 10 })
  other = await makeOrderingShop(server)
  diner = orderingCalls(await server.client(), shop)
  staff = orderingCalls(await server.client(shop.staff), shop)
  stranger = orderingCalls(await server.client(other.staff), other)
})
afterAll(() => server.stop())

const leftOf = async (product: string) => {
  const stock = await server.app.service('productStocks').get(product)
  return (stock as { stock: { quantity: number } }).stock.quantity
}

describe('the order board', () => {
  it('staff see only the orders of their shop, newest or oldest first, with their lines (ORDER-4.2)', async () => {
    const first = await diner.create()
    const second = await diner.create({ cart: [lineOf(shop.noodles, { quantity: 2 })] })
    const mine = await staff.orders({ $sort: { createTime: -1 }, $limit: 2 })
    expect(mine.data).toEqual([second.order, first.order])
    const before = await staff.orders({
      $sort: { createTime: -1 },
      $limit: 1,
      $after: { createTime: second.order.createTime, _id: second.order._id },
    })
    expect(before.data).toEqual([first.order])
    const short = await staff.orders({ _id: first.order._id, $select: ['number', 'status'] })
    const { _id, number, status } = first.order
    expect(short.data).toEqual([{ _id, number, status }])
    expect((await staff.orders({ status: { $in: ['ready'] } })).data).toEqual([])
    expect((await stranger.orders()).data).toEqual([])
    expect((await stranger.orders({ shop: shop.shop })).data).toEqual([])
    await expect(diner.orders()).rejects.toMatchObject({ code: 401 })
  })

  it('received, preparing, ready, completed: each with its time, and the session follows (ORDER-3.2)', async () => {
    const { order, session } = await diner.create()
    for (const status of ['preparing', 'ready', 'completed']) {
      const changed = await staff.setStatus(order._id, status)
      expect(changed).toMatchObject({ status, [`${status}Time`]: expect.any(String) as string })
      expect(await diner.session(session._id)).toMatchObject({ tvStatus: status })
    }
    const back = await staff.setStatus(order._id, 'ready')
    expect(back).not.toHaveProperty('completedTime')
  })

  it('a transition that is not in the table → illegalTransition, and nothing changes (ORDER-3.2)', async () => {
    const { order } = await diner.create()
    await staff.setStatus(order._id, 'cancelled')
    await expect(staff.setStatus(order._id, 'preparing')).rejects.toMatchObject({
      code: 409,
      data: { code: 'illegalTransition', field: 'status', from: 'cancelled', to: 'preparing' },
    })
    const { order: next } = await diner.create()
    await expect(staff.setStatus(next._id, 'completed')).rejects.toMatchObject({ code: 409 })
    expect((await staff.orders({ _id: next._id })).data).toEqual([next])
  })

  it('a step from a status that it has no more is refused, unless it has been made (STAFF-8.2)', async () => {
    const { order } = await diner.create()
    const client = await server.client(shop.staff)
    const step = (status: string, expectedStatus: string) =>
      client.service('orders').patch(order._id, { status, expectedStatus })
    await step('preparing', 'received')
    expect(await step('preparing', 'received')).toMatchObject({ status: 'preparing' })
    await staff.setStatus(order._id, 'ready')
    await expect(step('preparing', 'received')).rejects.toMatchObject({
      code: 409,
      data: { code: 'illegalTransition', from: 'ready', to: 'preparing' },
    })
  })

  it('staff of another shop, and diners, change nothing', async () => {
    const { order, session } = await diner.create()
    await expect(stranger.setStatus(order._id, 'ready')).rejects.toMatchObject({ code: 404 })
    await expect(stranger.closeSession(session._id, 'done')).rejects.toMatchObject({ code: 404 })
    await expect(diner.setStatus(order._id, 'ready')).rejects.toMatchObject({ code: 401 })
    await expect(diner.closeSession(session._id, 'done')).rejects.toMatchObject({ code: 401 })
  })

  it('two staff at once: every step is made once', async () => {
    const { order, session } = await diner.create()
    const again = orderingCalls(await server.client(shop.staff), shop)
    await Promise.all(
      [staff, again, staff, again].map((one) => one.setStatus(order._id, 'preparing')),
    )
    const steps = await server.runtime.database
      .select()
      .from(sessionEvents)
      .where(eq(sessionEvents.session, session._id))
    expect(steps.map(({ kind }) => kind)).toEqual(['opened', 'ordered', 'orderStatus'])
    expect(steps[2]).toMatchObject({
      actor: { role: 'staff', user: expect.any(String) as string },
      detail: { from: 'received', to: 'preparing' },
    })
  })
})

describe('cancelling', () => {
  it('an order: its lines are cancelled, the stock is returned, the session is priced again (ORDER-3.6)', async () => {
    const { session } = await diner.scan()
    const before = await leftOf(shop.bun)
    const { order } = await diner.order(session._id, { cart: [lineOf(shop.bun, { quantity: 3 })] })
    await diner.order(session._id, { cart: [lineOf(shop.noodles)] })
    expect(await leftOf(shop.bun)).toBe(before - 3)
    const cancelled = await staff.setStatus(order._id, 'cancelled')
    expect(cancelled.lines).toMatchObject([{ status: 'cancel' }])
    expect(await leftOf(shop.bun)).toBe(before)
    const after = await diner.session(session._id)
    expect(after.result.totals.total).toBe(38.5)
    expect(after.tvStatus).toBe('received')
    await staff.setStatus(order._id, 'cancelled')
    expect(await leftOf(shop.bun)).toBe(before)
  })

  it('a session: its open orders are cancelled too, completed ones stay', async () => {
    const { session } = await diner.scan(shop.otherTable)
    const before = await leftOf(shop.bun)
    const done = await diner.order(session._id, { cart: [lineOf(shop.bun)] })
    for (const status of ['ready', 'completed']) await staff.setStatus(done.order._id, status)
    await diner.order(session._id, { cart: [lineOf(shop.bun)] })
    const closed = await staff.closeSession(session._id, 'cancelled')
    expect(closed.orders.map(({ status }) => status)).toEqual(['completed', 'cancelled'])
    expect(closed.result.totals.total).toBe(12)
    expect(await leftOf(shop.bun)).toBe(before - 1)
  })
})

describe('closing a session', () => {
  it('frees its table: the next scan opens another; the old one takes no more orders (SESS-1.4)', async () => {
    const { session } = await diner.scan()
    const closed: TableSession = await staff.closePaidElsewhere(session._id)
    expect(closed).toMatchObject({ status: 'done', endTime: expect.any(String) as string })
    await expect(diner.order(session._id)).rejects.toMatchObject({
      code: 409,
      data: { code: 'sessionClosed' },
    })
    const next = await diner.scan()
    expect(next.created).toBe(true)
    expect(next.session._id).not.toBe(session._id)
    await expect(staff.closeSession(session._id, 'ongoing')).rejects.toMatchObject({
      data: { code: 'illegalTransition' },
    })
  })

  it('staff list the open sessions of their shop', async () => {
    const open = await staff.sessions({ status: 'ongoing', type: 'dineIn', $limit: 50 })
    expect(open.data.map(({ shop: of }) => of)).toEqual(open.data.map(() => shop.shop))
    expect(open.total).toBe(open.data.length)
    expect((await stranger.sessions({ status: 'ongoing' })).data).toEqual([])
  })
})

describe('events', () => {
  it('are append-only: the database refuses to change or remove them (ORDER-4.3)', async () => {
    const { database } = server.runtime
    const state = { cause: { message: expect.stringContaining('only ever added') as string } }
    const change = database.update(sessionEvents).set({ kind: 'opened' })
    await expect(change).rejects.toMatchObject(state)
    await expect(database.delete(sessionEvents)).rejects.toMatchObject(state)
  })
})
