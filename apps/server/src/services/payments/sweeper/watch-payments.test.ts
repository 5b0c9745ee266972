import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { refunds } from '../../../tables/refunds.ts'
import { watchPayments } from './watch-payments.ts'

const MINUTE = 60_000
let now = Date.now()
let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

/** The troubles a minute later. */
const troubles = async () => {
  now += MINUTE
  await watchPayments({ app: server.app, runtime: server.runtime })
  return Object.keys(server.runtime.troubles.all())
}

const decline = async () => {
  const createTime = new Date(now).toISOString()
  const of = { shop: shop.shop, session: newIdBeside(shop.shop), createTime }
  const failure = { status: 'pending', failure: 'insufficient_funds' } as const
  await paidAttempt(server, { ...of, ...failure, amount: 10, tips: 0, surcharge: 0 })
}

it('PAY-6.4: 20 payments of a shop that fail within 10 minutes are a trouble, until they are fewer', async () => {
  for (let count = 0; count < 19; count += 1) await decline()
  expect(await troubles()).not.toContain('declines')
  await decline()
  expect(await troubles()).toContain('declines')
  const isPaid = { status: 'paid' } as const
  await server.runtime.database
    .update(paymentAttempts)
    .set(isPaid)
    .where(eq(paymentAttempts.shop, shop.shop))
  expect(await troubles()).not.toContain('declines')
  await decline()
  now += 10 * MINUTE
  expect(await troubles()).not.toContain('declines')
})

it('PAY-6.4: a refund that waits for an hour to be sent or received is a trouble; what its provider works on or is given by hand is not', async () => {
  const createTime = new Date(now).toISOString()
  const _id = newIdBeside(shop.shop)
  const due = { shop: shop.shop, session: newIdBeside(shop.shop), amount: 10, createTime } as const
  await server.runtime.database.insert(refunds).values({
    ...due,
    _id,
    type: 'card',
    reason: 'request',
    actor: { role: 'server' },
    status: 'due',
    askTime: createTime,
  })
  now += 59 * MINUTE
  expect(await troubles()).not.toContain('refunds')
  expect(await troubles()).toContain('refunds')
  const change = (own: Partial<typeof refunds.$inferInsert>) =>
    server.runtime.database.update(refunds).set(own).where(eq(refunds.shop, shop.shop))
  await change({ status: 'sent', sentTime: createTime })
  expect(await troubles()).toContain('refunds')
  await change({ providerRefundId: 'accepted' })
  expect(await troubles()).not.toContain('refunds')
  await change({ providerRefundId: null })
  expect(await troubles()).toContain('refunds')
  await server.runtime.database
    .update(refunds)
    .set({ askTime: null })
    .where(eq(refunds.shop, shop.shop))
  expect(await troubles()).not.toContain('refunds')
})
