import type { Reconciliation } from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeCardAccount } from '../../../testing/card-account.ts'
import { type CybersourceBooks, serveCybersourceBooks } from '../../../testing/cybersource-books.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let books: CybersourceBooks
let server: TestServer
/** The first one is the account's first shop. */
let shops: readonly OrderingShop[]
let managers: readonly TestClient[]
let account: string

beforeAll(async () => {
  books = await serveCybersourceBooks()
  server = await startTestServer({ config: { paymentSandboxUrl: books.url } })
  const made = [await makeOrderingShop(server), await makeOrderingShop(server)]
  shops = made.toSorted((one, other) => (one.shop < other.shop ? -1 : 1))
  managers = await Promise.all(shops.map(({ staff }) => server.client(staff)))
})
afterAll(async () => {
  await server.stop()
  books.close()
})
beforeEach(async () => {
  Object.assign(books, { lines: [], isDown: false, searches: 0 })
  account = await makeCardAccount(server, ...shops.map(({ shop }) => shop))
})

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Hong_Kong' })
/** Yesterday in Hong Kong, and an instant of it. */
const day = today.format(Date.now() - 86_400_000)
const then = new Date(`${day}T12:00:00+08:00`).toISOString()

const compare = async (at: 0 | 1, fix = false): Promise<Reconciliation> => {
  const data = { shop: shops[at]?.shop, account, day, fix }
  return (await managers[at]?.service('reconciliations').create(data)) as Reconciliation
}
const read = (at: 0 | 1, id: string) => managers[at]?.service('reconciliations').get(id)

/** An attempt that the provider's books say was paid; `captured` says whether ours do. */
const attempt = async (at: 0 | 1, captured: number): Promise<string> => {
  const [of, client] = [shops[at], managers[at]]
  if (!of || !client) throw new Error('there is no shop')
  const { session } = await orderingCalls(client, of).create()
  const transaction = `t${books.lines.length}`
  const _id = await paidAttempt(server, {
    shop: of.shop,
    session: session._id,
    amount: 20,
    tips: 0,
    surcharge: 0,
    account,
    createTime: then,
    captured,
    ...(captured > 0 ? { providerTransactionId: transaction } : { status: 'pending' as const }),
  })
  books.lines.push({ id: transaction, code: _id, amount: '20.00' })
  return _id
}

it('PAY-6.13: each of two shops has its own record of a day, by its own payments, with the provider', async () => {
  await attempt(0, 20)
  await attempt(1, 0)
  const first = await compare(0)
  expect(first).toMatchObject({ shop: shops[0]?.shop, provider: 'cybersource', same: 1, here: 20 })
  const second = await compare(1)
  expect(second).toMatchObject({ shop: shops[1]?.shop, same: 0, differences: 1, there: 20 })
  expect(second._id).not.toBe(first._id)
  expect(books.searches).toBe(1)
})

it('PAY-6.13: a shop in which nothing was paid has a record of its own, though only the other had the day compared', async () => {
  await attempt(0, 20)
  const first = await compare(0)
  const second = await compare(1)
  expect(second).toMatchObject({ shop: shops[1]?.shop, status: 'done', same: 0, differences: 0 })
  expect(second._id).not.toBe(first._id)
  expect(await read(1, second._id)).toMatchObject({ _id: second._id, provider: 'cybersource' })
  await expect(read(1, first._id)).rejects.toMatchObject({ code: 404 })
})

it('PAY-6.13: two shops that compare at the same time have a record each, of one comparison', async () => {
  await attempt(1, 20)
  const [first, second] = await Promise.all([compare(0), compare(1)])
  expect(second._id).not.toBe(first._id)
  expect([first.shop, second.shop]).toEqual(shops.map(({ shop }) => shop))
  expect(books.searches).toBe(1)
})

it('PAY-6.14: fix settles payments of its own shop only, and waits for the pause if there are none', async () => {
  await attempt(0, 0)
  await attempt(1, 0)
  await compare(0)
  expect(books.searches).toBe(1)
  expect(await compare(1, true)).toMatchObject({ same: 1, differences: 0 })
  const after = books.searches
  expect(await compare(1, true)).toMatchObject({ same: 1, differences: 0 })
  expect(books.searches).toBe(after)
  expect(await compare(0)).toMatchObject({ same: 0, differences: 1 })
})
