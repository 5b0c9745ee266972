import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMember, makeMemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { channelOrders } from '../../../tables/channel-orders.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { countBills, removeBills, removeEmptySessions } from './remove-sessions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000
const tables = [
  'table_sessions',
  'orders',
  'session_lines',
  'session_events',
  'session_payments',
  'member_sessions',
  'channel_orders',
]

const rowsOf = async (shop: string): Promise<number[]> => {
  const counts: number[] = []
  for (const table of tables) {
    const { rows } = await server.runtime.connection.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where shop = $1`,
      [shop],
    )
    counts.push(rows[0]?.count ?? 0)
  }
  return counts
}

/** A table's session with an order, one without, and the end of both. */
const serve = async (shop: OrderingShop, ended: string): Promise<void> => {
  const calls = orderingCalls(await server.client(), shop)
  const { session } = await calls.scan(shop.table)
  await calls.order(session._id)
  const { session: empty } = await calls.scan(shop.otherTable)
  const { database } = server.runtime
  const closing = { endTime: ended, createTime: ended }
  await database
    .update(tableSessions)
    .set({ ...closing, status: 'done' })
    .where(sql`shop = ${shop.shop} and _id = ${session._id}`)
  await database
    .update(tableSessions)
    .set({ ...closing, status: 'cancelled' })
    .where(sql`shop = ${shop.shop} and _id = ${empty._id}`)
}

it('a session without an order is removed 30 days after it was closed, one with an order stays (SESS-1.6)', async () => {
  const shop = await makeOrderingShop(server)
  const now = Date.parse('2026-03-31T00:00:00Z')
  await serve(shop, new Date(now - 30 * day).toISOString())
  const { database } = server.runtime
  expect(await removeEmptySessions(database, now)).toBe(0)
  expect(await removeEmptySessions(database, now + 1)).toBe(1)
  expect(await removeEmptySessions(database, now + 1)).toBe(0)
  expect((await rowsOf(shop.shop)).slice(0, 3)).toEqual([1, 1, 1])
})

it('the closed bills of a shop from before a month are removed with all that belongs to them, others stay', async () => {
  const { database } = server.runtime
  const [shop, other] = [await makeMemberShop(server), await makeOrderingShop(server)]
  const { client } = await makeMember(server, shop)
  const mine = orderingCalls(client, shop)
  const { session } = await mine.scan(shop.table)
  const { order } = await mine.order(session._id)
  await database.insert(channelOrders).values({
    _id: order._id,
    shop: shop.shop,
    channel: shop.shop,
    number: 'P-1',
    session: session._id,
    order: order._id,
    total: 38.5,
    commission: 10,
    paidThere: true,
    customer: { phone: '+85291234567' },
    differences: [],
    createTime: new Date().toISOString(),
  })
  const before = '2026-02-01T00:00:00.000Z'
  const january = '2026-01-31T23:59:59.999Z'
  await serve(other, january)
  await database
    .update(tableSessions)
    .set({ createTime: january })
    .where(eq(tableSessions.shop, shop.shop))
  expect(await countBills(database, shop.shop, before)).toEqual({ bills: 0 })
  expect(await removeBills(database, shop.shop, before)).toBe(0)
  await database
    .update(tableSessions)
    .set({ status: 'done' })
    .where(eq(tableSessions.shop, shop.shop))
  expect(await countBills(database, shop.shop, january)).toEqual({ bills: 0 })
  expect(await countBills(database, shop.shop, before)).toEqual({ bills: 1, first: january })
  const others = await rowsOf(other.shop)
  expect(await removeBills(database, shop.shop, before)).toBe(1)
  expect(await rowsOf(shop.shop)).toEqual(tables.map(() => 0))
  expect(await rowsOf(other.shop)).toEqual(others)
})

it('no other statement removes events or payments', async () => {
  for (const table of ['session_events', 'session_payments', 'point_records'])
    await expect(
      server.runtime.connection.pool.query(`delete from ${table} where false`),
    ).rejects.toThrow('only ever added')
})
