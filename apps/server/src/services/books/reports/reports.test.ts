import type {
  BillsReport,
  KitchenReport,
  PaymentsReport,
  ProductsReport,
  SalesReport,
  ShopsReport,
  StaffReport,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const start = Date.parse('2026-03-03T04:00:00Z')
const day = '2026-03-03'
let now = start
let server: TestServer
let shop: MemberShop
let manager: TestClient
const sessions: string[] = []

const report = <T>(name: string, own: object = {}): Promise<T> =>
  manager
    .service(`reports/${name}`)
    .create({ shop: shop.shop, from: day, to: day, ...own }) as Promise<T>

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  const diner = orderingCalls(await server.client(), shop)
  for (const [hours, quantity] of [
    [0, 1],
    [1, 2],
  ] as const) {
    now = start + hours * 3_600_000
    const { session } = await diner.create({
      type: 'takeAway',
      cart: [lineOf(shop.noodles, { quantity })],
    })
    await manager.service('tableSessions/pay').create({
      session: session._id,
      paymentMethod: shop.cash,
      tips: 1,
      idempotencyKey: idempotencyKey(),
    })
    await manager
      .service('tableSessions/close')
      .create({ session: session._id })
      .catch(() => undefined)
    sessions.push(session._id)
  }
})
afterAll(() => server.stop())

it('STAFF-7.1: sales by day, hour and weekday add up to the same bills', async () => {
  const [byDay, byHour, byWeekday] = await Promise.all(
    ['day', 'hour', 'weekday'].map((by) => report<SalesReport>('sales', { by })),
  )
  expect(byDay?.rows).toMatchObject([{ day, bills: 2 }])
  expect(byHour?.rows.map(({ hour, bills }) => [hour, bills])).toEqual([
    [12, 1],
    [13, 1],
  ])
  expect(byWeekday?.rows).toMatchObject([{ weekday: 2, bills: 2 }])
  const total = byDay?.rows[0]?.total ?? 0
  expect(total).toBeGreaterThan(0)
  expect(byHour?.rows.reduce((sum, row) => sum + row.total, 0)).toBeCloseTo(total, 2)
  const { rows } = await report<PaymentsReport>('payments')
  expect(rows).toMatchObject([{ method: shop.cash, type: 'counter', count: 2, tips: 2 }])
})

it('STAFF-7.1: products have the names under which they were sold; staff, what they took', async () => {
  const products = await report<ProductsReport>('products')
  expect(products.rows).toMatchObject([{ product: shop.noodles, quantity: 3 }])
  expect(products.rows[0]?.name).not.toEqual([])
  const staff = await report<StaffReport>('staff')
  expect(staff.rows).toMatchObject([{ payments: 2, tips: 2, voids: 0 }])
  const kitchen = await report<KitchenReport>('kitchen')
  expect(kitchen.rows).toMatchObject([
    { orders: 2 },
    { hour: 12, orders: 1 },
    { hour: 13, orders: 1 },
  ])
})

it('STAFF-7.2: each figure opens its bills', async () => {
  const ids = async (own: object): Promise<string[]> =>
    (await report<BillsReport>('bills', own)).bills.map(({ _id }) => _id)
  const all = sessions.toSorted()
  expect(await ids({})).toEqual(all)
  expect(await ids({ hour: 13 })).toEqual(sessions.slice(1))
  expect(await ids({ orderHour: 12 })).toEqual(sessions.slice(0, 1))
  expect(await ids({ product: shop.noodles, weekday: 2 })).toEqual(all)
  expect(await ids({ method: shop.cash })).toEqual(all)
  const [who] = (await report<StaffReport>('staff')).rows
  expect(await ids({ user: who?.user })).toEqual(all)
  expect(await ids({ after: all[0] })).toEqual(all.slice(1))
})

it('STAFF-7.1: days the wrong way round, or more than 400, are refused', async () => {
  for (const period of [
    { from: day, to: '2026-03-02' },
    { from: '2025-01-01', to: day },
    { from: '0000-01-01', to: '0000-01-02' },
  ])
    await expect(report('sales', period)).rejects.toMatchObject({ data: { code: 'dataInvalid' } })
})

it('GROUP-3.1: shops stand side by side, with the same days of the week before', async () => {
  const shops = async (own: object = {}) =>
    (await manager
      .service('reports/shops')
      .create({ shops: [shop.shop], from: day, to: day, ...own })) as ShopsReport
  const [row] = (await shops()).rows
  expect(row).toMatchObject({ shop: shop.shop, bills: 2, before: 0, open: 0 })
  const week = { from: '2026-03-10', to: '2026-03-10' }
  expect((await shops(week)).rows).toMatchObject([{ bills: 0, total: 0, before: row?.total }])
  await expect(shops({ shops: [shop.shop, 'f'.repeat(24)] })).rejects.toMatchObject({ code: 403 })
  await expect(shops({ from: '2025-03-10' })).rejects.toMatchObject({
    data: { code: 'dataInvalid' },
  })
})
