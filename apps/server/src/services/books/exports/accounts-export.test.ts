import type { BookkeepingSetting, BusinessDay, Page, TableSession } from '@comanda/contract'
import { startingCharts } from '@comanda/shop-rules/accounts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDays } from '../../../tables/business-days.ts'
import { taxSettings } from '../../../tables/tax-settings.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const start = Date.parse('2026-03-03T04:00:00Z')
const [from, to] = ['2026-03-03', '2026-03-04']
let now = start
let server: TestServer
let shop: MemberShop
let manager: TestClient
let token: string

const get = async (format: string, own: Readonly<Record<string, string>> = {}, by = token) => {
  const query = new URLSearchParams({ shop: shop.shop, from, to, ...own })
  const headers = { authorization: `Bearer ${by}` }
  return fetch(`${server.url}/api/exports/accounts/${format}?${query.toString()}`, { headers })
}
const refusal = async (format: string, own: Readonly<Record<string, string>> = {}) => {
  const response = await get(format, own)
  const { data } = (await response.json()) as { data: object }
  return { status: response.status, ...data }
}
const tokenOf = async (account: object): Promise<string> => {
  const client = await server.client()
  const given = { strategy: 'local', ...account }
  const signedIn = await client.service('authentication').create(given)
  return (signedIn as { accessToken: string }).accessToken
}
/** Two noodles, 77.00 with their tax, paid in cash with 3.00 tips. */
const sold = async (own: object = {}): Promise<TableSession> => {
  const diner = orderingCalls(await server.client(), shop)
  const cart = [lineOf(shop.noodles, { quantity: 2 })]
  const { session } = await diner.create({ type: 'takeAway', cart })
  await manager.service('tableSessions/pay').create({
    session: session._id,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    tips: 3,
    ...own,
  })
  return (await manager
    .service('tableSessions/close')
    .create({ session: session._id })
    .catch(() => manager.service('tableSessions').get(session._id))) as TableSession
}
const closeDay = (day: string) =>
  manager.service('businessDays/close').create({ shop: shop.shop, day }) as Promise<BusinessDay>

const settings = (): Omit<BookkeepingSetting, '_id'> => ({
  shop: shop.shop,
  accounts: { ...startingCharts.skr03.accounts },
  rates: [{ percent: 7, sales: '8300', tax: '1771' }],
  methods: [],
  datev: { consultant: 29_098, client: 55_003, accountLength: 4, yearBegins: '01-01', chart: '03' },
})

beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  token = await tokenOf(shop.staff)
  await server.runtime.database.insert(taxSettings).values({
    _id: 'f'.repeat(24),
    shops: [shop.shop],
    name: [{ lang: 'en', value: 'VAT' }],
    percent: 7,
    included: true,
    priceTypes: ['product', 'surcharge'],
  })
})
afterAll(() => server.stop())

