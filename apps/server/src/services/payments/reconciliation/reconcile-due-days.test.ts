import type { Reconciliation } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { makeCardAccount } from '../../../testing/card-account.ts'
import { type CybersourceBooks, serveCybersourceBooks } from '../../../testing/cybersource-books.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { reconcileCommand } from '../../../startup/reconcile-command.ts'
import { queryProviders } from '../sweeper/query-providers.ts'
import { startSweeps } from '../../../sweeps/start-sweeps.ts'
import type { Sweep } from '../../../sweeps/sweep.ts'
import { reconcileDueDays } from './reconcile-due-days.ts'

const HOUR = 3_600_000
/** 04:59 in Hong Kong. */
let now = Date.parse('2099-03-02T20:59:00Z')
let books: CybersourceBooks
let server: TestServer
let shop: OrderingShop
let account: string
let session: string

beforeAll(async () => {
  books = await serveCybersourceBooks()
  const config = { paymentSandboxUrl: books.url }
  server = await startTestServer({ config, now: () => now })
  shop = await makeOrderingShop(server)
  account = await makeCardAccount(server, shop.shop)
  const staff = await server.client(shop.staff)
  session = (await orderingCalls(staff, shop).create()).session._id
})
afterAll(async () => {
  await server.stop()
  books.close()
})

const days = async (): Promise<string[]> => {
  const query = { account, $sort: { day: 1 } }
  const { data } = (await server.app.service('reconciliations').find({ query })) as {
    data: Reconciliation[]
  }
  return data.map(({ day, status }) => `${day} ${status}`)
}
const run = (): Promise<number> => reconcileDueDays(server.runtime)
const charged = { amount: 20, tips: 0, surcharge: 0 }

it('PAY-6.15: a day is compared once, from five in the morning, with the two before if no server ran', async () => {
  expect(await run()).toBe(3)
  expect(await days()).toEqual(['2099-02-27 done', '2099-02-28 done', '2099-03-01 done'])
  now += 2 * 60_000
  expect(await run()).toBe(1)
  expect(await run()).toBe(0)
  expect(server.runtime.troubles.get('payments')).toBeUndefined()
})

it('PAY-6.15: what could not be compared is tried again after an hour', async () => {
  now += 24 * HOUR
  books.isDown = true
  expect(await run()).toBe(0)
  expect((await days()).at(-1)).toBe('2099-03-03 failed')
  books.isDown = false
  expect(await run()).toBe(0)
  now += HOUR
  expect(await run()).toBe(1)
})

it('PAY-6.15: what differs is a trouble, compared again the next night, and settled by nobody', async () => {
  const createTime = new Date(now - 3 * HOUR).toISOString()
  const of = { shop: shop.shop, session, account, ...charged, createTime }
  const unheard = await paidAttempt(server, { ...of, status: 'pending', captured: 0 })
  books.lines.push({ id: 't1', code: unheard, amount: '20.00' })
  now += 24 * HOUR
  expect(await run()).toBe(1)
  expect(server.runtime.troubles.get('payments')).toBeDefined()
  expect(await run()).toBe(0)
  books.lines = []
  now += 24 * HOUR
  expect(await run()).toBe(2)
  expect(server.runtime.troubles.get('payments')).toBeUndefined()
})

it('PAY-6.14: the command says what differs and ends with 1; with --fix the servers query the provider, and settle money that came twice', async () => {
  now = Date.now()
  const createTime = new Date(now - 24 * HOUR).toISOString()
  const of = { shop: shop.shop, session, account, ...charged, createTime }
  const unheard = await paidAttempt(server, { ...of, status: 'pending', captured: 0 })
  books.lines = [{ id: 't2', code: unheard, amount: '20.00' }]
  const { database, config, log } = server.runtime
  const said: string[] = []
  const context = { database, config, log, say: (text: string) => void said.push(text) }
  const command = (...words: string[]) =>
    reconcileCommand.run(context, ['--account', account, ...words])
  expect(await command()).toBe(1)
  expect(said.join('\n')).toMatch(/1 different.*\n {2}notHere .*transaction t2/)
  const attempts: Sweep = {
    name: 'attempts',
    run: (context) => {
      now = Date.now()
      return queryProviders(context)
    },
  }
  const sweeper = startSweeps({ app: server.app, runtime: server.runtime }, [attempts], 200)
  expect(await command('--fix')).toBe(0)
  await sweeper.stop()
  expect(said.at(-1)).toMatch(/: 1 the same, 0 different/)
  const [row] = await database
    .select({ captured: paymentAttempts.captured })
    .from(paymentAttempts)
    .where(eq(paymentAttempts._id, unheard))
  expect(row).toEqual({ captured: 20 })
  books.lines.push({ id: 't3', code: unheard, amount: '20.00' })
  const again = startSweeps({ app: server.app, runtime: server.runtime }, [attempts], 200)
  expect(await command('--fix')).toBe(0)
  await again.stop()
  expect(said.at(-1)).toMatch(/: 2 the same, 0 different/)
  const [other] = await database
    .select({ status: paymentAttempts.status, refunded: paymentAttempts.refunded })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.original, unheard))
  // The bill was 38.50.
  expect(other).toEqual({ status: 'paid', refunded: 1.5 })
  await expect(command('--day', 'yesterday')).rejects.toThrow('--day')
})
