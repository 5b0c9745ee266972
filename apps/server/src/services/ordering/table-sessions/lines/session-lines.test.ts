import type { Shop } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { linesRefusal } from '../session-refusals.ts'

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

it('ORDER-6.20: 1,000 at most, also if the shop has set more before', async () => {
  const { shop } = await makeOrderingShop(server)
  const shops = server.app.service('shops')
  await expect(shops.patch(shop, { maxSessionLines: 1001 })).rejects.toMatchObject({ code: 400 })
  const before = { shop: { ...((await shops.get(shop)) as Shop), maxSessionLines: 5000 } }
  expect(linesRefusal(before, 1000)).toBeUndefined()
  expect(linesRefusal(before, 1001)).toMatchObject({
    code: 'tooManyLines',
    detail: { limit: 1000 },
  })
})