describe('the bookings of a shop', () => {
  it('LEDGER-2.1, LEDGER-2.2: only closed days are booked, and each account that they need is named', async () => {
    const session = await sold()
    await sold({ reference: '004711' })
    const open = { status: 409, code: 'dayNotReady', reason: 'open', days: [from] }
    expect(await refusal('csv', { to: from })).toMatchObject(open)
    await closeDay(from)
    expect(await refusal('csv')).toMatchObject({ ...open, days: [to] })
    now = start + 86_400_000
    const [payment] = session.payments ?? []
    const [line] = session.products
    await manager.service('tableSessions/refund').create({
      session: session._id,
      payment: payment?._id,
      reason: 'cold',
      lines: [{ line: line?.id, quantity: 1 }],
    })
    await closeDay(to)
    expect(await refusal('csv')).toMatchObject({
      status: 409,
      code: 'accountsMissing',
      accounts: [
        { what: 'cash' },
        { what: 'terminal' },
        { what: 'tips' },
        { what: 'tax', percent: 7 },
        { what: 'sales' },
      ],
    })
  })

  it('LEDGER-1.1: an accountant sets the accounts of their shop, once; nobody else reads them', async () => {
    const place = (role: string, at = shop.shop) => [{ role, shop: at }]
    const accountant = await makeAccount(server, 'books', place('accountant') as never)
    const client = await server.client(accountant)
    const saved = (await client
      .service('bookkeepingSettings')
      .create(settings())) as BookkeepingSetting
    expect(saved.rates).toEqual(settings().rates)
    await expect(client.service('bookkeepingSettings').create(settings())).rejects.toMatchObject({
      code: 409,
    })
    for (const code of ['=cmd', '', 'a\tb', '"1000"', "'1000"])
      await expect(
        client.service('bookkeepingSettings').patch(saved._id, { accounts: { cash: code } }),
      ).rejects.toMatchObject({ code: 400 })
    const waiter = await server.client(await makeAccount(server, 'w1', place('waiter') as never))
    await expect(waiter.service('bookkeepingSettings').get(saved._id)).rejects.toThrow()
    const stranger = await makeAccount(server, 's1', place('manager', 'b'.repeat(24)) as never)
    const found = (await (
      await server.client(stranger)
    )
      .service('bookkeepingSettings')
      .find({ query: { shop: shop.shop } })) as Page<BookkeepingSetting> | BookkeepingSetting[]
    expect(Array.isArray(found) ? found : found.data).toEqual([])
    expect((await get('csv', {}, await tokenOf(stranger))).status).toBe(403)
    expect((await get('pdf')).status).toBe(404)
  })

  it('LEDGER-1.2, LEDGER-1.6: the plain file is the Z in double entry, and what went back later lessens sales and tax of its own day', async () => {
    const response = await get('csv')
    expect(response.headers.get('content-disposition')).toContain(`accounts-csv-${from}-${to}.csv`)
    const lines = (await response.text()).trim().split('\r\n').slice(1)
    const rows = lines.map((line) => {
      const [day, z, account, debit, credit, what] = line.split(',')
      return [day, z, account, what, Number(debit) - Number(credit)]
    })
    expect(rows).toEqual([
      [from, '1', '1000', 'cash', 80],
      [from, '1', '1360', 'terminal', 80],
      [from, '1', '1590', 'tips', -6],
      [from, '1', '1771', 'tax', -10.08],
      [from, '1', '8300', 'sales', -143.92],
      [to, '2', '1000', 'cash', -38.5],
      [to, '2', '1771', 'tax', 2.52],
      [to, '2', '8300', 'sales', 35.98],
    ])
    const [first] = await server.runtime.database
      .select()
      .from(businessDays)
      .where(eq(businessDays.shop, shop.shop))
    expect(first?.figures?.bills.total).toBe(154)
  })

  it('LEDGER-3.2: for DATEV sales are booked with their tax, in Windows-1252 and with the ends of its lines', async () => {
    const response = await get('datev')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=windows-1252')
    expect(response.headers.get('content-disposition')).toContain('EXTF_Buchungsstapel_')
    const bytes = Buffer.from(await response.arrayBuffer())
    const lines = bytes.toString('latin1').split('\r\n')
    expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;20260304040000000;;"RE"/)
    const sales = lines.filter((line) => line.includes('Erlöse 7 %'))
    expect(sales.map((line) => line.split(';').slice(0, 2))).toEqual([
      ['154,00', '"S"'],
      ['38,50', '"H"'],
    ])
    expect(lines.some((line) => line.includes('Umsatzsteuer'))).toBe(false)
    expect(bytes.includes(Buffer.from('Erl\u00F6se', 'latin1'))).toBe(true)
  })

  it('LEDGER-3.3, LEDGER-3.4: Xero and QuickBooks get journals that come to 0; what a format does not take is named', async () => {
    const problem = { status: 400, code: 'accountsFormat' }
    expect(await refusal('xero')).toMatchObject({ ...problem, format: 'xero', reason: 'xero' })
    const [saved] = (await manager
      .service('bookkeepingSettings')
      .find({ query: { shop: shop.shop } })) as BookkeepingSetting[]
    await manager
      .service('bookkeepingSettings')
      .patch(saved?._id ?? '', { xeroUntaxed: 'No VAT', datev: null })
    const xero = (await (await get('xero')).text()).trim().split('\r\n').slice(1)
    expect(xero.reduce((sum, line) => sum + Number(line.split(',')[5]) * 100, 0)).toBeCloseTo(0)
    expect((await (await get('quickbooks')).text()).split('\r\n')[1]).toBe(
      'Z1,03/03/2026,1000,80,,Cash',
    )
    const iif = await get('iif')
    expect(iif.headers.get('content-disposition')).toContain('.iif')
    expect(await iif.text()).toContain('ENDTRNS')
    expect(await refusal('datev')).toMatchObject({ ...problem, reason: 'datev' })
  })
})
