import type {
  CreateOrResumeResult,
  Reservation,
  SeatReservationResult,
  TableSession,
  TableViewItem,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
let server: TestServer
let shop: OrderingShop
let staff: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  staff = await server.client(shop.staff)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '00:00', to: '23:45' }],
  })
})
afterAll(() => server.stop())

const taken = { code: 409, data: { code: 'tableTaken' } }
const newTable = async (): Promise<string> => {
  const data = { shop: shop.shop, name: 'T' }
  return ((await server.app.service('tableViewItems').create(data)) as TableViewItem)._id
}
const enter = (table: string) => {
  const data = { viewItem: table, shop: shop.shop, date: new Date(now).toISOString(), capacity: 2 }
  return staff.service('tableSessions/createOrResume').create(data) as Promise<CreateOrResumeResult>
}
const call = (path: string, data: object) =>
  staff.service(`tableSessions/${path}`).create(data) as Promise<TableSession>
const get = (id: string) => staff.service('reservations').get(id) as Promise<Reservation>
const keep = (id: string, tables: readonly string[]) =>
  staff.service('reservations').patch(id, { tables })
const seat = (reservation: string, table: string) =>
  staff
    .service('reservations/seat')
    .create({ reservation, table }) as Promise<SeatReservationResult>

const booked = async (time = '19:00'): Promise<string> => {
  const data = {
    shop: shop.shop,
    adults: 8,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: dinner,
    time,
    name: 'Chan Mei',
    phone: '91234567',
    termsAccepted: true,
  }
  return ((await staff.service('reservations/create').create(data)) as Reservation)._id
}

/** A party with two tables that sits at the first. */
const party = async () => {
  const [first, second] = [await newTable(), await newTable()]
  const reservation = await booked()
  await keep(reservation, [first, second])
  const { session } = await seat(reservation, first)
  return { reservation, session, first, second }
}

it('guests who sit at two tables have both: a guest who scans the second joins their bill, others are not seated there (RES-7.7)', async () => {
  const { session, second, reservation } = await party()
  expect(await enter(second)).toMatchObject({ created: false, session: { _id: session } })
  await expect(seat(await booked('22:00'), second)).rejects.toMatchObject(taken)
  const walkIn = await enter(await newTable())
  await expect(call('move', { session: walkIn.session._id, to: second })).rejects.toMatchObject(
    taken,
  )
  const { tables } = await get(reservation)
  await expect(
    keep(reservation, [...tables!, walkIn.session.tableItem!._id]),
  ).rejects.toMatchObject(taken)
})

it('a party is not seated while others sit at its second table (RES-7.7)', async () => {
  const [first, second] = [await newTable(), await newTable()]
  const reservation = await booked()
  await keep(reservation, [first, second])
  await enter(second)
  await expect(seat(reservation, first)).rejects.toMatchObject(taken)
  expect(await get(reservation)).toMatchObject({ status: 'booked', tables: [first, second] })
  expect(await enter(first)).toMatchObject({ created: true })
})

it('of a party and a walk-in who sit down at its second table at the same moment, one does (RES-7.7)', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [first, second] = [await newTable(), await newTable()]
    const reservation = await booked()
    await keep(reservation, [first, second])
    const [seated, entered] = await Promise.allSettled([seat(reservation, first), enter(second)])
    if (entered.status === 'rejected') throw entered.reason
    const own = seated.status === 'fulfilled' ? seated.value.session : undefined
    if (seated.status === 'rejected') expect(seated.reason).toMatchObject(taken)
    expect(entered.value.created).toBe(own === undefined)
    if (own !== undefined) expect(entered.value.session._id).toBe(own)
  }
})

it('both tables are free and to be cleaned once the guests have left (RES-7.6, STAFF-2.14)', async () => {
  const { session, first, second } = await party()
  await orderingCalls(staff, shop).order(session)
  await call('close', { session, how: 'walkout', note: 'ran away' })
  for (const table of [first, second])
    await vi.waitFor(async () =>
      expect(await staff.service('tableViewItems').get(table)).toMatchObject({
        needsCleaning: true,
      }),
    )
  expect(await enter(second)).toMatchObject({ created: true })
})

it('guests who move to another table have that alone, also in the book (RES-7.5, RES-7.7)', async () => {
  const { reservation, session, second } = await party()
  const to = await newTable()
  await call('move', { session, to })
  await vi.waitFor(async () => expect(await get(reservation)).toMatchObject({ tables: [to] }))
  expect(await enter(second)).toMatchObject({ created: true })
  now += 60_000
})

it('a bill is not opened again at a table that a party has by now (STAFF-2.18, RES-7.7)', async () => {
  const [first, second] = [await newTable(), await newTable()]
  const before = (await enter(second)).session._id
  await orderingCalls(staff, shop).order(before)
  const orders = (await staff.service('tableSessions').get(before)) as TableSession
  await staff.service('orders').patch(orders.orders[0]!._id, { status: 'preparing' })
  await call('close', { session: before, how: 'walkout', note: 'ran away' })
  const reservation = await booked()
  await keep(reservation, [first, second])
  await seat(reservation, first)
  await expect(call('reopen', { session: before, note: 'wrong' })).rejects.toMatchObject(taken)
})
