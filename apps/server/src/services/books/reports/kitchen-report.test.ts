import type { KitchenReport } from '@comanda/contract'
import { expect, it, onTestFinished } from 'vitest'
import { makeDepositShop } from '../../../testing/deposit-shop.ts'
import { makeMemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const minute = 60_000

it('KITCHEN-6.7: measures orders by the time that their diners read first; those for later do not count', async () => {
  let now = Date.parse('2026-03-02T04:00:00Z')
  const server = await startTestServer({ now: () => now })
  onTestFinished(() => server.stop())
  const shop = await makeMemberShop(server, { prepMinutes: { takeAway: 15 } })
  const staff = await server.client(shop.staff)
  const diner = orderingCalls(await server.client(), shop)
  const { setStatus } = orderingCalls(staff, shop)
  const from = now
  const [early, late, later] = [
    (await diner.create()).order,
    (await diner.create()).order,
    (await diner.create({ pickupTime: new Date(now + 90 * minute).toISOString() })).order,
  ]
  // What staff name later makes the figures no better.
  await staff.service('orders/estimate').create({ shop: shop.shop, order: late._id, minutes: 60 })
  now = from + 18 * minute
  await setStatus(early._id, 'ready')
  await setStatus(later._id, 'ready')
  now = from + 30 * minute
  await setStatus(late._id, 'ready')
  const days = { shop: shop.shop, from: '2026-03-02', to: '2026-03-02' }
  const { rows } = (await staff.service('reports/kitchen').create(days)) as KitchenReport
  expect(rows[0]).toMatchObject({ orders: 3, estimated: 2, late: 1, late50: 4 * 60 })
  expect(rows[0]?.late90).toBeCloseTo(8.8 * 60)
})

it('KITCHEN-6.7: deposits and top-ups are no orders of a kitchen', async () => {
  const server = await startTestServer({ now: () => Date.parse('2026-03-02T04:00:00Z') })
  onTestFinished(() => server.stop())
  const shop = await makeDepositShop(server)
  const { deposit } = await shop.book()
  await shop.pay(deposit?.session ?? '')
  const days = { shop: shop.shop, from: '2026-03-02', to: '2026-03-02' }
  const { rows } = (await shop.staffClient.service('reports/kitchen').create(days)) as KitchenReport
  expect(rows.reduce((sum, { orders }) => sum + orders, 0)).toBe(0)
})
