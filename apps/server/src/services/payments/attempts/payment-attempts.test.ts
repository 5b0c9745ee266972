import {
  confirmedByStaff,
  type PaymentAttempt,
  type StartPaymentData,
  type StartPaymentResult,
  type TableSession,
} from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { providers } from '../../../payments/providers.ts'
import { type FpsMethod, makeFpsMethod, notifyFps } from '../../../testing/fps-account.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { paymentMessages } from '../../../tables/payment-messages.ts'
import { refunds } from '../../../tables/refunds.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { settle } from './settle.ts'

let server: TestServer
let shop: OrderingShop
let fps: FpsMethod
let diner: TestClient
let other: TestClient
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, { maxUnpaidPerDevice: 1000, maxPending: 1000 })
  fps = await makeFpsMethod(server)
  diner = await server.client()
  other = await server.client()
  staff = await server.client(shop.staff)
})
afterAll(() => server.stop())

const start = (data: Partial<StartPaymentData> & { session: string }, client = diner) =>
  client
    .service('payments/online')
    .create({ methodRef: fps.method, ...data }) as Promise<StartPaymentResult>

const attemptOf = (id: string, client = diner) =>
  client.service('paymentAttempts').get(id) as Promise<PaymentAttempt>

const sessionOf = (id: string) => diner.service('tableSessions').get(id) as Promise<TableSession>

/** A take-away order of 38.50 that is paid first. */
const order = async (own: object = {}) => {
  const { session } = await orderingCalls(diner, shop).create({ payBy: fps.method, ...own })
  return session._id
}

/** A table whose guests have had noodles for 38.50. */
const table = async () => {
  const calls = orderingCalls(diner, shop)
  const { session } = await calls.scan(shop.table)
  const placed = await calls.order(session._id)
  return { session: session._id, line: placed.order.lines[0]?.id ?? '' }
}

const freeTable = async (session: string) => {
  await orderingCalls(staff, shop).closeSession(session, 'void')
}

const amountOf = ({ charge }: Pick<PaymentAttempt, 'charge'>): string => charge.toFixed(2)
let transactions = 0
const transfer = ({ _id: reference, ...attempt }: PaymentAttempt, own: object = {}) => {
  transactions += 1
  const transaction = `FPS${transactions}`
  return notifyFps(server, fps, { reference, transaction, amount: amountOf(attempt), ...own })
}

const paymentsOf = (session: string) =>
  server.runtime.database
    .select()
    .from(sessionPayments)
    .where(and(eq(sessionPayments.shop, shop.shop), eq(sessionPayments.session, session)))

const refundsOf = (session: string) =>
  server.runtime.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds.session, session)))

const refusal = (reason: string) => ({ data: { code: 'paymentRefused', reason } })

