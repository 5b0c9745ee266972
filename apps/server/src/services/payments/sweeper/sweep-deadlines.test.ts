import type { TableSession } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { freePort } from '../../../testing/free-port.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { queryProviders } from './query-providers.ts'
import { sweepDeadlines } from './sweep-deadlines.ts'

const MINUTE = 60_000
let later = 0
let server: TestServer
let shop: OrderingShop
let staff: TestClient
let guest: TestClient
const cash = 'ca50000000000000000000a1'
beforeAll(async () => {
  const paymentSandboxUrl = `http://127.0.0.1:${await freePort()}`
  server = await startTestServer({
    now: () => Date.now() + later,
    config: { paymentSandboxUrl },
  })
  const payFirst = { dineInNoTable: 'always', dineIn: 'always' } as const
  shop = await makeOrderingShop(server, { payFirst }, { mode: 'manual', quantity: 5 })
  const name = [{ lang: 'en' as const, value: 'Cash' }]
  await server.app.service('paymentMethods').create({ _id: cash, name, type: 'counter' })
  staff = await server.client(shop.staff)
  guest = await server.client()
})
afterAll(() => server.stop())

const context = () => ({ app: server.app, runtime: server.runtime })
const after = async (minutes: number): Promise<void> => {
  later += minutes * MINUTE
  await sweepDeadlines(context())
}
const create = () =>
  orderingCalls(guest, shop).create({ type: 'dineInNoTable', cart: [lineOf(shop.bun)] })
const read = (session: string) => orderingCalls(staff, shop).session(session)
const pay = (session: string, amount: number) =>
  staff.service('tableSessions/pay').create({
    session,
    amount,
    paymentMethod: cash,
    idempotencyKey: idempotencyKey(),
  }) as Promise<TableSession>

const pending = (session: string) =>
  paidAttempt(server, {
    shop: shop.shop,
    session,
    amount: 12,
    tips: 0,
    surcharge: 0,
    status: 'pending',
    captured: 0,
  })

it('PAY-4.8: an order that is not paid in time is cancelled with its session; what was paid goes back', async () => {
  const { session } = await create()
  const heard = heardBy(staff, 'orders', 'patched')
  await staff.service('shops/subscribe').create({ item: shop.shop })
  await pay(session._id, 5)
  await after(14)
  expect(await read(session._id)).toMatchObject({ status: 'toPay' })
  await after(2)
  expect(await read(session._id)).toMatchObject({
    status: 'cancelled',
    paid: 0,
    // Its deadline is shown, too.
    orders: [{ status: 'cancelled', payUntil: session.orders[0]?.payUntil }],
  })
  expect(session.orders[0]?.payUntil).toBeDefined()
  await expect.poll(() => heard).toMatchObject([{ status: 'cancelled' }])
  const written = await server.runtime.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds.session, session._id)))
  expect(written).toMatchObject([{ amount: 5, status: 'due', reason: 'cancelled' }])
})

it('PAY-4.8: an order that was paid in time stays', async () => {
  const { session } = await create()
  await pay(session._id, 12)
  await after(20)
  expect(await read(session._id)).toMatchObject({
    status: 'ongoing',
    orders: [{ status: 'received' }],
  })
})

it('PAY-4.8: a table loses the order that was not paid, and stays open', async () => {
  const calls = orderingCalls(guest, shop)
  const date = new Date(Date.now() + later).toISOString()
  const { session } = await calls.scan(shop.table, { date })
  await calls.order(session._id)
  await after(16)
  expect(await read(session._id)).toMatchObject({
    status: 'ongoing',
    outstanding: 0,
    orders: [{ status: 'cancelled' }],
  })
  expect((await calls.order(session._id)).order.status).toBe('toPay')
})

it('PAY-4.8: an order of a session that is not to be paid any more is cancelled, and the session stays', async () => {
  const { session } = await create()
  const { database } = server.runtime
  const of = and(eq(tableSessions.shop, shop.shop), eq(tableSessions._id, session._id))
  await database.update(tableSessions).set({ status: 'ongoing' }).where(of)
  await after(16)
  expect(await read(session._id)).toMatchObject({
    status: 'ongoing',
    orders: [{ status: 'cancelled' }],
  })
})

it('PAY-4.8: an attempt that is pending is ended first', async () => {
  const { session } = await create()
  await server.runtime.database
    .update(paymentAttempts)
    .set({ askTime: null })
    .where(eq(paymentAttempts.shop, shop.shop))
  const attempt = await pending(session._id)
  await after(16)
  const [row] = await server.runtime.database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.shop, shop.shop), eq(paymentAttempts._id, attempt)))
  expect(row?.status).not.toBe('pending')
  expect(await read(session._id)).toMatchObject({ status: 'cancelled' })
})

/** Opens an account at CyberSource's place in the sandbox gateway, which does not run here. */
const silentAccount = async (): Promise<string> => {
  const settings = {
    profileId: 'SB_demo',
    accessKey: 'sbdemoaccesskey',
    merchantId: 'SB_demo',
    keyId: 'sb-key',
  }
  const secrets = { secretKey: 'secret', sharedSecret: 'c2VjcmV0' }
  const account = { name: 'Silent', provider: 'cybersource', mode: 'sandbox', settings, secrets }
  return ((await server.app.service('paymentAccounts').create(account)) as { _id: string })._id
}

it('PAY-4.8: a provider that does not respond is waited for half an hour more, then for a day what it says still counts', async () => {
  const { session } = await create()
  const attempt = await pending(session._id)
  const of = and(eq(paymentAttempts.shop, shop.shop), eq(paymentAttempts._id, attempt))
  const { database } = server.runtime
  const account = await silentAccount()
  await database.update(paymentAttempts).set({ account, askTime: null }).where(of)
  const status = async () =>
    (await database.select({ status: paymentAttempts.status }).from(paymentAttempts).where(of))[0]
  await after(16)
  expect([await status(), (await read(session._id)).status]).toEqual([
    { status: 'pending' },
    'toPay',
  ])
  await after(31)
  expect([await status(), (await read(session._id)).status]).toEqual([
    { status: 'pending' },
    'cancelled',
  ])
  later += 2 * 86_400_000
  const askTime = new Date(Date.now() + later - 1).toISOString()
  await database.update(paymentAttempts).set({ askTime }).where(of)
  await queryProviders(context())
  expect(await status()).toEqual({ status: 'expired' })
})

it('PAY-6.3: a pending attempt whose time is over expires, and is looked at less and less', async () => {
  const { session } = await create()
  const attempt = await pending(session._id)
  const at = new Date(Date.now() + later).toISOString()
  const of = and(eq(paymentAttempts.shop, shop.shop), eq(paymentAttempts._id, attempt))
  const { database } = server.runtime
  await database
    .update(paymentAttempts)
    .set({
      askTime: at,
      createTime: at,
      expiresTime: new Date(Date.now() + later + 1).toISOString(),
    })
    .where(of)
  later += 10
  await queryProviders(context())
  const [row] = await database.select().from(paymentAttempts).where(of)
  expect(row).toMatchObject({ status: 'expired', asks: 1 })
  expect(Date.parse(row?.askTime ?? '') - Date.parse(row?.expiresTime ?? '')).toBe(MINUTE)
  later += 2 * 86_400_000
  await queryProviders(context())
  const [last] = await database.select().from(paymentAttempts).where(of)
  expect(last).toMatchObject({ status: 'expired', askTime: null })
})
