import type { TableSession } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let staff: TestClient
let guest: TestClient
const cash = 'ca50000000000000000000a1'
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  const name = [{ lang: 'en' as const, value: 'Cash' }]
  await server.app.service('paymentMethods').create({ _id: cash, name, type: 'counter' })
  staff = await server.client(shop.staff)
  guest = await server.client()
})
afterAll(() => server.stop())

const pay = (session: string, amount: number) =>
  staff.service('tableSessions/pay').create({
    session,
    amount,
    paymentMethod: cash,
    idempotencyKey: idempotencyKey(),
  }) as Promise<TableSession>

const refundsOf = (session: string) =>
  server.runtime.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds.session, session)))

const paymentsOf = (session: string) =>
  server.runtime.database
    .select()
    .from(sessionPayments)
    .where(and(eq(sessionPayments.shop, shop.shop), eq(sessionPayments.session, session)))

/** A table whose guests have ordered twice: 38.50 and 77. */
const table = async (at: string) => {
  const calls = orderingCalls(guest, shop)
  const { session } = await calls.scan(at)
  const first = await calls.order(session._id)
  const second = await calls.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
  return { session: session._id, first: first.order._id, second: second.order._id }
}

describe('a dish that was paid in cash is cancelled (PAY-5.5)', () => {
  it('what is owed is a refund to be given by hand, and the bill closes', async () => {
    const { session, first } = await table(shop.table)
    await pay(session, 100)
    const calls = orderingCalls(staff, shop)
    await calls.setStatus(first, 'cancelled')
    expect(await calls.session(session)).toMatchObject({ status: 'done', paid: 77, outstanding: 0 })
    const [refund, ...others] = await refundsOf(session)
    expect(others).toEqual([])
    expect(refund).toMatchObject({ status: 'due', reason: 'overpaid', amount: 23, attempt: null })
    const back = (await paymentsOf(session)).find(({ amount }) => amount < 0)
    expect(back).toMatchObject({ amount: -23, refund: refund?._id, reverses: refund?.payment })
  })

  it('staff who void the session have given all of it back', async () => {
    const { session } = await table(shop.table)
    await pay(session, 20)
    await pay(session, 10.5)
    await orderingCalls(staff, shop).closeSession(session, 'void')
    const written = await refundsOf(session)
    expect(written.map(({ amount, status }) => [amount, status])).toEqual([
      [20, 'done'],
      [10.5, 'done'],
    ])
  })
})

describe('what was paid by a provider goes back by it (PAY-5.3)', () => {
  it('with its surcharge in proportion; the rest, and tips, go with the last order (PAY-5.4)', async () => {
    const { session, first, second } = await table(shop.otherTable)
    const charged = { amount: 115.5, tips: 10, surcharge: 2.31 }
    const attempt = await paidAttempt(server, { shop: shop.shop, session, ...charged })
    const calls = orderingCalls(staff, shop)
    await calls.setStatus(first, 'cancelled')
    const part = await refundsOf(session)
    expect(part).toMatchObject([{ attempt, amount: 39.27, status: 'due', reason: 'overpaid' }])
    await calls.setStatus(second, 'cancelled')
    const rows = await paymentsOf(session)
    const sum = (field: 'amount' | 'tips' | 'surcharge') =>
      rows.reduce((cents, row) => cents + Math.round((row[field] ?? 0) * 100), 0) / 100
    expect([sum('amount'), sum('tips'), sum('surcharge')]).toEqual([0, 0, 0])
    const [row] = await server.runtime.database
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.shop, shop.shop), eq(paymentAttempts._id, attempt)))
    expect(row).toMatchObject({ captured: 127.81, refunded: 127.81 })
  })

  it('its tips alone if something is still due: what staff added to the bill stays (PAY-5.4)', async () => {
    const { session, order } = await orderingCalls(guest, shop).create()
    await staff.service('tableSessions').patch(session._id, { adjusts: [{ amount: 30 }] })
    const charged = { amount: 20, tips: 5, surcharge: 0 }
    await paidAttempt(server, { shop: shop.shop, session: session._id, ...charged })
    await orderingCalls(staff, shop).setStatus(order._id, 'cancelled')
    const rows = await paymentsOf(session._id)
    expect(rows.map(({ amount, tips }) => [amount, tips])).toEqual([
      [20, 5],
      [0, -5],
    ])
    expect(await refundsOf(session._id)).toMatchObject([{ amount: 5, status: 'due' }])
    expect(await orderingCalls(staff, shop).session(session._id)).toMatchObject({ outstanding: 10 })
  })

  it('all of it, tips too, if its session is void', async () => {
    const { session } = await orderingCalls(guest, shop).create()
    const charged = { amount: 38.5, tips: 5, surcharge: 1 }
    const attempt = await paidAttempt(server, { shop: shop.shop, session: session._id, ...charged })
    await orderingCalls(staff, shop).closeSession(session._id, 'void')
    expect(await refundsOf(session._id)).toMatchObject([
      { attempt, amount: 44.5, status: 'due', reason: 'cancelled' },
    ])
  })

  it('never more than was captured, however often', async () => {
    const { session } = await orderingCalls(guest, shop).create()
    const charged = { amount: 38.5, tips: 0, surcharge: 0, refunded: 30 }
    await paidAttempt(server, { shop: shop.shop, session: session._id, ...charged })
    await expect(
      orderingCalls(staff, shop).closeSession(session._id, 'void'),
    ).rejects.toMatchObject({ data: { code: 'paymentRefused', refundable: 8.5 } })
  })
})