describe('start', () => {
  it('PAY-2.6: session and method are enough: all that is due, and what the payer does next', async () => {
    const session = await order()
    const { attempt, next } = await start({ session })
    expect(attempt).toMatchObject({ status: 'pending', amount: 38.5, charge: 38.5, tips: 0 })
    expect(next).toMatchObject({ kind: 'qr', data: expect.stringContaining('hk.com.hkicl') })
    expect((await sessionOf(session)).attempts).toMatchObject([
      { _id: attempt._id, status: 'pending', charge: 38.5, method: fps.method },
    ])
  })

  it('PAY-2.6: the same key returns the attempt as it is now, another payload is refused', async () => {
    const session = await order()
    const key = idempotencyKey()
    const { attempt } = await start({ session, idempotencyKey: key })
    await diner.service('paymentAttempts/cancel').create({ attempt: attempt._id })
    const again = await start({ session, idempotencyKey: key })
    expect(again.attempt).toMatchObject({ _id: attempt._id, status: 'cancelled' })
    await expect(start({ session, idempotencyKey: key, tips: 5 })).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused' },
    })
  })

  it('PAY-2.6: without a key the pending attempt of the same part, and none beside it at once', async () => {
    const session = await order()
    const all = await Promise.all([1, 2, 3, 4].map(() => start({ session })))
    expect(new Set(all.map(({ attempt }) => attempt._id)).size).toBe(1)
  })

  it('PAY-2.7: what is not offered, not due, or paid by another call is refused with its reason', async () => {
    const session = await order()
    await expect(start({ session, methodRef: 'e'.repeat(24) })).rejects.toMatchObject(
      refusal('notOffered'),
    )
    await expect(start({ session, amount: 38.51 })).rejects.toMatchObject({
      data: { code: 'paymentRefused', reason: 'amount', outstanding: 38.5 },
    })
    const byCard = diner.service('cybersource/redirect/setup')
    await expect(byCard.create({ session, methodRef: fps.method })).rejects.toMatchObject(
      refusal('notOffered'),
    )
    const { attempt } = await start({ session })
    await transfer(attempt)
    await expect(start({ session, idempotencyKey: idempotencyKey() })).rejects.toMatchObject({
      data: { code: 'paymentRefused', reason: 'paid' },
    })
    await expect(start({ session: 'e'.repeat(24) })).rejects.toMatchObject({
      data: { code: 'sessionNotFound' },
    })
  })

  it('PAY-2.7: a session starts 20 attempts an hour at most', async () => {
    const session = await order()
    for (let tries = 0; tries < 20; tries += 1) {
      const { attempt } = await start({ session, idempotencyKey: idempotencyKey() })
      await diner.service('paymentAttempts/cancel').create({ attempt: attempt._id })
    }
    await expect(start({ session })).rejects.toMatchObject({ data: { code: 'tooManyAttempts' } })
  })

  it('PAY-3.6: what the method costs is charged beside the amount and the tips, and not on tips', async () => {
    const costly = await makeFpsMethod(server, { surcharge: { percent: 2, taxPercent: 5 } })
    const session = await order()
    const { attempt } = await start({ session, methodRef: costly.method, tips: 10 })
    expect(attempt).toMatchObject({ amount: 38.5, tips: 10, surcharge: 0.77, charge: 49.27 })
    const transaction = 'COSTLY1'
    await notifyFps(server, costly, { reference: attempt._id, transaction, amount: '49.27' })
    const [payment] = (await sessionOf(session)).payments
    expect(payment).toMatchObject({ amount: 38.5, tips: 10, surcharge: 0.77 })
    expect(await sessionOf(session)).toMatchObject({ paymentSurchargeTax: 0.04, outstanding: 0 })
  })
})

const confirm = (attempt: string) =>
  staff.service('paymentAttempts/confirm').create({ attempt, reference: 'HSBC 4711' })

