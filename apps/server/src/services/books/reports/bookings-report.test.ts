import type { BookingsReport, Reservation, StaysReport } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000
const dinner = '2'.repeat(24)
const night = '3'.repeat(24)

/** 17:00 in Hong Kong. */
let now = Date.parse('2099-03-02T09:00:00Z')
let server: TestServer
let shop: OrderingShop
let staff: TestClient

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  staff = await server.client(shop.staff)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    slotMinutes: 30,
    sessions: [
      { _id: dinner, name: [], from: '18:00', to: '22:00' },
      { _id: night, name: [], from: '00:00', to: '02:00' },
    ],
  })
})
afterAll(() => server.stop())

const book = async (adults: number, own: object = {}): Promise<Reservation> =>
  (await staff.service('reservations/create').create({
    shop: shop.shop,
    adults,
    children: 0,
    babyStools: 0,
    date: '2099-03-02',
    diningSession: dinner,
    time: '19:00',
    name: 'Mei',
    phone: '91234567',
    termsAccepted: true,
    ...own,
  })) as Reservation
const step = (one: Reservation, status: string) =>
  staff.service('reservations').patch(one._id, { status })
const report = async <R>(name: string, own: object = {}): Promise<R> => {
  const days = { shop: shop.shop, from: '2099-03-02', to: '2099-03-02' }
  return (await staff.service(name).create({ ...days, ...own })) as R
}

it('STAFF-7.8: a night of those who came, did not come, cancelled and walked in, by day, slot and how long they stayed', async () => {
  const [came, away, gone] = [await book(3), await book(2), await book(5)]
  // After midnight it is still the same business day, at 04:00 the next one.
  await book(4, { date: '2099-03-03', diningSession: night, time: '00:30' })
  await step(gone, 'cancelled')
  const { scan, order, closePaidElsewhere } = orderingCalls(staff, shop)

  now += 125 * MINUTE
  const seated = (await staff
    .service('reservations/seat')
    .create({ reservation: came._id, table: shop.table })) as { session: string }
  await order(seated.session)
  await step(away, 'noShow')
  now += 13 * MINUTE
  const walkedIn = await scan(shop.otherTable, { capacity: 2 })
  await order(walkedIn.session._id)
  now += 60 * MINUTE
  await closePaidElsewhere(walkedIn.session._id)
  now += 27 * MINUTE
  await closePaidElsewhere(seated.session)

  const counts = { booked: 3, bookedGuests: 9, noShows: 1, noShowGuests: 2, cancelled: 1 }
  const { rows } = await report<BookingsReport>('reports/bookings')
  expect(rows).toEqual([{ day: '2099-03-02', ...counts, walkIns: 1, walkInGuests: 2 }])
  const slots = await report<BookingsReport>('reports/bookings', { by: 'time' })
  expect(slots.rows).toMatchObject([
    { time: '00:30', booked: 1, bookedGuests: 4, walkIns: 0 },
    { time: '19:00', booked: 2, bookedGuests: 5, noShows: 1, walkIns: 1, walkInGuests: 2 },
  ])
  const stays = await report<StaysReport>('reports/stays')
  expect(stays.rows).toEqual([
    { parties: 2, p50: 80 * 60, p90: 96 * 60 },
    { guests: 2, parties: 1, p50: 60 * 60, p90: 60 * 60 },
    { guests: 3, parties: 1, p50: 100 * 60, p90: 100 * 60 },
  ])
  const after = { from: '2099-03-03', to: '2099-03-03' }
  expect(await report('reports/bookings', after)).toEqual({ rows: [] })
  expect(await report('reports/stays', after)).toEqual({ rows: [] })
})
