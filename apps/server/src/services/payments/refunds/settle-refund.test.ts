import { randomBytes } from 'node:crypto'
import type { PaymentAttempt, StartPaymentResult, TableSession } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signNotification } from '../../../payments/adyen/signature.ts'
import {
  type SandboxProcess,
  startSandboxProcess,
} from '../../../payments/testing/sandbox-process.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { sweepRefunds } from '../sweeper/sweep-refunds.ts'
import { settleRefund } from './settle-refund.ts'

const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const [account, method] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]

let sandbox: SandboxProcess
let server: TestServer
let shop: OrderingShop
let diner: TestClient
let staff: TestClient
beforeAll(async () => {
  sandbox = await startSandboxProcess()
  server = await startTestServer({ config: { paymentSandboxUrl: sandbox.url } })
  shop = await makeOrderingShop(server, { maxUnpaidPerDevice: 1000, maxPending: 1000 })
  await server.app.service('paymentAccounts').create({
    _id: account,
    name: 'Adyen',
    provider: 'adyen',
    mode: 'sandbox',
    settings: { merchantAccount: 'SB_demo' },
    secrets: { apiKey: 'sb-demo-adyen-api-key', hmacKey },
  })
  const name = [{ lang: 'en' as const, value: 'Card' }]
  await server.app.service('paymentMethods').create({ _id: method, name, type: 'card', account })
  const url = `${server.url}/api/payments/notify/${account}`
  await sandbox.panel('webhooks', { provider: 'adyen', url })
  diner = await server.client()
  staff = await server.client(shop.staff)
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})

const fault = (reference: string, name: string) =>
  sandbox.panel('faults', { reference, fault: name })

const statusOf = async (id: string) => {
  const { status } = (await diner.service('paymentAttempts').get(id)) as PaymentAttempt
  return status
}

/** An order that was paid by a link, and what is refunded of it. */
const paid = async (...faults: string[]) => {
  const { session, order } = await orderingCalls(diner, shop).create({ payBy: method })
  const started = (await diner
    .service('payments/online')
    .create({ session: session._id, methodRef: method })) as StartPaymentResult
  const { _id: attempt } = started.attempt
  for (const name of faults) await fault(attempt, name)
  await sandbox.panel('pay', { reference: attempt, follow: true })
  await expect.poll(() => statusOf(attempt)).toBe('paid')
  const { payments } = await orderingCalls(staff, shop).session(session._id)
  const refund = () =>
    staff.service('tableSessions/refund').create({
      session: session._id,
      payment: payments[0]?._id ?? '',
      lines: [{ line: order.lines[0]?.id ?? '', quantity: 1 }],
      reason: 'cold',
      idempotencyKey: idempotencyKey(),
    }) as Promise<TableSession>
  return { session: session._id, attempt, refund }
}

/** Notifies of a payment of 38.50, as Adyen does in the end. */
const notify = async (merchantReference: string, pspReference: string): Promise<string> => {
  const common = { pspReference, merchantReference, eventCode: 'AUTHORISATION', success: 'true' }
  const hmacSignature = signNotification(hmacKey, {
    ...common,
    originalReference: '',
    merchantAccount: 'SB_demo',
    value: '3850',
    currency: 'HKD',
  })
  const NotificationRequestItem = {
    ...common,
    merchantAccountCode: 'SB_demo',
    amount: { value: 3850, currency: 'HKD' },
    additionalData: { hmacSignature },
  }
  const body = JSON.stringify({ notificationItems: [{ NotificationRequestItem }] })
  const url = `${server.url}/api/payments/notify/${account}`
  return (await fetch(url, { method: 'POST', body })).text()
}

const sweep = () => sweepRefunds({ app: server.app, runtime: server.runtime })

const ofSession = (session: string) =>
  and(eq(refunds.shop, shop.shop), eq(refunds.session, session))

const refundOf = async (session: string) => {
  const [row] = await server.runtime.database.select().from(refunds).where(ofSession(session))
  if (!row) throw new Error('there is no refund')
  return row
}

