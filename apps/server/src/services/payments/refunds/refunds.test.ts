import type { Refund } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dueRefund, type DueRefund } from '../../../payments/due-refund.ts'
import { refunds } from '../../../tables/refunds.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { sweepRefunds } from '../sweeper/sweep-refunds.ts'

let server: TestServer
let shop: OrderingShop
let staff: TestClient
let session: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  staff = await server.client(shop.staff)
  session = (await orderingCalls(staff, shop).create()).session._id
})
afterAll(() => server.stop())

const due = (own: Partial<DueRefund> = {}) =>
  dueRefund(server.runtime.database, {
    shop: shop.shop,
    session,
    method: null,
    type: 'counter',
    amount: 20,
    reason: 'overpaid',
    actor: { role: 'server' },
    now: new Date(),
    ...own,
  })

const sweep = () => sweepRefunds({ app: server.app, runtime: server.runtime })
const got = (id: string) => staff.service('refunds').get(id) as Promise<Refund>

const failed = async () => {
  const charged = { amount: 20, tips: 0, surcharge: 0 }
  const attempt = await paidAttempt(server, { shop: shop.shop, session, ...charged })
  const { _id } = await due({ attempt, type: 'card', amount: 5 })
  await sweep()
  return _id
}

it('PAY-5.7: what is given by hand is announced to staff, due until they have given it, and given once', async () => {
  await staff.service('shops/subscribe').create({ item: shop.shop })
  const heard = heardBy(staff, 'refunds', 'created') as Refund[]
  const { _id } = await due()
  await sweep()
  await expect.poll(() => heard.map((one) => one._id)).toEqual([_id])
  await sweep()
  expect(await got(_id)).toMatchObject({ status: 'due', amount: 20, actor: { role: 'server' } })
  const byHand = () =>
    staff.service('refunds/byHand').create({ refund: _id, note: 'cash' }) as Promise<Refund>
  expect(await byHand()).toMatchObject({ status: 'done', note: 'cash' })
  await expect(byHand()).rejects.toMatchObject({ data: { code: 'illegalTransition' } })
  expect(heard).toHaveLength(1)
})

it('PAY-5.6: a refund that cannot be sent waits for staff, who send it again or give it by hand', async () => {
  const _id = await failed()
  expect(await got(_id)).toMatchObject({ status: 'failed', failure: 'accountMissing', tries: 1 })
  const again = await staff.service('refunds/again').create({ refund: _id })
  expect(again).toMatchObject({ status: 'due', tries: 1 })
  const [row] = await server.runtime.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds._id, _id)))
  expect(row).toMatchObject({ sentTime: null, resends: 1 })
  const note = { refund: _id, note: 'bank transfer' }
  const early = staff.service('refunds/byHand').create(note)
  await expect(early).rejects.toMatchObject({ data: { code: 'forbidden' } })
  await sweep()
  expect(await staff.service('refunds/byHand').create(note)).toMatchObject({ status: 'done' })
})

it('PAY-5.7: staff of other shops and the kitchen carry nothing out', async () => {
  const _id = await failed()
  const other = await makeOrderingShop(server)
  const stranger = await server.client(other.staff)
  const call = stranger.service('refunds/again').create({ refund: _id })
  await expect(call).rejects.toMatchObject({ data: { code: 'forbidden' } })
  await expect(stranger.service('refunds').get(_id)).rejects.toMatchObject({ code: 404 })
})

it('PAY-6.2: two servers never take the same refund', async () => {
  const made = await Promise.all(Array.from({ length: 30 }, () => due()))
  const counts = await Promise.all([sweep(), sweep(), sweep()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
  expect(made).toHaveLength(30)
})

it('PAY-5.2: refunds at once never exceed what was captured', async () => {
  const charged = { amount: 20, tips: 0, surcharge: 0 }
  const attempt = await paidAttempt(server, { shop: shop.shop, session, ...charged })
  const tried = await Promise.allSettled(
    Array.from({ length: 8 }, () => due({ attempt, type: 'card', amount: 3 })),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  const written = await server.runtime.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds.attempt, attempt)))
  expect(written).toHaveLength(6)
})