describe('settle', () => {
  it('PAY-2.3: the bank says it five times: one payment, the order goes to the kitchen', async () => {
    const session = await order()
    expect((await sessionOf(session)).orders[0]?.status).toBe('toPay')
    const { attempt } = await start({ session })
    const own = { transaction: 'FIVE' }
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => transfer(attempt, own)))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await attemptOf(attempt._id)).toMatchObject({ status: 'paid' })
    expect(await paymentsOf(session)).toMatchObject([{ amount: 38.5, attempt: attempt._id }])
    expect(await sessionOf(session)).toMatchObject({ outstanding: 0, paid: 38.5 })
    expect((await sessionOf(session)).orders[0]?.status).toBe('received')
  })

  it('PAY-2.3: two phones pay the same bill: the first settles it, the second is a surplus and goes back', async () => {
    const session = await order()
    const first = await start({ session, idempotencyKey: idempotencyKey() })
    await diner.service('paymentAttempts/cancel').create({ attempt: first.attempt._id })
    const second = await start({ session, idempotencyKey: idempotencyKey() }, other)
    await Promise.all([transfer(first.attempt), transfer(second.attempt)])
    const ends = await Promise.all(
      [first, second].map(async ({ attempt }) => (await attemptOf(attempt._id)).status),
    )
    expect(ends.toSorted()).toEqual(['paid', 'surplus'])
    expect(await paymentsOf(session)).toHaveLength(1)
    expect(await refundsOf(session)).toMatchObject([{ amount: 38.5, reason: 'surplus' }])
  })

  it('PAY-2.3: what exceeds the amount due by then goes back the way it came', async () => {
    const { session } = await table()
    const { attempt } = await start({ session })
    await staff.service('tableSessions').patch(session, { adjusts: [{ amount: -8.5 }] })
    await transfer(attempt)
    expect(await refundsOf(session)).toMatchObject([
      { amount: 8.5, reason: 'overpaid', attempt: attempt._id },
    ])
    expect(await sessionOf(session)).toMatchObject({ status: 'done', outstanding: 0, paid: 30 })
  })

  it('PAY-2.4, PAY-2.5: another amount waits in review until staff accept what came, less tips', async () => {
    const { session } = await table()
    const { attempt } = await start({ session, tips: 5 })
    await transfer(attempt, { amount: '30.00' })
    expect(await attemptOf(attempt._id)).toMatchObject({ status: 'review' })
    expect(await paymentsOf(session)).toEqual([])
    const decide = { attempt: attempt._id, decision: 'accept' }
    await expect(diner.service('paymentAttempts/decide').create(decide)).rejects.toMatchObject({
      data: { code: expect.stringMatching(/notAuthenticated|forbidden/) },
    })
    await staff.service('paymentAttempts/decide').create(decide)
    expect(await paymentsOf(session)).toMatchObject([{ amount: 25, tips: 5 }])
    await freeTable(session)
  })

  it('PAY-2.5: staff send back what came in another amount', async () => {
    const session = await order()
    const { attempt } = await start({ session })
    await transfer(attempt, { amount: '30.00' })
    const decide = { attempt: attempt._id, decision: 'refund' }
    await staff.service('paymentAttempts/decide').create(decide)
    const ended = { status: 'failed', failure: 'returned', captured: 30, refunded: 30 }
    expect(await attemptOf(attempt._id, other)).toMatchObject(ended)
    expect(await refundsOf(session)).toMatchObject([{ amount: 30, reason: 'rejected' }])
  })

  it('PAY-8.8: an attempt that was ended without a word of the provider says so, and that it was a code', async () => {
    const { attempt } = await start({ session: await order() })
    await diner.service('paymentAttempts/cancel').create({ attempt: attempt._id })
    const ended = await attemptOf(attempt._id, other)
    expect(ended).toMatchObject({ status: 'cancelled', failure: 'unconfirmed', code: true })
    expect(ended).not.toHaveProperty('next')
  })

  it('PAY-2.11: a cashier confirms with the bank’s reference, which counts for one attempt', async () => {
    const [one, two] = [await order(), await order()]
    const [first, second] = [await start({ session: one }), await start({ session: two })]
    expect(await confirm(first.attempt._id)).toMatchObject({ status: 'paid' })
    await expect(confirm(second.attempt._id)).rejects.toMatchObject({
      data: { code: 'paymentRefused', reason: 'paid' },
    })
    expect(await attemptOf(second.attempt._id)).toMatchObject({ status: 'pending' })
  })
})

