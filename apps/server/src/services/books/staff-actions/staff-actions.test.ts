import type { Page, StaffAction, StaffAlerts, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const day = '2026-03-03'
let now = Date.parse('2026-03-03T04:00:00Z')
let server: TestServer
let shop: MemberShop
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
})
afterAll(() => server.stop())

const logged = async (query: object): Promise<readonly StaffAction[]> => {
  const found = await manager
    .service('staffActions')
    .find({ query: { shop: shop.shop, ...query, $sort: { time: -1 } } })
  return (found as Page<StaffAction>).data
}
const alertsOf = async (from: string, to = from): Promise<StaffAlerts['alerts']> => {
  const found = await manager.service('staffActions/alerts').create({ shop: shop.shop, from, to })
  return (found as StaffAlerts).alerts
}
/** A session of two dishes. */
const ordered = async (): Promise<TableSession> => {
  const diner = orderingCalls(await server.client(), shop)
  const cart = [lineOf(shop.noodles, { quantity: 6 })]
  return (await diner.create({ type: 'takeAway', cart })).session
}
const call = (path: string, session: string, own: object = {}) =>
  manager.service(`tableSessions/${path}`).create({ session, ...own })
const pay = (session: string, own: object = {}) =>
  call('pay', session, { paymentMethod: shop.cash, idempotencyKey: idempotencyKey(), ...own })

it('STAFF-9.2: of a patch the log has what the fields were before it, and the names of its staff', async () => {
  const sections = manager.service('sections')
  const name = [{ lang: 'en', value: 'Lunch' }]
  const { _id } = (await sections.create({ shop: shop.shop, name, showOrder: 1 })) as StaffAction &
    Record<'_id', string>
  await sections.patch(_id, { showOrder: 2 })
  const [patched, created] = await logged({ record: _id })
  expect(patched).toMatchObject({ before: { showOrder: 1 }, changes: { showOrder: 2 } })
  expect(created).not.toHaveProperty('before')
  expect(patched?.user).toBeDefined()
})

it('STAFF-9.1: the log is read by time, person, action, record, device and approver', async () => {
  const session = await ordered()
  now += 60_000
  await call('changeGuests', session._id, { capacity: 3 }).catch(() => undefined)
  await pay(session._id, { amount: 10 })
  const [paid] = await logged({ path: 'tableSessions/pay' })
  expect(paid).toMatchObject({ record: session._id })
  const user = paid?.user
  expect(await logged({ user, time: { $gte: new Date(now).toISOString() } })).not.toEqual([])
  expect(await logged({ user, time: { $gt: new Date(now + 1000).toISOString() } })).toEqual([])
  expect(await logged({ device: 'd'.repeat(24) })).toEqual([])
  expect(await logged({ approver: 'd'.repeat(24) })).toEqual([])
})

it('STAFF-9.4: dishes taken off after a payment, bills opened again, high discounts and many voids are alerts', async () => {
  const session = await ordered()
  const [line] = session.products
  const before = await alertsOf(day)
  await call('voidLines', session._id, {
    lines: [{ id: line?.id, quantity: 1 }],
    note: 'cold',
  })
  expect(await alertsOf(day)).toEqual(before)
  now += 60_000
  await pay(session._id, { amount: 1 })
  for (let unit = 0; unit < 4; unit++) {
    now += 60_000
    await call('voidLines', session._id, {
      lines: [{ id: line?.id, quantity: 1 }],
      note: 'cold',
      idempotencyKey: idempotencyKey(),
    })
  }
  await call('discount', session._id, { percent: 50, note: 'sorry' })
  now += 60_000
  await pay(session._id)
  await call('close', session._id).catch(() => undefined)
  await call('reopen', session._id, { note: 'wrong table' })
  const found = (await alertsOf(day)).filter((one) => one.session === session._id)
  const kinds = found.map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual([
    'discountOverLimit',
    'manyVoids',
    'reopened',
    ...Array.from({ length: 4 }, () => 'voidAfterPayment'),
  ])
  expect(found.find(({ kind }) => kind === 'manyVoids')).toMatchObject({ count: 5 })
  expect(found.find(({ kind }) => kind === 'reopened')).toMatchObject({ note: 'wrong table' })
  expect(await alertsOf('2026-03-02')).toEqual([])
})

it('STAFF-9.4: cash that is paid out of a drawer is an alert', async () => {
  const own = { shop: shop.shop, name: 'front', float: 100, idempotencyKey: idempotencyKey() }
  const { _id: till } = (await manager.service('tills/open').create(own)) as { _id: string }
  await manager.service('tills/record').create({
    shop: shop.shop,
    till,
    kind: 'payOut',
    amount: 20,
    note: 'lemons',
    idempotencyKey: idempotencyKey(),
  })
  expect(await alertsOf(day)).toContainEqual(
    expect.objectContaining({ kind: 'paidOut', amount: 20, note: 'lemons' }),
  )
})
