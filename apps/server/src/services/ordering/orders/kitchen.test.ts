import type { Order, Page, User } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionEvents } from '../../../tables/session-events.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { approvalOf } from '../../../testing/approval-of.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let diner: ReturnType<typeof orderingCalls>
let manager: TestClient
const clients = new Map<string, TestClient>()
const as = (role: string): TestClient => {
  const client = clients.get(role)
  if (!client) throw new Error(role)
  return client
}
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  diner = orderingCalls(await server.client(), shop)
  manager = await server.client(shop.staff)
  const at = shop.shop
  const staff: readonly [string, NonNullable<User['staff']>][] = [
    ['kitchen', [{ role: 'kitchen', shop: at }]],
    ['waiter', [{ role: 'waiter', shop: at }]],
    [
      'both',
      [
        { role: 'kitchen', shop: at },
        { role: 'cashier', shop: at },
      ],
    ],
  ]
  for (const [name, roles] of staff)
    clients.set(name, await server.client(await makeAccount(server, `k-${name}`, roles)))
})
afterAll(() => server.stop())

const contact = { contactName: 'Mei', phone: '+852 9876 5432' }
const move = (client: TestClient, { _id }: Order, status: string, own: object = {}) =>
  client.service('orders').patch(_id, { status, ...own }) as Promise<Order>

describe('the kitchen (STAFF-3.3)', () => {
  it('reads and hears orders with names, but without money and phones; others hear and read all', async () => {
    const heard = await Promise.all(
      ['kitchen', 'waiter', 'both'].map(async (role) => {
        await as(role).service('shops/subscribe').create({ item: shop.shop })
        return heardBy(as(role), 'orders', 'created')
      }),
    )
    const { order, session } = await diner.create(contact)
    const { total, phone, ...rest } = order
    expect([total, phone]).toEqual([38.5, contact.phone])
    await expect.poll(() => heard).toEqual([[rest], [order], [order]])
    const query = { shop: shop.shop, session: session._id }
    const read = async (role: string) =>
      ((await as(role).service('orders').find({ query })) as Page<Order>).data
    expect(await read('kitchen')).toEqual([rest])
    expect(await read('both')).toEqual([order])
    expect(await as('kitchen').service('orders').get(order._id)).toEqual(rest)
    const selecting = { query: { ...query, $select: ['total', 'number'] } }
    const { data } = (await as('kitchen').service('orders').find(selecting)) as Page<Order>
    expect(data).toEqual([{ _id: order._id, number: order.number }])
  })

  it('moves orders and still sees no money; those who see it hear it', async () => {
    const { order } = await diner.create(contact)
    await as('waiter').service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(as('waiter'), 'orders', 'patched')
    const moved = await move(as('kitchen'), order, 'preparing')
    expect(moved).not.toHaveProperty('total')
    await expect.poll(() => heard).toMatchObject([{ _id: order._id, total: 38.5 }])
  })

  it('lists and hears no bills', async () => {
    await as('kitchen').service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(as('kitchen'), 'tableSessions', 'patched')
    const { session } = await diner.scan()
    await diner.order(session._id)
    const query = { shop: shop.shop }
    expect(await as('kitchen').service('tableSessions').find({ query })).toMatchObject({ data: [] })
    expect(heard).toEqual([])
  })
})

describe('cancelling an order (STAFF-3.9)', () => {
  it('is not for the kitchen; waiters do it until the kitchen has begun', async () => {
    const [one, two] = [await diner.create(contact), await diner.create(contact)]
    await expect(move(as('kitchen'), one.order, 'cancelled')).rejects.toMatchObject({
      code: 403,
      data: { code: 'forbidden', field: 'status' },
    })
    expect(await move(as('waiter'), one.order, 'cancelled')).toMatchObject({ status: 'cancelled' })
    await move(as('kitchen'), two.order, 'preparing')
    await expect(move(as('waiter'), two.order, 'cancelled')).rejects.toMatchObject({
      code: 403,
      data: { code: 'approvalRequired', action: 'orders/cancel', record: two.order._id },
    })
    expect(await move(manager, two.order, 'cancelled')).toMatchObject({ status: 'cancelled' })
  })

  it('once it has begun a manager approves it by PIN: the event and the audit log have both, and why', async () => {
    const pin = '4802'
    await manager.service('users/setPin').create({ shop: shop.shop, pin })
    const { order, session } = await diner.create(contact)
    for (const status of ['preparing', 'ready']) await move(as('kitchen'), order, status)
    const note = 'fell on the floor'
    const refused = move(as('waiter'), order, 'cancelled', { note })
    const approval = await approvalOf(as('waiter'), { shop: shop.shop, pin }, refused)
    await move(as('waiter'), order, 'cancelled', { approval, note })
    const approver = (await manager.get('authentication')).user as User
    const events = await server.runtime.database
      .select()
      .from(sessionEvents)
      .where(eq(sessionEvents.session, session._id))
    expect(events.at(-1)).toMatchObject({
      kind: 'orderStatus',
      actor: { role: 'staff', approver: approver._id },
      detail: { to: 'cancelled', note: 'fell on the floor' },
    })
    const query = { shop: shop.shop, path: 'orders', record: order._id, $sort: { time: -1 } }
    const actions = (await manager.service('staffActions').find({ query })) as Page<object>
    expect(actions.data[0]).toMatchObject({ approver: approver._id })
  })
})

describe('orders as staff read them', () => {
  it('tell whether nothing is left to pay of their bill (STAFF-3.10)', async () => {
    const { order, session } = await diner.create(contact)
    const query = { shop: shop.shop, session: session._id }
    const read = async () =>
      ((await as('waiter').service('orders').find({ query })) as Page<Order>).data[0]
    expect(await read()).toEqual(order)
    const cash = (await server.app
      .service('paymentMethods')
      .create({ name: [{ lang: 'en', value: 'Cash' }], type: 'counter' })) as { _id: string }
    await manager
      .service('tableSessions/pay')
      .create({ session: session._id, paymentMethod: cash._id, amount: 38.5 })
    expect(await read()).toMatchObject({ paid: true, phone: contact.phone })
  })
})