it('PAY-5.9: a refund that its provider has received is done when a notification says so', async () => {
  const { session, refund } = await paid()
  await refund()
  await sweep()
  await expect
    .poll(() => refundOf(session), { timeout: 10_000 })
    .toMatchObject({ status: 'done', failure: null, askTime: null })
  // Its notification may come before the response that tells its id.
  expect((await refundOf(session)).providerRefundId).toMatch(/^[0-9A-Z]{16}$/)
})

it('PAY-5.9: a notification that comes as the response tells its id is taken, or is to come again', async () => {
  const { session, attempt, refund } = await paid()
  await fault(attempt, 'refund-pending')
  await refund()
  await sweep()
  const { providerRefundId: id } = await refundOf(session)
  const { database } = server.runtime
  const { pool } = server.runtime.connection
  const name = (providerRefundId: string | null) =>
    database.update(refunds).set({ providerRefundId }).where(ofSession(session))
  await name(null)
  // The response is stored between the first statement and the second.
  const query = async (statement: QueryConfig, values: unknown[]) => {
    const result = await pool.query(statement, values)
    await name(id)
    return result
  }
  const between = {
    ...server.runtime,
    database: drizzle(Object.assign(Object.create(pool), { query })),
  }
  const [row] = await database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts._id, attempt))
  if (!row || id === null) throw new Error('there is no attempt, or no id of its refund')
  const isTaken = await settleRefund(between, row, { id, refunded: { is: 'done', id } })
  expect([isTaken, (await refundOf(session)).status]).toEqual([true, 'done'])
})

it('PAY-5.9: a refund that a notification refuses waits for staff', async () => {
  const { session, attempt, refund } = await paid()
  await fault(attempt, 'refund-pending')
  await refund()
  await sweep()
  const { _id, status } = await refundOf(session)
  expect(status).toBe('sent')
  await sandbox.panel('refunds/decide', { id: _id, outcome: 'refused' })
  await expect
    .poll(() => refundOf(session), { timeout: 10_000 })
    .toMatchObject({ status: 'failed', failure: 'refused' })
})

it('PAY-5.9: one that failed for want of an outcome is done after all, and is not sent once more', async () => {
  const { session, attempt, refund } = await paid()
  await fault(attempt, 'refund-pending')
  await refund()
  await sweep()
  const { _id } = await refundOf(session)
  const late = { status: 'failed', failure: 'noOutcome', askTime: null } as const
  await server.runtime.database.update(refunds).set(late).where(ofSession(session))
  await staff.service('refunds/again').create({ refund: _id })
  await sandbox.panel('refunds/decide', { id: _id, outcome: 'done' })
  await expect
    .poll(() => refundOf(session), { timeout: 10_000 })
    .toMatchObject({ status: 'done', failure: null, askTime: null })
  await sweep()
  const ledger = (await (await fetch(`${sandbox.url}/panel/ledger`)).json()) as {
    readonly refunds: readonly { readonly reference?: string; readonly payment?: string }[]
  }
  const ours = ledger.refunds.filter((one) => JSON.stringify(one).includes(attempt))
  expect(ours).toHaveLength(1)
})

it('PAY-7.23: a payment that a query settled is refunded once a notification tells its reference', async () => {
  const { session, attempt, refund } = await paid('return-only')
  await refund()
  await sweep()
  expect(await refundOf(session)).toMatchObject({ status: 'sent', providerRefundId: null })
  const response = await fetch(`${sandbox.url}/panel/payments/${attempt}`)
  const { transaction } = (await response.json()) as { transaction: string }
  expect(await notify(attempt, transaction)).toBe('[accepted]')
  const due = { askTime: new Date(0).toISOString() }
  await server.runtime.database.update(refunds).set(due).where(ofSession(session))
  await sweep()
  await expect
    .poll(() => refundOf(session), { timeout: 10_000 })
    .toMatchObject({ status: 'done', providerRefundId: expect.any(String) })
})
