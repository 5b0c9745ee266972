import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../../../seed/load-demo.ts'
import { ruleBooks } from '../../../tables/rule-books.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { type DayClock, type DayCounts, spendDemoDay } from '../../../testing/demo-day.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { proveBill, proveBillsSince, type ProvedBill } from './bills.ts'

const day = '2030-06-15'

let server: TestServer
let counts: DayCounts
beforeAll(async () => {
  const clock: DayClock = { at: Date.parse(`${day}T00:00:00Z`) }
  server = await startTestServer({ now: () => clock.at })
  await loadDemo(server.app, server.runtime)
  counts = await spendDemoDay(server, clock, { seed: 11, steps: 120 })
}, 300_000)
afterAll(() => server.stop())

const allBills = async (since = day): Promise<ProvedBill[]> => {
  const bills: ProvedBill[] = []
  for await (const bill of proveBillsSince(server.runtime.database, since)) bills.push(bill)
  return bills
}
const doneOf = (...names: string[]): number =>
  names.reduce((sum, name) => sum + (counts[name]?.done ?? 0), 0)

describe('a day of random orders, while staff change rules', () => {
  it('every bill is priced again by its rule book to the cent (BOOK-2.1)', async () => {
    const bills = await allBills()
    expect(bills.filter(({ proof }) => proof.status !== 'equal')).toEqual([])
    expect(bills.length).toBeGreaterThan(40)
    expect(new Set(bills.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4)
    expect(doneOf('cancel', 'setUser', 'changeSection', 'close', 'pay')).toBeGreaterThan(5)
    expect(await allBills('2030-06-17')).toEqual([])
  })

  it('a book is stored once for all sessions between two changes of the rules (BOOK-1.1)', async () => {
    const { database } = server.runtime
    const size = sql<number>`pg_column_size(${ruleBooks.book})`
    const books = await database.select({ id: ruleBooks.id, size }).from(ruleBooks)
    expect(doneOf('changeRule')).toBeGreaterThan(5)
    expect(books.length).toBeGreaterThan(3)
    // A change of a vip level, or of a rule of all shops, gives each of the three shops a book.
    expect(books.length).toBeLessThanOrEqual(3 * (1 + doneOf('changeRule')))
    expect(Math.max(...books.map((book) => book.size))).toBeLessThan(20_000)
  })
})

/** Proves a bill of the day after a change of its row, which is undone. */
const changed = async (change: object): Promise<ProvedBill> => {
  const { database } = server.runtime
  const [row] = await database.select().from(tableSessions).where(eq(tableSessions.type, 'dineIn'))
  const own = and(eq(tableSessions.shop, row!.shop), eq(tableSessions._id, row!._id))
  await database.update(tableSessions).set(change).where(own)
  const bill = await proveBill(database, row!._id)
  await database.update(tableSessions).set(row!).where(own)
  return bill!
}

describe('what proves nothing', () => {
  it('a session from before rule books were stored has none (BOOK-1.2)', async () => {
    expect((await changed({ pricedWith: null })).proof).toEqual({ status: 'noBook' })
  })

  it('a book that is missing, or is not what its hash says (BOOK-2.3)', async () => {
    const { database } = server.runtime
    const [stored] = await database.select().from(ruleBooks).limit(1)
    const wrong = 'a'.repeat(43)
    const pricedWith = { book: wrong, now: '2030-06-15T04:00:00.000Z' }
    expect((await changed({ pricedWith })).proof).toEqual({ status: 'lostBook', book: wrong })
    for (const { _id: shop } of await database
      .selectDistinct({ _id: ruleBooks.shop })
      .from(ruleBooks))
      await database.insert(ruleBooks).values({ ...stored!, shop, id: wrong })
    expect((await changed({ pricedWith })).proof).toEqual({ status: 'lostBook', book: wrong })
  })

  it('a changed result differs from the book’s, and the places are named (BOOK-2.2)', async () => {
    const result = sql`jsonb_set(${tableSessions.result}, '{totals,total}', '12345.6')`
    const { proof, total } = await changed({ result })
    expect(total).toBe(12_345.6)
    expect(proof).toMatchObject({
      status: 'differs',
      differences: [{ path: 'totals.total', stored: 12_345.6 }],
    })
  })

  it('books are never changed or removed (BOOK-1.1)', async () => {
    const { database } = server.runtime
    const refused = { cause: { message: 'rows of rule_books are only ever added' } }
    await expect(database.delete(ruleBooks)).rejects.toMatchObject(refused)
    await expect(database.update(ruleBooks).set({ shop: 'x' })).rejects.toMatchObject(refused)
  })
})
