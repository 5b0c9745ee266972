import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let diner: TestClient
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 10_000 })
  diner = await server.client()
  staff = await server.client(shop.staff)
})
afterAll(() => server.stop())

const take = (client: TestClient, ...quantities: number[]) =>
  orderingCalls(client, shop).create({
    cart: quantities.map((quantity) => lineOf(shop.bun, { quantity })),
  })

describe('the greatest quantity of a dish', () => {
  it('ORDER-6.1: 20 of a dish are ordered, more are refused with what is left', async () => {
    await expect(take(diner, 20)).resolves.toMatchObject({ order: { status: 'received' } })
    await expect(take(diner, 9999)).rejects.toMatchObject({
      code: 409,
      message: 'Exceed Purchase Limit',
      data: { code: 'purchaseLimit', field: 'cart.0.quantity', limit: 20, left: 20 },
    })
    await expect(take(diner, 15, 6)).rejects.toMatchObject({
      data: { code: 'purchaseLimit', field: 'cart.1.quantity', product: shop.bun, left: 5 },
    })
  })

  it('ORDER-6.1: it holds for each order of a table', async () => {
    const { order, scan } = orderingCalls(diner, shop)
    const { session } = await scan()
    const cart = (quantity: number) => ({ cart: [lineOf(shop.bun, { quantity })] })
    await expect(order(session._id, cart(50))).rejects.toMatchObject({
      data: { code: 'purchaseLimit' },
    })
    await expect(order(session._id, cart(20))).resolves.toMatchObject({ order: { seq: 1 } })
  })

  it('ORDER-6.1: a shop sets its own', async () => {
    await server.app.service('shops').patch(shop.shop, { maxQuantity: 2, maxPortions: 3 })
    await expect(take(diner, 2)).resolves.toBeDefined()
    await expect(take(diner, 3)).rejects.toMatchObject({ data: { limit: 2 } })
    const cart = [lineOf(shop.bun, { quantity: 2 }), lineOf(shop.noodles, { quantity: 2 })]
    await expect(orderingCalls(diner, shop).create({ cart })).rejects.toMatchObject({
      data: { code: 'purchaseLimit', limit: 3, left: 1 },
    })
  })

  it('ORDER-6.3: staff of the shop order more', async () => {
    await expect(take(staff, 250)).resolves.toMatchObject({ order: { status: 'received' } })
  })
})