describe('parts', () => {
  it('PAY-3.2, PAY-3.3, PAY-3.7: three share a table; a dish that somebody pays is nobody else’s', async () => {
    const { session, line } = await table()
    const share = { of: 3 }
    const parts = []
    for (let k = 0; k < 3; k += 1)
      parts.push(await start({ session, share, idempotencyKey: idempotencyKey() }))
    expect(parts.map(({ attempt }) => attempt.amount)).toEqual([12.9, 12.8, 12.8])
    expect((await sessionOf(session)).attempts.map(({ shareOf }) => shareOf)).toEqual([3, 3, 3])
    await expect(start({ session, idempotencyKey: idempotencyKey() })).rejects.toMatchObject({
      data: { code: 'paymentPending', attempts: parts.map(({ attempt }) => attempt._id) },
    })
    const replace = parts.map(({ attempt }) => attempt._id)
    const items = [{ line, quantity: 1 }]
    const dish = await start({ session, items, replace, idempotencyKey: idempotencyKey() })
    expect(dish.attempt.amount).toBe(38.5)
    expect((await sessionOf(session)).attempts.at(-1)).toMatchObject({ items })
    await transfer(dish.attempt)
    expect(await sessionOf(session)).toMatchObject({ status: 'done', outstanding: 0 })
  })

  it('PAY-3.4: a part is one of three', async () => {
    const session = await order()
    await expect(start({ session, amount: 10, share: { of: 2 } })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
  })
})

describe('messages and records', () => {
  it('PAY-2.16, PAY-9.2: a forged message is refused, recorded for staff, and changes nothing', async () => {
    const session = await order()
    const { attempt } = await start({ session })
    const forged = { reference: attempt._id, transaction: 'FORGED', amount: '38.50' }
    expect((await notifyFps(server, fps, forged, 'another secret')).status).toBe(400)
    expect(await attemptOf(attempt._id)).toMatchObject({ status: 'pending' })
    expect(await paymentsOf(session)).toEqual([])
    const recorded = await server.runtime.database
      .select()
      .from(paymentMessages)
      .where(and(eq(paymentMessages.shop, shop.shop), eq(paymentMessages.attempt, attempt._id)))
    expect(recorded).toMatchObject([{ kind: 'notify', valid: false, refusal: 'signature' }])
    const query = { shop: shop.shop, attempt: attempt._id }
    expect(await staff.service('paymentMessages').find({ query })).toMatchObject({
      data: [{ kind: 'notify', valid: false, refusal: 'signature', count: 1 }],
    })
  })

  it('PAY-2.16: one about an unknown payment is acknowledged, one that is too large is refused', async () => {
    const unknown = { reference: 'e'.repeat(24), transaction: 'X', amount: '1.00' }
    expect((await notifyFps(server, fps, unknown)).status).toBe(200)
    const large = { ...unknown, transaction: 'x'.repeat(70_000) }
    expect((await notifyFps(server, fps, large)).status).toBe(413)
  })

  it('PAY-2.8: what a bank said is for staff and those who began the attempt, also in events', async () => {
    const session = await order()
    const key = idempotencyKey()
    const { attempt } = await start({ session, idempotencyKey: key })
    await other.service('tableSessions/subscribe').create({ item: session })
    await staff.service('shops/subscribe').create({ item: shop.shop })
    const [heard, staffHeard] = [other, staff].map((client) =>
      heardBy(client, 'paymentAttempts', 'patched'),
    )
    const declined = { is: 'failed', code: 'insufficient_funds', last4: '4242' } as const
    const of = { shop: shop.shop, attempt: attempt._id }
    await settle(orderingOf(server), of, declined, { role: 'server' })
    const own = { _id: attempt._id, failure: 'insufficient_funds', last4: '4242' }
    await expect.poll(() => staffHeard).toContainEqual(expect.objectContaining(own))
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ _id: attempt._id }))
    const small = await attemptOf(attempt._id, other)
    expect(small).toMatchObject({ status: 'failed' })
    expect(JSON.stringify([heard, small])).not.toMatch(/insufficient_funds|4242/)
    const withKey = (idempotencyKey: string, client = other) =>
      client.service('paymentAttempts').get(attempt._id, { query: { idempotencyKey } })
    expect(await withKey(key)).toMatchObject(own)
    expect(await withKey('another-key')).not.toHaveProperty('last4')
    expect(await attemptOf(attempt._id, staff)).toMatchObject(own)
    const found = { query: { shop: shop.shop, idempotencyKey: key } }
    expect(await staff.service('paymentAttempts').find(found)).toMatchObject({ data: [own] })
  })

  it('PAY-2.8: the id opens a small record without the session; staff read all of it', async () => {
    const session = await order()
    const { attempt } = await start({ session })
    const small = await attemptOf(attempt._id, other)
    expect(small).toMatchObject({ orderNumber: expect.stringMatching(/^\d{3,}$/), shop: shop.shop })
    for (const field of ['session', 'account', 'provider', 'captured', 'providerReference'])
      expect(small).not.toHaveProperty(field)
    const ofStaff = { session, account: fps.account, provider: 'fps' }
    expect(await attemptOf(attempt._id, staff)).toMatchObject(ofStaff)
    const found = await staff
      .service('paymentAttempts')
      .find({ query: { shop: shop.shop, session } })
    expect(found).toMatchObject({ data: [{ _id: attempt._id, ...ofStaff }] })
  })

  it('PAY-2.11: staff confirm payments of the providers that cannot be queried, and of no others', () => {
    const unasked = Object.values(providers).filter(({ can }) => !can.query)
    expect(unasked.map(({ name }) => name)).toEqual(confirmedByStaff)
  })

  it('PAY-2.15: a browser that comes back is led to the result', async () => {
    const { attempt } = await start({ session: await order() })
    const page = (name: string) =>
      fetch(`${server.url}/api/payments/${name}/${attempt._id}`, { redirect: 'manual' })
    for (const name of ['return', 'go']) {
      const response = await page(name)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`/payment/result/${attempt._id}`)
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })
})
