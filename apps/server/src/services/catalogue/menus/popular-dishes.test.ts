import type { Menu } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '../../../tables/orders.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { menuCacheOf } from './menu-cache-of.ts'
import { countPopularAgain, popularDishes } from './popular-dishes.ts'

const DAY = 24 * 3_600_000

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, anyNumber, { mode: 'manual', quantity: 100 })
})
afterAll(() => server.stop())

const menuNow = async () => (await server.app.service('menus').get(shop.shop)) as Menu

it('what most orders of earlier days have is popular, however many of it one has; of today, and few orders, nothing is (CAT-4.11)', async () => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const guest = orderingCalls(await server.client(), shop)
  const { session } = await guest.scan((made as { _id: string })._id)
  const order = (lines: readonly string[], quantity = 1) =>
    guest.order(session._id, { cart: lines.map((product) => lineOf(product, { quantity })) })
  const [bun, noodles] = [shop.bun, shop.noodles]
  for (let at = 0; at < 5; at++) await order([noodles])
  await order([bun], 9)
  const { database } = server.runtime
  const now = Date.now()
  expect(await popularDishes(database, shop.shop, now)).toEqual([])
  expect(await menuNow()).not.toHaveProperty('popular')
  // The next day.
  expect(await popularDishes(database, shop.shop, now + DAY)).toEqual([noodles])
  for (let at = 0; at < 5; at++) await order([bun])
  expect(await popularDishes(database, shop.shop, now + DAY)).toEqual([noodles])
  expect(await popularDishes(database, shop.shop, now + 2 * DAY)).toEqual([bun, noodles])
  await database.update(orders).set({ status: 'cancelled' }).where(eq(orders.shop, shop.shop))
  expect(await popularDishes(database, shop.shop, now + 3 * DAY)).toEqual([])
  expect(await popularDishes(database, shop.shop, now + 40 * DAY)).toEqual([])
  // Orders of earlier days are added, as to the demo, after the menu was opened.
  const yesterday = new Date(now - DAY).toISOString()
  await database
    .update(orders)
    .set({ status: 'completed', createTime: yesterday })
    .where(eq(orders.shop, shop.shop))
  expect(await menuNow()).not.toHaveProperty('popular')
  countPopularAgain(server.runtime.reads)
  menuCacheOf(server).onGap(new Set(['all']))
  expect((await menuNow()).popular).toEqual([bun, noodles])
})
