import type { TableSession } from '@comanda/contract'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ruleBooks } from '../../../tables/rule-books.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeMember, makeMemberShop, memberCalls } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
// Before the server connects: its connections keep the method that they find.
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  query.mockRestore()
  await server.stop()
})

/** Returns the statements that the server sends during a call, without those that set up a new connection. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  query.mockClear()
  await work()
  const sent = query.mock.calls.map(([first]: readonly unknown[]) =>
    typeof first === 'object' && first !== null && 'text' in first ? first.text : first,
  )
  return sent.map(String).filter((text) => !text.startsWith('set statement_timeout'))
}

it('an order costs a statement more only if its shop’s rules have changed (BOOK-1.3)', async () => {
  const shop = await makeOrderingShop(server, { maxPending: 100 })
  const calls = orderingCalls(await server.client(), shop)
  const order = () => statementsOf(() => calls.create())
  await calls.create()
  const known = await order()
  expect(known.join()).not.toContain('rule_books')

  const rule = {
    name: [],
    source: 'automatic',
    for: 'order',
    discountType: 'percent',
    discount: 0.9,
  }
  await server.app.service('orderDiscounts').create({ ...rule, shops: [shop.shop] })
  await server.app.service('menus').get(shop.shop)
  const first = await order()
  expect(first.filter((text) => text.includes('rule_books'))).toHaveLength(1)
  expect(first).toHaveLength(known.length + 1)
  expect(await order()).toHaveLength(known.length)

  await server.app.service('products').patch(shop.noodles, { price: 41 })
  await server.app.service('menus').get(shop.shop)
  expect(await order()).toHaveLength(known.length)
})

it('reading a session or subscribing to it stores no book (BOOK-1.3)', async () => {
  const shop = await makeOrderingShop(server)
  const calls = orderingCalls(await server.client(), shop)
  const { session, restoreKey } = await calls.scan()
  await server.app.service('taxSettings').create({ name: [], percent: 1, shops: [shop.shop] })
  const read = await statementsOf(async () => {
    await calls.session(session._id)
    await calls.sessions({ restoreKeys: [restoreKey] })
    await calls.subscribe(shop.table)
  })
  expect(read.join()).not.toContain('rule_books')
})

it('many orders at once after a change of rules store one book (BOOK-1.1)', async () => {
  const shop = await makeOrderingShop(server, { maxPending: 100 })
  const client = await server.client()
  const placed = await Promise.all(
    Array.from({ length: 20 }, () => orderingCalls(client, shop).create()),
  )
  expect(placed).toHaveLength(20)
  const books = await server.runtime.database.select().from(ruleBooks)
  expect(books.filter((book) => book.shop === shop.shop)).toHaveLength(1)
})

it('staff of the shop read what a session was priced with, nobody else does (BOOK-1.2, BOOK-1.4)', async () => {
  const shop = await makeMemberShop(server)
  const member = await makeMember(server, shop)
  await memberCalls(server, shop).givePoints(member.user, 250)
  const { session } = await member.calls.create()
  const other = await server.client(
    await makeAccount(server, 'elsewhere', [{ role: 'manager', shop: 'f'.repeat(24) }]),
  )
  const staff = await server.client(shop.staff)
  const read = async (client: typeof staff): Promise<TableSession> =>
    (await client.service('tableSessions').get(session._id)) as TableSession

  const pricedWith = {
    book: expect.stringMatching(/^[\w-]{43}$/) as string,
    now: session.createTime,
    user: { points: 250, ranks: [] },
  }
  expect(await read(staff)).toMatchObject({ pricedWith })
  const found = await orderingCalls(staff, shop).sessions({ _id: session._id })
  expect(found.data).toMatchObject([{ pricedWith }])
  for (const client of [member.client, other, await server.client()])
    expect(await read(client)).not.toHaveProperty('pricedWith')
  const own = await member.calls.sessions({ user: member.user })
  expect(own.data[0]).not.toHaveProperty('pricedWith')
})
