import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffActions } from '../../../tables/staff-actions.ts'
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

type Account = Awaited<ReturnType<typeof makeAccount>>
const tokenOf = async (account: Account): Promise<string> => {
  const client = await server.client()
  const given = { strategy: 'local', ...account }
  const signedIn = await client.service('authentication').create(given)
  return (signedIn as { accessToken: string }).accessToken
}
const get = (report: string, token: string, own: Readonly<Record<string, string>> = {}) => {
  const query = new URLSearchParams({ shop: shop.shop, from, to, ...own })
  const headers = { authorization: `Bearer ${token}` }
  return fetch(`${server.url}/api/exports/${report}.csv?${query.toString()}`, { headers })
}
const seated = async (quantity: number): Promise<string> => {
  const diner = orderingCalls(await server.client(), shop)
  const { session } = await diner.create({
    type: 'takeAway',
    contactName: '=1+1',
    cart: [lineOf(shop.noodles, { quantity })],
  })
  return session._id
}
const pay = (session: string, own: object = {}) =>
  manager.service('tableSessions/pay').create({
    session,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    ...own,
  })

const close = (session: string, own: object = {}) =>
  manager.service('tableSessions/close').create({ session, ...own })

let token: string
beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  token = await tokenOf(shop.staff)
  const paid = await seated(1)
  await pay(paid, { tips: 2 })
  await close(paid)
  const open = await seated(2)
  await pay(open, { amount: 20 })
  const lost = await seated(1)
  await close(lost, { how: 'paidElsewhere', note: 'by the app' })
  now = start + 86_400_000
  await pay(open)
  await close(open)
})
afterAll(() => server.stop())

it('STAFF-7.5: the journal balances on each day', async () => {
  const text = await (await get('journal', token)).text()
  const lines = text.trim().split('\r\n').slice(1)
  const sums = new Map<string, number>()
  for (const line of lines) {
    const [day = '', , debit = '', credit = ''] = line.split(',')
    const cents = Math.round(Number(debit) * 100) - Math.round(Number(credit) * 100)
    sums.set(day, (sums.get(day) ?? 0) + cents)
  }
  expect(Object.fromEntries(sums)).toEqual({ [from]: 0, [to]: 0 })
  expect(text).toContain('paidElsewhere')
  expect(text).toContain('deposits')
})

it('STAFF-7.3: a file has the mark of UTF-8, a line of titles, and its name; who saved it is in the audit log', async () => {
  const response = await get('bills', token)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain(`bills-${from}-${to}.csv`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(lines[0]).toBe('date,ended,bill,type,table,guests,total,tax,tips')
  expect(lines).toHaveLength(4)
  for (const report of ['sales', 'products', 'payments', 'staff', 'kitchen'])
    expect((await get(report, token)).status, report).toBe(200)
  expect(await (await get('products', token)).text()).toContain(',discounts,weight\r\n')
  const logged = await server.runtime.database
    .select()
    .from(staffActions)
    .where(eq(staffActions.path, 'exports'))
  expect(logged.map(({ record }) => record)).toContain('bills')
})

it('STAFF-7.7: the file of days has a line for each, whose payments and what was not paid make its total', async () => {
  const lines = (await (await get('day', token)).text()).trim().split('\r\n')
  const [names = [], ...days] = lines.map((line) => line.split(','))
  expect(days.map(([day]) => day)).toEqual([from, to])
  const sum = (name: string): number =>
    days.reduce((all, cells) => all + Number(cells[names.indexOf(name)]), 0)
  expect(sum('bills')).toBe(3)
  expect(sum('prepaid')).toBe(sum('paidBefore'))
  expect(sum('total') - sum('payments')).toBe(38.5)
})

it('STAFF-7.3: only those who read the books of the shop save files, by a token in the header', async () => {
  const waiter = await makeAccount(server, 'waiter', [{ role: 'waiter', shop: shop.shop }])
  const stranger = await makeAccount(server, 'stranger', [
    { role: 'manager', shop: 'b'.repeat(24) },
  ])
  expect((await get('sales', await tokenOf(waiter))).status).toBe(403)
  expect((await get('journal', await tokenOf(stranger))).status).toBe(403)
  expect((await get('journal', 'none')).status).toBe(401)
  expect((await get('nothing', token)).status).toBe(404)
  expect((await get('sales', token, { from: '2026-02-31' })).status).toBe(400)
  expect((await get('sales', token, { from: '2020-01-01' })).status).toBe(400)
})
