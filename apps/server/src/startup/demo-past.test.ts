import { demo } from '@comanda/demo'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadDemo } from '../seed/load-demo.ts'
import { proveBillsSince, type ProvedBill } from '../services/ordering/replay/bills.ts'
import { businessDays } from '../tables/business-days.ts'
import { printJobs } from '../tables/print-jobs.ts'
import { tableSessions } from '../tables/table-sessions.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { writeDemoPast } from './demo-past.ts'

/** A Tuesday. */
const now = Date.parse('2030-06-18T04:00:00Z')
const days = 3
const never = new AbortController().signal

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  await loadDemo(server.app, server.runtime)
  const stopping = new AbortController()
  const stopped = writeDemoPast(server, stopping.signal, days)
  await vi.waitUntil(async () => (await bills()) > 5, { timeout: 60_000 })
  stopping.abort()
  await stopped
  await writeDemoPast(server, never, days)
}, 300_000)
afterAll(() => server.stop())

const bills = async () => {
  const { database } = server.runtime
  const [row] = await database.select({ bills: count() }).from(tableSessions)
  return row?.bills ?? 0
}

describe('the past of the demo', () => {
  it('is of whole days that are closed, also if the server was stopped while it wrote them', async () => {
    const { database } = server.runtime
    const closed = await database.select().from(businessDays)
    expect(closed.map(({ status }) => status)).toEqual(closed.map(() => 'closed'))
    expect(closed).toHaveLength(days * demo.shops.length)
    const statuses = await database.selectDistinct({ is: tableSessions.status }).from(tableSessions)
    expect(statuses.map(({ is }) => is)).not.toContain('ongoing')
    expect(await database.select().from(printJobs)).toEqual([])
  })

  it('is proved bill by bill, and is of all kinds', async () => {
    const proved: ProvedBill[] = []
    for await (const bill of proveBillsSince(server.runtime.database, '2030-06-10'))
      proved.push(bill)
    expect(proved.filter(({ proof }) => proof.status !== 'equal')).toEqual([])
    expect(proved.length).toBeGreaterThan(60)
    expect(new Set(proved.map(({ type }) => type)).size).toBe(3)
  })

  it('adds up: what the bills of a closed day come to was paid, or closed unpaid, to the cent', async () => {
    const { rows } = await server.runtime.database.execute<{ off: string; paid: string }>(sql`
      select (figures #>> '{bills,total}')::numeric
        - (select sum((one ->> 'amount')::numeric) from jsonb_array_elements(figures -> 'payments') one)
        - (select sum((one ->> 'amount')::numeric) from jsonb_each(figures -> 'closings') as of(how, one)) as off,
        (select sum(amount) from session_payments p where p.shop = d.shop and p.day = d.day) as paid
      from business_days d`)
    expect(rows.map(({ off }) => Number(off))).toEqual(rows.map(() => 0))
    expect(rows.every(({ paid }) => Number(paid) > 100)).toBe(true)
  })

  it('is written once, however often the server starts', async () => {
    const before = await bills()
    await writeDemoPast(server, never, days)
    expect(await bills()).toBe(before)
  })
})
