import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const refused = (limit: number) => ({
  code: 409,
  data: { code: 'tooManyLines', field: 'cart', limit },
})

it('ORDER-6.20: a session has at most the lines that its shop allows, diners and staff alike', async () => {
  const shop = await makeOrderingShop(server)
  await server.app.service('shops').patch(shop.shop, { maxSessionLines: 3 })
  const diner = orderingCalls(await server.client(), shop)
  const staff = orderingCalls(await server.client(shop.staff), shop)
  const cart = [lineOf(shop.noodles), lineOf(shop.bun)]
  const { session } = await diner.scan()
  await diner.order(session._id, { cart })
  await expect(diner.order(session._id, { cart })).rejects.toMatchObject(refused(3))
  await expect(staff.order(session._id, { cart })).rejects.toMatchObject(refused(3))
  await diner.order(session._id, { cart: cart.slice(0, 1) })
  await expect(diner.order(session._id)).rejects.toMatchObject(refused(3))
  await expect(diner.create({ cart: [...cart, ...cart] })).rejects.toMatchObject(refused(3))
  expect((await diner.session(session._id)).products).toHaveLength(3)
})
