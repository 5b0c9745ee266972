import type { StartPaymentResult, TableSession } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Verdict } from '../../../payments/provider.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import { sessionEvents } from '../../../tables/session-events.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { type FpsMethod, makeFpsMethod, notifyFps } from '../../../testing/fps-account.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { settle } from './settle.ts'

let server: TestServer
let shop: OrderingShop
let fps: FpsMethod
let diner: TestClient
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, { maxUnpaidPerDevice: 1000, maxPending: 1000 })
  fps = await makeFpsMethod(server)
  diner = await server.client()
  staff = await server.client(shop.staff)
})
afterAll(() => server.stop())

/** A take-away order of 38.50 that is being paid. */
const begun = async () => {
  const { session } = await orderingCalls(diner, shop).create({ payBy: fps.method })
  const data = { methodRef: fps.method, session: session._id }
  const { attempt } = (await diner.service('payments/online').create(data)) as StartPaymentResult
  return { session: session._id, attempt: attempt._id }
}

const say = (attempt: string, verdict: Verdict): Promise<AttemptRow> =>
  settle(orderingOf(server), { shop: shop.shop, attempt }, verdict, { role: 'server' })

const whole = { captured: 3850, currency: 'HKD' } as const

const rowsOf = async (session: string) => {
  const { database } = server.runtime
  const of = (table: typeof paymentAttempts | typeof refunds | typeof sessionPayments) =>
    and(eq(table.shop, shop.shop), eq(table.session, session))
  return {
    attempts: await database.select().from(paymentAttempts).where(of(paymentAttempts)),
    refunds: await database.select().from(refunds).where(of(refunds)),
    payments: await database.select().from(sessionPayments).where(of(sessionPayments)),
  }
}

const statusOf = async (session: string) =>
  ((await diner.service('tableSessions').get(session)) as TableSession).status

it('PAY-2.17: an attempt that is paid twice: the second is a surplus of its own and goes back, however often it is notified', async () => {
  const { session, attempt } = await begun()
  const amount = '38.50'
  await notifyFps(server, fps, { reference: attempt, transaction: 'ONE', amount })
  const two = { reference: attempt, transaction: 'TWO', amount }
  for (let times = 0; times < 3; times += 1)
    expect((await notifyFps(server, fps, two)).status).toBe(200)
  const rows = await rowsOf(session)
  expect(
    rows.attempts.map(({ status, captured, refunded }) => [status, captured, refunded]),
  ).toEqual(
    expect.arrayContaining([
      ['paid', 38.5, 0],
      ['surplus', 38.5, 38.5],
    ]),
  )
  const other = rows.attempts.find(({ original }) => original === attempt)
  expect(other).toMatchObject({ providerTransactionId: 'TWO', status: 'surplus' })
  expect(rows.refunds).toMatchObject([{ attempt: other?._id, amount: 38.5, reason: 'surplus' }])
  expect(rows.payments).toHaveLength(1)
})

it('PAY-2.17: a part that went back, then all by another transaction: that is paid, and nothing of it goes back', async () => {
  const { session, attempt } = await begun()
  const part = { is: 'partial', transaction: 'P1', captured: 1000, currency: 'HKD' } as const
  expect(await say(attempt, part)).toMatchObject({ status: 'failed', refunded: 10 })
  const paid = { is: 'paid', transaction: 'P2', ...whole } as const
  for (let times = 0; times < 2; times += 1)
    expect(await say(attempt, paid)).toMatchObject({ status: 'failed', captured: 10 })
  const rows = await rowsOf(session)
  expect(rows.attempts).toHaveLength(2)
  const other = rows.attempts.find(({ original }) => original === attempt)
  expect(other).toMatchObject({ status: 'paid', captured: 38.5, refunded: 0 })
  expect(rows.refunds).toMatchObject([{ attempt, amount: 10, reason: 'partial' }])
  expect(rows.payments).toMatchObject([{ attempt: other?._id, amount: 38.5 }])
  expect(await statusOf(session)).toBe('ongoing')
})

it('PAY-2.17: what the bank says of money that a cashier has confirmed is the same money', async () => {
  const { session, attempt } = await begun()
  const confirm = (reference: string) =>
    staff.service('paymentAttempts/confirm').create({ attempt, reference })
  await confirm('FRN 12/34')
  const said = { reference: attempt, transaction: 'FRN1234', amount: '38.50' }
  expect((await notifyFps(server, fps, said)).status).toBe(200)
  await expect(confirm('ANOTHER')).rejects.toMatchObject({ data: { reason: 'paid' } })
  const rows = await rowsOf(session)
  expect([rows.attempts.length, rows.refunds.length, rows.payments.length]).toEqual([1, 0, 1])
})

it('PAY-2.2: the transaction of a decline is not that of the payment, which may still come by another', async () => {
  const { attempt } = await begun()
  const before = await say(attempt, { is: 'pending' })
  for (const final of [false, true]) {
    const declined = await say(attempt, { is: 'failed', final, transaction: 'D1', code: '203' })
    expect(declined).toMatchObject({
      failure: '203',
      providerTransactionId: before.providerTransactionId,
    })
  }
  const paid = await say(attempt, { is: 'paid', transaction: 'D2', ...whole })
  expect(paid).toMatchObject({ status: 'paid', providerTransactionId: 'D2', failure: null })
})

it('PAY-2.4: an amount in review writes no event at each query', async () => {
  const { session, attempt } = await begun()
  const less = { is: 'paid', transaction: 'R1', captured: 100, currency: 'HKD' } as const
  for (let times = 0; times < 3; times += 1) await say(attempt, less)
  const events = await server.runtime.database
    .select()
    .from(sessionEvents)
    .where(and(eq(sessionEvents.shop, shop.shop), eq(sessionEvents.session, session)))
  expect(events.filter(({ detail }) => detail['to'] === 'review')).toHaveLength(1)
})

it('PAY-2.3: the transaction of another payment counts for nothing', async () => {
  const [one, two] = [await begun(), await begun()]
  const paid = { is: 'paid', transaction: 'SAME', ...whole } as const
  await say(one.attempt, paid)
  expect(await say(two.attempt, paid)).toMatchObject({ status: 'pending' })
})
