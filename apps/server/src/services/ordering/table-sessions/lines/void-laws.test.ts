import type { Menu, TableSession } from '@comanda/contract'
import { price, type PriceRequest } from '@comanda/engine/pricing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { noBooks } from '../../pricing/past-books.ts'
import { orderedLine, orderToPrice } from '../../pricing/price-session.ts'
import { loadSession } from '../../queries/load-session.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const portions = 90

type Line = TableSession['products'][number]

const units = (of: (line: Line) => boolean, { products }: TableSession): number =>
  products.filter(of).reduce((sum, { quantity }) => sum + quantity, 0)

const evening = fc.record({
  rounds: fc.array(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  begun: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  voids: fc.array(
    fc.record({ line: fc.nat(8), quantity: fc.integer({ min: 1, max: 6 }), by: fc.nat(1) }),
    { minLength: 1, maxLength: 6 },
  ),
})

it('STAFF-1.5: whatever is voided, by two tablets at once: the bill is the engine’s for the rest, and the stock what is left and what was begun', async () => {
  await fc.assert(
    fc.asyncProperty(evening, async ({ rounds, begun, voids }) => {
      const shop = await makeOrderingShop(server, anyNumber, { mode: 'manual', quantity: portions })
      const guest = orderingCalls(await server.client(), shop)
      const tablets = [await server.client(shop.staff), await server.client(shop.staff)]
      const [first] = tablets
      if (!first) throw new Error('no tablet')
      const { session } = await guest.scan()
      for (const [index, quantities] of rounds.entries()) {
        const cart = quantities.map((quantity) => lineOf(shop.bun, { quantity }))
        const { order } = await guest.order(session._id, { cart })
        if (begun[index]) await orderingCalls(first, shop).setStatus(order._id, 'preparing')
      }
      const { products } = await orderingCalls(first, shop).session(session._id)
      const started = new Set(rounds.flatMap((_, index) => (begun[index] ? [index + 1] : [])))
      await Promise.allSettled(
        voids.map(async ({ line, quantity, by }) => {
          await tablets[by]?.service('tableSessions/voidLines').create({
            session: session._id,
            note: 'law',
            lines: [{ id: products[line % products.length]?.id, quantity }],
            idempotencyKey: idempotencyKey(),
          })
        }),
      )
      const state = await loadSession(server.runtime.database, shop.shop, session._id)
      if (!state) throw new Error('the session is gone')
      const { row, lines } = state
      const now = await orderingCalls(first, shop).session(session._id)
      expect(units(() => true, now)).toBe(rounds.flat().reduce((sum, one) => sum + one, 0))
      const used = units(({ status, seq }) => status !== 'cancel' || started.has(seq), now)
      const stock = await server.app.service('productStocks').get(shop.bun)
      expect(stock).toMatchObject({ stock: { quantity: portions - used } })
      const menu = (await server.app.service('menus').get(shop.shop)) as Menu
      const order = orderToPrice(menu, row, lines.map(orderedLine), new Date(), {
        books: noBooks,
      })
      const catalogue: PriceRequest['catalogue'] = menu
      expect(row.result.totals).toEqual(price({ ...order, catalogue }).totals)
      expect(row.result.totals.total).toBe(12 * units(({ status }) => status !== 'cancel', now))
    }),
    { numRuns: 10 },
  )
}, 120_000)
