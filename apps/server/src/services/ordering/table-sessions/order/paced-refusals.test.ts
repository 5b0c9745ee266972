import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const unknown = 'f'.repeat(24)

/** Orders that which the shop does not have, many times at once. Returns how often each code came. */
const refusedOrders = async (client: TestClient, session: string, times: number) => {
  const codes = await Promise.all(
    Array.from({ length: times }, () =>
      client
        .service('tableSessions/order')
        .create({ session, cart: [lineOf(unknown)] })
        .then(
          () => 'placed',
          ({ data }: { data: { code: string } }) => data.code,
        ),
    ),
  )
  return (code: string): number => codes.filter((one) => one === code).length
}

describe('ORDER-6.21: orders that are refused have a pace', () => {
  it('by device, before they take the turn of the table; others at the table and the address order on', async () => {
    const [one, other] = [await server.client(), await server.client()]
    const { session } = await orderingCalls(one, shop).scan()
    const codes = await refusedOrders(one, session._id, 400)
    expect(codes('productNotAvailable')).toBeGreaterThanOrEqual(200)
    expect(codes('tooManyCalls')).toBeGreaterThan(100)
    await expect(orderingCalls(other, shop).order(session._id)).resolves.toBeDefined()
  })

  it('staff have no such limit', async () => {
    const client = await server.client(shop.staff)
    const { session } = await orderingCalls(client, shop).scan()
    const codes = await refusedOrders(client, session._id, 250)
    expect(codes('tooManyCalls')).toBe(0)
  })
})
