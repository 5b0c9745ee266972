import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionEvents } from '../tables/session-events.ts'
import { staffActions } from '../tables/staff-actions.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { redactEarlier } from './redact-earlier.ts'

const time = '2026-03-02T10:00:00.000Z'
const shop = 'a'.repeat(24)
const session = 'b'.repeat(24)
const mark = 'Ada-of-the-corner'
const action = { time, user: 'c'.repeat(24), path: 'tableSessions', method: 'patch' }
const event = { shop, session, at: time, actor: { role: 'staff' }, kind: 'lineChanged' } as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** More than one transaction redacts. */
const manyRows = Array.from({ length: 450 }, (_, at) => ({
  ...action,
  changes: { lines: [{ product: 'tea', customRemark: `${mark} ${at}` }] },
}))

it('ACC-3.8: what builds before wrote of people into the logs is redacted in steps, and nothing else of an entry; again it changes nothing', async () => {
  const db = server.runtime.database
  await db.insert(staffActions).values([
    ...manyRows,
    {
      ...action,
      changes: { contactName: mark, phone: '', note: 'says "phone": "x" itself', price: 2 },
      before: { twInvoice: { twTaxComp: mark }, detailedRemarks: [mark], email: null },
    },
    { ...action, changes: { contactName: '…', name: 'Lunch' } },
    { ...action, method: 'remove' },
  ])
  await db.insert(sessionEvents).values([
    { ...event, detail: { name: 'Tea', customRemark: mark } },
    { ...event, detail: { name: 'Tea', remarkChanged: true } },
  ])
  expect(await redactEarlier(db)).toBe(450 + 1 + 1)
  const actions = await db.select().from(staffActions).orderBy(staffActions._id)
  const events = await db.select().from(sessionEvents).orderBy(sessionEvents.id)
  expect(JSON.stringify([actions, events])).not.toContain(mark)
  expect(actions.slice(450)).toMatchObject([
    {
      changes: { contactName: '…', phone: '', note: 'says "phone": "x" itself', price: 2 },
      before: { twInvoice: '…', detailedRemarks: '…', email: null },
    },
    { changes: { contactName: '…', name: 'Lunch' }, before: null },
    { changes: null, before: null },
  ])
  expect(events.map(({ detail }) => detail)).toEqual([
    { name: 'Tea', customRemark: '…' },
    { name: 'Tea', remarkChanged: true },
  ])
  expect(await redactEarlier(db)).toBe(0)
})

it('STAFF-9.2: nothing else changes an entry', async () => {
  const change = server.runtime.database.execute(sql`update ${staffActions} set path = 'x'`)
  await expect(change).rejects.toMatchObject({
    cause: { message: expect.stringContaining('only ever added') },
  })
})
