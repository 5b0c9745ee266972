import type { TableSession, TableViewItem } from '@comanda/contract'
import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { newShopSecret, shopNumberIn } from '../../../identifiers/shop-ids.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let diner: TestClient
let manager: TestClient
// Before the server connects: its connections keep the method that they find.
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  other = await makeOrderingShop(server)
  diner = await server.client()
  manager = await server.client(shop.staff)
})
afterAll(async () => {
  query.mockRestore()
  await server.stop()
})

const run = (statement: SQL) => server.runtime.database.execute(statement)
const numberOf = async (at: OrderingShop): Promise<number> => {
  const { shopDirectory, database } = server.runtime
  const number = await shopDirectory.numberOf(database, at.shop)
  if (number === undefined) throw new Error('the shop has no number')
  return number
}
const byKeys = async (keys: readonly string[], own = {}): Promise<readonly TableSession[]> => {
  const query = { restoreKeys: { $in: keys }, ...own }
  return (await orderingCalls(diner, shop).sessions(query)).data
}

describe('new ids', () => {
  it('ID-1.1: of a session, of its orders and codes, and its restore key begin with the number of their shop', async () => {
    const number = await numberOf(shop)
    const { order, session, restoreKey } = await orderingCalls(diner, shop).create()
    const table = (await server.app
      .service('tableViewItems')
      .create({ shop: shop.shop, name: 'B7' })) as TableViewItem
    const { code: shown } = (await manager
      .service('tableCodes/show')
      .create({ shop: shop.shop, table: table._id })) as { code: string }
    const { code: fixed } = (await manager
      .service('tableCodes/renew')
      .create({ shop: shop.shop, table: table._id })) as { code: string }
    const ids = [order._id, session._id, restoreKey ?? '', table._id, shown, fixed]
    expect(ids.map(shopNumberIn)).toEqual(ids.map(() => number))
    expect(restoreKey).toHaveLength(38)
  })

  it('ID-2.1: of a session are never looked up: reading it and ordering name the shop', async () => {
    const calls = orderingCalls(diner, shop)
    const { session } = await calls.scan()
    query.mockClear()
    await calls.session(session._id)
    await calls.order(session._id)
    const sent = query.mock.calls.map(([first]: readonly unknown[]) => JSON.stringify(first))
    expect(sent.filter((statement) => statement.includes('lock_session'))).toHaveLength(1)
    expect(sent.filter((statement) => statement.includes('look_up_shop'))).toEqual([])
  })
})

/** An id from before there were numbers; the second has the number of another shop in place of its first digits. */
const olderIds: readonly [string, () => Promise<string> | string][] = [
  ['with digits of no shop', newSecretId],
  ['whose digits are the number of another shop', async () => newShopSecret(await numberOf(other))],
]

describe.each(olderIds)('ID-2.1: an older id, %s', (_, olderId) => {
  it('of a session orders, pays, is subscribed to, patched and closed', async () => {
    const calls = orderingCalls(diner, shop)
    const staff = orderingCalls(manager, shop)
    const { session: opened } = await calls.scan(shop.otherTable)
    const id = await olderId()
    await run(sql`update table_sessions set _id = ${id} where _id = ${opened._id}`)

    expect(await calls.session(id)).toMatchObject({ _id: id, version: opened.version })
    expect(await calls.subscribe(id)).toMatchObject({ item: id, version: opened.version })
    const { order, session } = await calls.order(id)
    expect(session.products).toHaveLength(1)
    const orderId = await olderId()
    await run(sql`update session_lines set order_id = ${orderId} where order_id = ${order._id}`)
    await run(sql`update orders set _id = ${orderId} where _id = ${order._id}`)
    expect(await manager.service('orders').get(orderId)).toMatchObject({ session: id })
    expect(await staff.setStatus(orderId, 'preparing')).toMatchObject({ status: 'preparing' })
    const tips = await manager.service('tableSessions').patch(id, { tips: 5 })
    expect(tips).toMatchObject({ _id: id, tips: 5 })
    expect(await staff.closePaidElsewhere(id)).toMatchObject({ status: 'done' })
  })

  it('of a table’s code enters the table, and finds it', async () => {
    const { code: made } = (await manager
      .service('tableCodes/show')
      .create({ shop: shop.shop, table: shop.table })) as { code: string }
    const code = await olderId()
    await run(sql`update table_codes set _id = ${code} where _id = ${made}`)
    expect(await diner.service('tableViewItems').get(code)).toMatchObject({ name: 'A1' })
    const { session } = await orderingCalls(diner, shop).scan(code)
    expect(session.tables).toMatchObject([{ item: shop.table }])
    expect(await orderingCalls(diner, shop).subscribe(code)).toMatchObject({ session: session._id })
  })

  it('of nothing is not found', async () => {
    const calls = orderingCalls(diner, shop)
    const id = await olderId()
    const refusal = { data: { code: 'sessionNotFound' } }
    await expect(calls.session(id)).rejects.toMatchObject(refusal)
    await expect(calls.order(id)).rejects.toMatchObject(refusal)
    await expect(calls.subscribe(id)).rejects.toMatchObject(refusal)
    const order = manager.service('orders').get(id)
    await expect(order).rejects.toMatchObject({ data: { code: 'orderNotFound' } })
  })
})

describe('restore keys', () => {
  it('SESS-5.4: find their sessions in several shops, newest first, older keys too', async () => {
    const one = await orderingCalls(diner, shop).create()
    const two = await orderingCalls(diner, other).create()
    const three = await orderingCalls(diner, other).create()
    const older = 'abcdefghijklmnopqrstuvwxyz012345'
    await run(sql`update table_sessions set restore_key = ${older} where _id = ${two.session._id}`)
    const keys = [one.restoreKey ?? '', older, three.restoreKey ?? '', 'x'.repeat(32)]
    const $sort = { createTime: -1 }
    const ids = [three, two, one].map(({ session }) => session._id)
    expect((await byKeys(keys, { $sort })).map(({ _id }) => _id)).toEqual(ids)
    expect((await byKeys(keys, { $sort, $limit: 2 })).map(({ _id }) => _id)).toEqual(
      ids.slice(0, 2),
    )
    expect(await byKeys([older])).toMatchObject([{ _id: two.session._id, restoreKey: older }])
    expect(await byKeys(['x'.repeat(32)])).toEqual([])
    expect(await byKeys([])).toEqual([])
  })
})
