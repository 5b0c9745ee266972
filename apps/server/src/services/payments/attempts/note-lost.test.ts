import type { StartPaymentResult } from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { type FpsMethod, makeFpsMethod } from '../../../testing/fps-account.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { watchPayments } from '../sweeper/watch-payments.ts'
import { noteLost } from './note-lost.ts'
import { attemptOf } from './read-attempt.ts'
import { settle } from './settle.ts'

const MINUTE = 60_000
let later = 0
let server: TestServer
let shop: OrderingShop
let fps: FpsMethod
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + later })
  shop = await makeOrderingShop(server, { maxUnpaidPerDevice: 1000, maxPending: 1000 })
  fps = await makeFpsMethod(server)
  staff = await server.client(shop.staff)
})
afterAll(() => server.stop())
beforeEach(() => {
  later = 0
})

const begun = async (): Promise<string> => {
  const { session } = await orderingCalls(staff, shop).create({ payBy: fps.method })
  const data = { methodRef: fps.method, session: session._id }
  const { attempt } = (await staff.service('payments/online').create(data)) as StartPaymentResult
  return attempt._id
}
const row = async (attempt: string): Promise<AttemptRow> => {
  const found = await attemptOf(server.runtime.database, shop.shop, attempt)
  if (!found) throw new Error('there is no attempt')
  return found
}
const troubles = async (): Promise<string[]> => {
  later += MINUTE
  await watchPayments({ app: server.app, runtime: server.runtime })
  return Object.keys(server.runtime.troubles.all())
}

it('PAY-2.18: money that could not be collected is noted at its attempt, which stays paid, and is a trouble for a week', async () => {
  const attempt = await begun()
  const paid = { is: 'paid', captured: 3850, currency: 'HKD', transaction: 'ONE' } as const
  await settle(orderingOf(server), { shop: shop.shop, attempt }, paid, { role: 'server' })
  await staff.service('shops/subscribe').create({ item: shop.shop })
  const heard = heardBy(staff, 'paymentAttempts', 'patched')
  await noteLost(server.runtime, await row(attempt), { transaction: 'ANOTHER' })
  expect(await row(attempt)).toMatchObject({ status: 'paid', failure: null })
  expect(await troubles()).not.toContain('captures')
  await noteLost(server.runtime, await row(attempt), { transaction: 'ONE' })
  expect(await row(attempt)).toMatchObject({ status: 'paid', failure: 'captureFailed' })
  await expect.poll(() => JSON.stringify(heard)).toContain('captureFailed')
  expect(await troubles()).toContain('captures')
  later += 7 * 24 * 60 * MINUTE
  expect(await troubles()).not.toContain('captures')
})

it.each([
  ['expired', { role: 'server' }, 20],
  ['cancelled', { role: 'server' }, 0],
  ['cancelled', { role: 'diner' }, 20],
] as const satisfies readonly (readonly [string, Actor, number])[])(
  'PAY-2.9: what is cancelled is %s if %o says so %i minutes later',
  async (status, actor, minutes) => {
    const attempt = await begun()
    later += minutes * MINUTE
    const of = { shop: shop.shop, attempt }
    const settled = await settle(orderingOf(server), of, { is: 'cancelled' }, actor)
    expect(settled.status).toBe(status)
  },
)
