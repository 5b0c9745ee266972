import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeMemberShop, type MemberShop } from '../../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { cancelUnconfirmed } from './cancel-unconfirmed.ts'

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
  shop = await makeMemberShop(server, { unconfirmedMinutes: 60 })
  staff = await server.client(shop.staff)
  await staff.service('productStocks').patch(shop.bun, { stock: { mode: 'manual', quantity: 10 } })
})

const take = async (own: object = {}) => {
  const cart = [lineOf(shop.bun, { quantity: 2 })]
  return orderingCalls(diner, shop).create({ cart, ...own })
}
const statusOf = async (session: string) =>
  (await orderingCalls(diner, shop).session(session)).status
const left = (): Promise<unknown> => staff.service('productStocks').get(shop.bun)

it('ORDER-6.6: an order that nobody prepares or pays is cancelled in time, with its stock, and the diner hears of it', async () => {
  const { session, order } = await take()
  await orderingCalls(diner, shop).subscribe(session._id)
  const heard = heardBy(diner, 'tableSessions', 'patched')
  now += 59 * minute
  expect(await cancelUnconfirmed(server)).toBe(0)
  expect(await left()).toMatchObject({ stock: { quantity: 8 } })
  now += 2 * minute
  expect(await cancelUnconfirmed(server)).toBe(1)
  expect(await left()).toMatchObject({ stock: { quantity: 10 } })
  await expect.poll(() => heard).toMatchObject([{ _id: session._id, status: 'cancelled' }])
  expect(await staff.service('orders').get(order._id)).toMatchObject({ status: 'cancelled' })
  expect(await cancelUnconfirmed(server)).toBe(0)
})

it('ORDER-6.6: the time begins at the pick-up time', async () => {
  const pickupTime = new Date(now + 120 * minute).toISOString()
  const { session } = await take({ pickupTime })
  now += 179 * minute
  expect(await cancelUnconfirmed(server)).toBe(0)
  now += 2 * minute
  expect(await cancelUnconfirmed(server)).toBe(1)
  expect(await statusOf(session._id)).toBe('cancelled')
})

it('ORDER-6.6: one that is prepared or paid, also in part, stays; a table’s too', async () => {
  const prepared = await take()
  await orderingCalls(staff, shop).setStatus(prepared.order._id, 'preparing')
  const paid = await take()
  await staff.service('tableSessions/pay').create({
    session: paid.session._id,
    amount: 1,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
  })
  const calls = orderingCalls(staff, shop)
  const { session: seated } = await calls.scan(shop.table, { date: new Date(now).toISOString() })
  await calls.order(seated._id)
  now += 600 * minute
  expect(await cancelUnconfirmed(server)).toBe(0)
  for (const { _id } of [prepared.session, paid.session, seated])
    expect(await statusOf(_id)).toBe('ongoing')
})
