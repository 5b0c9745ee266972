import { price, type PriceRequest } from '@comanda/engine/pricing'
import type { Menu } from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { orderedLine, orderToPrice } from '../../pricing/price-session.ts'
import { loadSession } from '../../queries/load-session.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const portions = 30

/** The next actions of diners and staff; all actions of one list run concurrently. */
const action = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), buns: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constant('status' as const),
    nth: fc.nat(5),
    status: fc.constantFrom('preparing', 'ready', 'completed', 'cancelled'),
  }),
  fc.record({ kind: fc.constant('price' as const), price: fc.integer({ min: 1, max: 50 }) }),
)
const evening = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
})

type Action = typeof action extends fc.Arbitrary<infer D> ? D : never

const live = async (days: readonly (readonly Action[])[]) => {
  const shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: portions })
  const diner = orderingCalls(await server.client(), shop)
  const staff = orderingCalls(await server.client(shop.staff), shop)
  const { session } = await diner.scan()
  for (const together of days) {
    const { orders } = await diner.session(session._id)
    await Promise.allSettled(
      together.map((one) => {
        if (one.kind === 'order')
          return diner.order(session._id, { cart: [lineOf(shop.bun, { quantity: one.buns })] })
        if (one.kind === 'price')
          return server.app.service('products').patch(shop.bun, { price: one.price })
        const order = orders[one.nth % Math.max(1, orders.length)]
        return order ? staff.setStatus(order._id, one.status) : Promise.resolve()
      }),
    )
  }
  return { shop, session: session._id }
}

describe('laws of a session, for any actions in any order', () => {
  it('remaining stock and sold portions add up; the bill is the engine’s result for its lines', async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (days) => {
        const { shop, session } = await live(days)
        const state = await loadSession(server.runtime.database, shop.shop, session)
        if (!state) throw new Error('the session is gone')
        const { row, lines, orders } = state
        const sold = lines
          .filter(({ status }) => status !== 'cancel')
          .reduce((sum, { quantity }) => sum + quantity, 0)
        const stock = await server.app.service('productStocks').get(shop.bun)
        expect(stock).toMatchObject({ stock: { quantity: portions - sold } })

        const menu = (await server.app.service('menus').get(shop.shop)) as Menu
        const order = orderToPrice(menu, row, lines.map(orderedLine), new Date(), {
          books: noBooks,
        })
        const catalogue: PriceRequest['catalogue'] = menu
        expect(row.result.totals).toEqual(price({ ...order, catalogue }).totals)

        expect(orders.map(({ seq }) => seq)).toEqual(orders.map((_, index) => index + 1))
        expect(orders.map(({ number }) => number)).toEqual(orders.map((_, index) => index + 1))
        for (const { _id, status } of orders)
          for (const line of lines.filter(({ order: of }) => of === _id))
            expect(line.status === 'cancel').toBe(status === 'cancelled')
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})
