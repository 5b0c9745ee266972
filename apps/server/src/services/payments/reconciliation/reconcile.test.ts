import { randomBytes } from 'node:crypto'
import type { PaymentDifference, Reconciliation } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import {
  type BookLine,
  type CybersourceBooks,
  serveCybersourceBooks,
} from '../../../testing/cybersource-books.ts'
import { makeCardAccount } from '../../../testing/card-account.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let books: CybersourceBooks
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let session: string
let account: string
/** How much later it is for the server, in ms. */
let later = 0

beforeAll(async () => {
  books = await serveCybersourceBooks()
  server = await startTestServer({
    config: { paymentSandboxUrl: books.url },
    now: () => Date.now() + later,
  })
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
})
afterAll(async () => {
  await server.stop()
  books.close()
})

const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Hong_Kong' })
/** Yesterday in Hong Kong, and an instant of it. */
const day = today.format(Date.now() - 86_400_000)
const then = new Date(`${day}T12:00:00+08:00`).toISOString()

beforeEach(async () => {
  Object.assign(books, { lines: [], isDown: false, searches: 0 })
  session = (await orderingCalls(manager, shop).create()).session._id
  account = await makeCardAccount(server, shop.shop)
})

const attempt = (own: Partial<typeof paymentAttempts.$inferSelect> = {}): Promise<string> =>
  paidAttempt(server, {
    shop: shop.shop,
    session,
    amount: 20,
    tips: 0,
    surcharge: 0,
    account,
    createTime: then,
    settleTime: then,
    ...own,
  })

/** An attempt that was paid, with its line in the books. */
const paid = async (line: Partial<BookLine> = {}): Promise<string> => {
  const transaction = randomBytes(6).toString('hex')
  const code = await attempt({ providerTransactionId: transaction })
  books.lines.push({ id: transaction, code, amount: '20.00', ...line })
  return code
}

const refund = async (of: string, own: Partial<typeof refunds.$inferInsert> = {}) => {
  const _id = await server.runtime.shopDirectory.newRecordId(server.runtime.database, shop.shop)
  await server.runtime.database.insert(refunds).values({
    _id,
    shop: shop.shop,
    session,
    attempt: of,
    type: 'card',
    amount: 5,
    reason: 'request',
    actor: { role: 'server' },
    status: 'done',
    sentTime: then,
    createTime: then,
    ...own,
  })
  return _id
}

const compare = async (fix = true): Promise<Reconciliation> => {
  // The pause between two comparisons is over.
  if (fix) later += 10_000
  const data = { shop: shop.shop, account, day, fix }
  return (await manager.service('reconciliations').create(data)) as Reconciliation
}

const found = async (): Promise<PaymentDifference[]> => {
  const { data } = (await manager
    .service('paymentDifferences')
    .find({ query: { shop: shop.shop, account, day, solved: false } })) as {
    data: PaymentDifference[]
  }
  return data
}

it('PAY-6.10: a day whose payments and refunds are the same at both', async () => {
  const one = await paid()
  await paid()
  const back = await refund(one)
  books.lines.push({ id: 'r1', code: back, amount: '5.00', service: 'ics_credit' })
  books.lines.push({ id: 'x', code: 'WEB-1001', amount: '99.00' })
  expect(await compare()).toMatchObject({
    status: 'done',
    basis: 'list',
    same: 3,
    differences: 0,
    unknown: 0,
    others: 1,
    here: 35,
    there: 35,
  })
  expect(await found()).toEqual([])
})

it('PAY-6.11: each kind of difference, by shop, with what it is about', async () => {
  const wrong = await paid({ amount: '19.00' })
  const lost = await attempt({ providerTransactionId: 'gone' })
  const unheard = await attempt({ status: 'failed', captured: 0 })
  books.lines.push({ id: 't2', code: unheard, amount: '20.00' })
  const twice = await paid()
  books.lines.push({ id: 'again', code: twice, amount: '20.00' })
  const strange = `${twice.slice(0, 6)}${'0'.repeat(18)}`
  books.lines.push({ id: 't3', code: strange, amount: '7.00' })
  const missing = await refund(twice)
  const byHand = await refund(twice, { note: 'cash' })
  books.lines.push({ id: 'r2', code: byHand, amount: '5.00', service: 'ics_credit' })
  books.lines.push({ id: 'r3', code: twice, amount: '3.00', service: 'ics_credit' })
  expect(await compare(false)).toMatchObject({ status: 'done', same: 1, differences: 8 })
  const differences = await found()
  const of = (kind: string) => differences.filter((one) => one.kind === kind)
  expect(of('amount')).toMatchObject([{ attempt: wrong, here: 20, there: 19, currency: 'HKD' }])
  expect(of('notThere')).toMatchObject([{ attempt: lost, here: 20 }])
  expect(of('notHere').map((one) => [one.transaction, one.attempt, one.there])).toEqual(
    expect.arrayContaining([
      ['t2', unheard, 20],
      ['again', twice, 20],
      ['t3', undefined, 7],
    ]),
  )
  expect(of('refundNotThere')).toMatchObject([{ refund: missing, attempt: twice, here: 5 }])
  expect(of('refundNotHere').map((one) => [one.refund, one.attempt, one.there])).toEqual(
    expect.arrayContaining([
      [byHand, twice, 5],
      [undefined, twice, 3],
    ]),
  )
})

