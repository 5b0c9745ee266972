import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const portions = 100
const attempts = 500
const sockets = 50

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('500 orders from 50 sockets for 100 portions sell exactly 100 (STOCK-3.3)', async () => {
  const shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: portions })
  const phones = await Promise.all(
    Array.from({ length: sockets }, async () => orderingCalls(await server.client(), shop)),
  )
  const outcomes = await Promise.allSettled(
    Array.from({ length: attempts }, (_, at) =>
      phones[at % sockets]!.create({ cart: [lineOf(shop.bun), lineOf(shop.noodles)] }),
    ),
  )
  const sold = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refused = outcomes.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { data?: { code?: string } }).data?.code] : [],
  )
  expect(sold).toHaveLength(portions)
  expect(new Set(refused)).toEqual(new Set(['outOfStock']))
  const stock = await server.app.service('productStocks').get(shop.bun)
  expect(stock).toMatchObject({ stock: { quantity: 0 } })
  const { rows } = await server.runtime.connection.pool.query<{ lines: string; orders: string }>(
    `select count(*) as lines, count(distinct order_id) as orders from session_lines
     where shop = $1 and product = $2`,
    [shop.shop, shop.bun],
  )
  expect(rows[0]).toEqual({ lines: String(portions), orders: String(portions) })
}, 120_000)
