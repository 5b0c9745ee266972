import type { InvoiceSeller } from '@comanda/contract'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invoices } from '../../../tables/invoices.ts'
import { invoiceSellers } from '../../../tables/invoice-sellers.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { invoiceCalls, type InvoiceShop, makeInvoiceShop } from '../../../testing/invoice-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { watchInvoices } from './watch-invoices.ts'

const HOUR = 3_600_000
let now = Date.parse('2026-12-31T12:00:00Z')
const turnkeyFolder = mkdtempSync(join(tmpdir(), 'comanda-turnkey-'))
let server: TestServer
let shop: InvoiceShop
let staff: TestClient
let calls: ReturnType<typeof invoiceCalls>
beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
  shop = await makeInvoiceShop(server, '04595252', { address: '台北市', mail: 'a@b.example' })
  staff = await server.client(
    await makeAccount(server, 'watch-cashier', [{ role: 'cashier', shop: shop.shop }]),
  )
  calls = invoiceCalls(server, staff, shop)
  await calls.addTrack('11512', 0, 99)
})
afterAll(async () => {
  await server.stop()
  rmSync(turnkeyFolder, { recursive: true })
})

const troublesAt = async (time: string, config = server.runtime.config) => {
  now = Date.parse(time)
  await watchInvoices({ ...server.runtime, config })
  return Object.keys(server.runtime.troubles.all())
}

const seller = async () => {
  const { database } = server.runtime
  const [row] = await database
    .select()
    .from(invoiceSellers)
    .where(eq(invoiceSellers.taxId, shop.taxId))
  return row
}

it('INV-6.1: what is low is stored for the metrics, until it no longer is', async () => {
  await troublesAt('2026-12-31T12:00:00Z')
  expect(await seller()).toMatchObject({ warned: 'nextPeriod' })
  await calls.addTrack('11602', 100, 199)
  await troublesAt('2026-12-31T12:15:00Z')
  expect(await seller()).toMatchObject({ warned: null })
})

it('INV-6.4: blank numbers that cannot be reported are a trouble two days after their period', async () => {
  // In Taipei the period ends at 16:00 UTC.
  expect(await troublesAt('2027-01-02T15:59:00Z')).not.toContain('blanks')
  expect(await troublesAt('2027-01-02T16:00:00Z')).toContain('blanks')
  const config = { ...server.runtime.config, turnkeyFolder }
  expect(await troublesAt('2027-01-02T16:15:00Z', config)).not.toContain('blanks')
  const folder = join(turnkeyFolder, 'UpCast', 'B2SSTORAGE', 'E0402', 'SRC')
  expect(readdirSync(folder)).toEqual(['E0402_04595252_11512_AB_0.xml'])
})

it('INV-3.8: an invoice that is not sent for a day is a trouble until it is', async () => {
  const { _id: session } = await calls.orderNoodles()
  await calls.pay(session, 77)
  const [due] = await calls.invoicesOf(session)
  const at = (hours: number) => new Date(Date.parse(due!.createTime) + hours * HOUR).toISOString()
  expect(await troublesAt(at(24))).not.toContain('invoices')
  expect(await troublesAt(at(25))).toContain('invoices')
  await server.runtime.database
    .update(invoices)
    .set({ status: 'uploaded' })
    .where(eq(invoices.shop, shop.shop))
  expect(await troublesAt(at(26))).not.toContain('invoices')
})

const change = (set: Partial<typeof invoices.$inferInsert>) =>
  server.runtime.database.update(invoices).set(set).where(eq(invoices.shop, shop.shop))

/** The present of the server some hours later. */
const later = (hours: number) => new Date(now + hours * HOUR).toISOString()

it.each([
  ['an invoice', { status: 'rejected' }],
  ['a void', { status: 'void' }],
] as const)(
  'INV-3.8: %s that was refused is a trouble for two months, until it is sent again',
  async (_what, own) => {
    await change({ ...own, failure: 'Seller/Name', task: null, askTime: null })
    expect(await troublesAt(later(1))).toContain('invoices')
    expect(await troublesAt(later(62 * 24))).not.toContain('invoices')
    expect(await troublesAt(later(-62 * 24))).toContain('invoices')
    await change({ failure: null })
    expect(await troublesAt(later(1))).not.toContain('invoices')
  },
)

it('INV-3.7: null clears a text of a seller', async () => {
  const service = server.app.service('invoiceSellers')
  const { _id } = (await seller())!
  const cleared = (await service.patch(_id, { address: null, mail: null })) as InvoiceSeller
  expect([cleared.address, cleared.mail]).toEqual([undefined, undefined])
})