it('PAY-6.10: days are found by their range, differences by their kind', async () => {
  await attempt({ providerTransactionId: 'gone' })
  await compare()
  const { data: days } = (await manager
    .service('reconciliations')
    .find({ query: { account, day: { $gte: day, $lte: day }, $sort: { day: -1 } } })) as {
    data: Reconciliation[]
  }
  expect(days).toMatchObject([{ day, status: 'done', differences: 1 }])
  const kinds = (kind: string) =>
    manager.service('paymentDifferences').find({ query: { account, kind } })
  expect(await kinds('notThere')).toMatchObject({ total: 1 })
  expect(await kinds('amount')).toMatchObject({ total: 0 })
})

it('PAY-6.11: what is in the list of another day is queried, and the same', async () => {
  await paid({ isElsewhere: true })
  expect(await compare()).toMatchObject({ same: 1, differences: 0 })
})

it('PAY-6.11: money that came twice is an attempt of its own, and the same by its transaction', async () => {
  const first = await paid()
  const second = await attempt({
    original: first,
    providerReference: null,
    providerTransactionId: 'second',
  })
  books.lines.push({ id: 'second', code: first, amount: '20.00' })
  expect(await compare()).toMatchObject({ same: 2, differences: 0 })
  books.lines = books.lines.map((line) => ({ ...line, isElsewhere: true }))
  expect(await compare()).toMatchObject({ differences: 0 })
  expect(second).not.toBe(first)
})

it('PAY-6.12: a comparison that is repeated finds the same differences, and marks those that are gone as solved', async () => {
  await attempt({ providerTransactionId: 'late' })
  await compare()
  const [before] = await found()
  await compare()
  expect((await found()).map(({ _id }) => _id)).toEqual([before?._id])
  books.lines.push({ id: 'late', code: before?.attempt ?? '', amount: '20.00' })
  expect(await compare()).toMatchObject({ same: 1, differences: 0 })
  const solved = await manager.service('paymentDifferences').get(before?._id ?? '')
  expect(solved).toMatchObject({ solved: true, solvedTime: expect.any(String) })
  expect(solved).not.toHaveProperty('solvedBy')
})

it('PAY-6.12: what staff settled outside stays solved, with their note', async () => {
  await attempt({ providerTransactionId: 'gone' })
  await compare()
  const [one] = await found()
  const note = 'the bank sends it tomorrow'
  const solved = await manager.service('paymentDifferences').patch(one?._id ?? '', { note })
  expect(solved).toMatchObject({ solved: true, note, solvedBy: expect.any(String) })
  expect(await compare()).toMatchObject({ differences: 0 })
  const forged = manager.service('paymentDifferences').patch(one?._id ?? '', { note, here: 1 })
  await expect(forged).rejects.toMatchObject({ code: 400 })
})

it('PAY-6.12: nothing is solved while the provider does not respond', async () => {
  await attempt({ providerTransactionId: 'gone' })
  await compare()
  books.isDown = true
  expect(await compare()).toMatchObject({ status: 'failed', failure: expect.any(String) })
  expect(await found()).toHaveLength(1)
})

it('PAY-6.13: a day is compared by one caller at a time, and not again within ten seconds', async () => {
  await paid()
  const heard = heardBy(manager, 'reconciliations', 'patched')
  await manager.service('shops/subscribe').create({ item: shop.shop })
  await Promise.all([compare(false), compare(false), compare(false)])
  await expect.poll(() => heard.length).toBe(1)
  await compare(false)
  expect(books.searches).toBe(1)
})

it('PAY-6.13: a day that has not begun, staff of other shops, and accounts of other shops are refused', async () => {
  const data = { shop: shop.shop, account, day }
  const early = manager.service('reconciliations').create({ ...data, day: '2199-01-01' })
  await expect(early).rejects.toMatchObject({ code: 400, data: { field: 'day' } })
  const other = await makeOrderingShop(server)
  const strangers = (await server.client(other.staff)).service('reconciliations')
  await expect(strangers.create(data)).rejects.toMatchObject({ code: 403 })
  await expect(strangers.create({ ...data, shop: other.shop })).rejects.toMatchObject({ code: 404 })
})

it('PAY-6.14: what the provider has and we do not is settled: it counts, or goes back', async () => {
  const unheard = await attempt({ status: 'pending', captured: 0 })
  books.lines.push({ id: 't9', code: unheard, amount: '20.00' })
  expect(await compare(false)).toMatchObject({ same: 0, differences: 1 })
  expect(await compare(true)).toMatchObject({ same: 1, differences: 0, here: 20, there: 20 })
  const [row] = await server.runtime.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts._id, unheard))
  expect(row).toMatchObject({ captured: 20, providerTransactionId: 't9' })
  expect(['paid', 'surplus']).toContain(row?.status)
})
