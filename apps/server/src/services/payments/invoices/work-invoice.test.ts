import { and, eq } from 'drizzle-orm'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allowances } from '../../../tables/allowances.ts'
import { invoiceSellers } from '../../../tables/invoice-sellers.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { invoiceCalls, type InvoiceShop, makeInvoiceShop } from '../../../testing/invoice-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const turnkeyFolder = mkdtempSync(join(tmpdir(), 'comanda-turnkey-'))
let server: TestServer
let shop: InvoiceShop
let manager: TestClient
let calls: ReturnType<typeof invoiceCalls>
const now = Date.parse('2026-11-22T04:00:00Z')
beforeAll(async () => {
  const config = { turnkeyFolder, paymentSandboxUrl: 'http://127.0.0.1:9' }
  server = await startTestServer({ now: () => now, config })
  shop = await makeInvoiceShop(server, '04595252')
  manager = await server.client(
    await makeAccount(server, 'manager', [{ role: 'manager', shop: shop.shop }]),
  )
  calls = invoiceCalls(server, manager, shop)
  await calls.addTrack('11512', 0, 99)
})
afterAll(async () => {
  await server.stop()
  rmSync(turnkeyFolder, { recursive: true })
})

const messages = (name: string, ...folder: string[]): string[] =>
  readdirSync(join(turnkeyFolder, ...folder, 'UpCast', 'B2SSTORAGE', name, 'SRC'))

const setSeller = (own: Partial<typeof invoiceSellers.$inferSelect>) =>
  server.runtime.database
    .update(invoiceSellers)
    .set(own)
    .where(eq(invoiceSellers.taxId, shop.taxId))

const issued = async () => {
  const { _id: session } = await calls.orderNoodles()
  await calls.pay(session, 77)
  await calls.sweep()
  const [invoice] = await calls.invoicesOf(session)
  return { session, invoice: invoice?._id ?? '', number: invoice?.number ?? '' }
}

it('INV-3.9: a void goes to the adapter that numbered the invoice, also after the seller has changed', async () => {
  const { session, number } = await issued()
  await setSeller({ adapter: 'ecpay', merchant: '2000132', mail: 'a@example.com' })
  await calls.closeSession(session, 'void')
  await calls.sweep()
  await setSeller({ adapter: 'turnkey' })
  expect(messages('F0501')).toContain(`F0501_${number}.xml`)
})

it('INV-3.9: in mode sandbox nothing is where Turnkey looks', async () => {
  await setSeller({ mode: 'sandbox' })
  const { number } = await issued()
  await setSeller({ mode: 'live' })
  expect(messages('F0401', 'sandbox')).toContain(`F0401_${number}.xml`)
  expect(messages('F0401')).not.toContain(`F0401_${number}.xml`)
})

it('INV-3.4: a refused allowance is sent again by a manager', async () => {
  const { session, invoice } = await issued()
  const again = () => manager.service('invoices/again').create({ invoice })
  await expect(again()).rejects.toMatchObject({ data: { code: 'illegalTransition' } })
  await manager
    .service('invoices/print')
    .create({ invoice })
    .catch(() => undefined)
  await calls.closeSession(session, 'void')
  await calls.sweep()
  const ofSession = and(eq(allowances.shop, shop.shop), eq(allowances.session, session))
  const { database } = server.runtime
  const refused = { status: 'rejected', failure: '5000', askTime: null, task: null } as const
  await database.update(allowances).set(refused).where(ofSession)
  expect(await again()).toMatchObject({ _id: invoice })
  await calls.sweep()
  expect(await calls.allowancesOf(session)).toMatchObject([{ status: 'uploaded', failure: null }])
})
