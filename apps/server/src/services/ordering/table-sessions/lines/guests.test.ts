import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const [one, other] = ['a'.repeat(24), 'b'.repeat(24)]

it('ORDER-4.4: the devices of a table are counted in the order of their first orders; nobody reads their keys', async () => {
  const diner = orderingCalls(await server.client(), shop)
  const { session } = await diner.scan()
  for (const guest of [one, other, one]) await diner.order(session._id, { guest })
  const staff = orderingCalls(await server.client(shop.staff), shop)
  const { session: last } = await staff.order(session._id, { guest: other })
  expect(last.orders.map(({ guest }) => guest)).toEqual([1, 2, 1, undefined])
  const told = JSON.stringify([last, await diner.session(session._id)])
  for (const key of [one, other]) expect(told).not.toContain(key)
})
