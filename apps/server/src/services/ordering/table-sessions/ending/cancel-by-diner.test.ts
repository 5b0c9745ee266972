import type { Order, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let manager: TestClient
let group: ReturnType<typeof memberCalls>

const bunStock = { mode: 'manual', quantity: 3 } as const

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server, { dinersCancel: true }, bunStock)
  manager = await server.client(shop.staff)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const cancel = ({ client }: Pick<TestMember, 'client'>, session: string, order?: string) =>
  client
    .service('tableSessions/cancel')
    .create({ session, ...(order === undefined ? {} : { order }) }) as Promise<TableSession>

/** An order of two buns to take away. */
const buns = async (member: TestMember) => {
  const cart = [lineOf(shop.bun, { quantity: 2 })]
  const { session, order } = await member.calls.create({ type: 'takeAway', cart })
  return { session: session._id, order: order._id }
}

const bunsLeft = async (): Promise<unknown> => {
  const { stock } = (await manager.service('products').get(shop.bun)) as {
    stock?: { quantity?: number }
  }
  return stock?.quantity
}

it('ORDER-6.7: a diner cancels an order that the kitchen has not begun, once; its stock returns, and what was paid', async () => {
  const member = await makeMember(server, shop)
  const { session, order } = await buns(member)
  expect(await bunsLeft()).toBe(1)
  await manager.service('tableSessions/pay').create({
    session,
    paymentMethod: shop.cash,
    amount: 20,
    idempotencyKey: idempotencyKey(),
  })
  const after = await cancel(member, session, order)
  expect(after.orders).toMatchObject([{ _id: order, status: 'cancelled' }])
  expect(after.result.totals.total).toBe(0)
  expect(after.payments.map(({ amount }) => amount)).toEqual([20, -20])
  expect(await bunsLeft()).toBe(3)
  expect((await cancel(member, session, order)).version).toBe(after.version)
})

it('ORDER-6.7: not once the kitchen has begun, and not in a shop that does not let them', async () => {
  const member = await makeMember(server, shop)
  const { session, order } = await buns(member)
  ;(await manager.service('orders').patch(order, { status: 'preparing' })) as Order
  await expect(cancel(member, session, order)).rejects.toMatchObject({
    code: 409,
    data: { code: 'illegalTransition', from: 'preparing', to: 'cancelled' },
  })
  const strict = await makeMemberShop(server)
  const guest = await makeMember(server, strict)
  const cart = [lineOf(strict.bun)]
  const other = await guest.calls.create({ type: 'takeAway', cart })
  await expect(cancel(guest, other.session._id, other.order._id)).rejects.toMatchObject({
    code: 403,
    data: { code: 'forbidden', field: 'order' },
  })
  await expect(cancel(guest, other.session._id)).rejects.toMatchObject({
    data: { code: 'orderNotFound' },
  })
})

it('ORDER-6.8: a member gives up an unpaid top-up; nobody else does', async () => {
  const member = await makeMember(server, shop)
  const product = { shop: shop.shop, name: [], price: 100, topUp: 110 }
  const { _id } = (await server.app.service('products').create(product)) as { _id: string }
  const topUp = async () => {
    const { session } = await member.calls.create({ type: 'topUp', cart: [lineOf(_id)] })
    return session._id
  }
  const session = await topUp()
  const other = await makeMember(server, shop)
  await expect(cancel(other, session)).rejects.toMatchObject({ data: { code: 'sessionNotFound' } })
  expect(await cancel(member, session)).toMatchObject({ status: 'cancelled', outstanding: 100 })
  await expect(cancel(member, session)).rejects.toMatchObject({ data: { code: 'sessionClosed' } })
  const paid = await topUp()
  await manager.service('tableSessions/pay').create({
    session: paid,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
  })
  await expect(cancel(member, paid)).rejects.toMatchObject({ data: { code: 'sessionClosed' } })
  expect(await group.balance(member)).toBe(110)
})
