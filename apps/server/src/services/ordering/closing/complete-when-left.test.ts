import type {
  Reservation,
  ReservationHistoryResult,
  SeatReservationResult,
  SplitSessionResult,
  TableSession,
} from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { completeLeft } from '../../reservations/reservations/complete-left.ts'
import { closeStaleSessions } from './close-stale-sessions.ts'

const dinner = '2'.repeat(24)
const hour = 3_600_000
let server: TestServer
let shop: MemberShop
let staff: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeMemberShop(server)
  staff = await server.client(shop.staff)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    limits: [{ quantity: 2 }],
    sessions: [{ _id: dinner, name: [], from: '00:00', to: '23:45' }],
  })
})
afterAll(() => server.stop())

const call = <T = TableSession>(path: string, data: object): Promise<T> =>
  staff.service(`tableSessions/${path}`).create(data) as Promise<T>

/** Guests of the day `days` from the first, so that no test has the room of another. */
const seated = async (days: number) => {
  const made = (await staff.service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date: `2026-03-${String(2 + days).padStart(2, '0')}`,
    diningSession: dinner,
    time: '19:00',
    name: 'Chan Mei',
    phone: '91234567',
    termsAccepted: true,
  })) as Reservation
  const { _id: table } = (await server.app
    .service('tableViewItems')
    .create({ shop: shop.shop, name: 'T' })) as { _id: string }
  const { session } = (await staff
    .service('reservations/seat')
    .create({ reservation: made._id, table })) as SeatReservationResult
  return { reservation: made._id, session, table, booked: made }
}

const order = (session: string) => orderingCalls(staff, shop).order(session)
const get = (id: string) => staff.service('reservations').get(id) as Promise<Reservation>
const becomes = (id: string, status: Reservation['status']) =>
  vi.waitFor(async () => expect(await get(id)).toMatchObject({ status }))
const close = (session: string) => call('close', { session, how: 'walkout', note: 'ran away' })
const sweep = () => completeLeft(server.runtime)

it('staff who close a bill complete its reservation, whose table and slot are others’ at once (RES-7.6)', async () => {
  const guests = await seated(0)
  await staff.service('reservations').patch(guests.reservation, { tables: [guests.table] })
  const later = await seated(0)
  await staff.service('reservations').patch(later.reservation, { status: 'confirmed' })
  const keep = () =>
    staff.service('reservations').patch(later.reservation, { tables: [guests.table] })
  await expect(keep()).rejects.toMatchObject({ data: { code: 'tableTaken' } })
  const third = { ...guests.booked, idempotencyKey: idempotencyKey(), termsAccepted: true }
  const { shop: of, adults, children, babyStools, date, diningSession, time, name, phone } = third
  const party = { shop: of, adults, children, babyStools, date, diningSession, time, name, phone }
  const book = () => staff.service('reservations/create').create({ ...party, termsAccepted: true })
  await expect(book()).rejects.toMatchObject({ data: { code: 'slotFull' } })
  await call('close', { session: guests.session })
  await becomes(guests.reservation, 'completed')
  await keep()
  await book()
  const { changes } = (await staff
    .service('reservations/history')
    .create({ reservation: guests.reservation })) as ReservationHistoryResult
  expect(changes[0]).toMatchObject({ status: 'completed', by: 'server' })
})

it('the payment that closes a bill completes its reservation (RES-7.6)', async () => {
  const { reservation, session } = await seated(3)
  const { session: bill } = await order(session)
  await call('pay', {
    session,
    amount: bill.outstanding,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
  })
  await becomes(reservation, 'completed')
})

it('an unused table that is freed by the clock completes its reservation (RES-7.6)', async () => {
  const { reservation } = await seated(5)
  now += 7 * hour
  await closeStaleSessions(server.runtime)
  await becomes(reservation, 'completed')
})

it('the guests of a split bill have left with its last part, those of a merged one with the other (RES-7.6)', async () => {
  const guests = await seated(7)
  const { session: bill } = await order(guests.session)
  await order(guests.session)
  const { split } = await call<SplitSessionResult>('split', {
    session: guests.session,
    lines: [{ id: bill.products[0]!.id, quantity: 1 }],
    idempotencyKey: idempotencyKey(),
  })
  const others = await seated(9)
  await order(others.session)
  await call('merge', {
    from: others.session,
    into: guests.session,
    idempotencyKey: idempotencyKey(),
  })
  await close(guests.session)
  await becomes(others.reservation, 'completed')
  expect(await sweep()).toBe(0)
  expect(await get(guests.reservation)).toMatchObject({ status: 'seated' })
  await close(split._id)
  await becomes(guests.reservation, 'completed')
})

it('a server that dies between the closing and the completion loses nothing: the next one completes it, once (RES-7.6)', async () => {
  const { reservation, session } = await seated(11)
  await call('close', { session })
  await becomes(reservation, 'completed')
  const again = sql`update reservations set status = 'seated' where _id = ${reservation}`
  await server.runtime.database.execute(again)
  expect(await Promise.all([sweep(), sweep()])).toContain(1)
  expect(await get(reservation)).toMatchObject({ status: 'completed' })
  expect(await sweep()).toBe(0)
})

it('a completion that staff take back stays so, and is refused if others have the room; a bill that is closed again completes it (RES-6.4, RES-7.6)', async () => {
  const { reservation, session, booked } = await seated(13)
  await order(session)
  await close(session)
  await becomes(reservation, 'completed')
  now += 60_000
  const back = () => staff.service('reservations').patch(reservation, { status: 'seated' })
  expect(await back()).toMatchObject({ status: 'seated' })
  expect(await sweep()).toBe(0)
  await call('reopen', { session, note: 'a dessert' })
  now += 60_000
  expect(await sweep()).toBe(0)
  await close(session)
  await becomes(reservation, 'completed')
  const { shop: of, adults, children, babyStools, date, diningSession, time, name, phone } = booked
  const party = { shop: of, adults, children, babyStools, date, diningSession, time, name, phone }
  for (let others = 0; others < 2; others += 1)
    await staff.service('reservations/create').create({ ...party, termsAccepted: true })
  await expect(back()).rejects.toMatchObject({ data: { code: 'slotFull' } })
})
