import type {
  Reservation,
  ReservationDayResult,
  ReservationDaysResult,
  ReservationHistoryResult,
  SearchReservationsResult,
} from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
const date = '2026-03-04'
let server: TestServer
let shop: OrderingShop
let waiter: TestClient
let guest: TestClient
let now = 0
let waiters = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  guest = await server.client()
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = Math.max(now + 3_600_000, Date.parse('2026-03-02T04:00:00Z'))
  shop = await makeOrderingShop(server)
  waiters += 1
  waiter = await server.client(
    await makeAccount(server, `ah-kit-${waiters}`, [{ role: 'waiter', shop: shop.shop }]),
  )
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    limits: [{ capacity: 8 }],
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '21:00' }],
  })
})

const draft = (own: object = {}) => ({
  adults: 4,
  children: 0,
  babyStools: 0,
  date,
  diningSession: dinner,
  time: '18:30',
  name: 'Chan Mei',
  phone: '+852 9123 4567',
  ...own,
})

const book = (own: object = {}, client = waiter): Promise<Reservation> =>
  client.service('reservations/create').create({
    shop: shop.shop,
    ...draft(own),
    termsAccepted: true,
    idempotencyKey: idempotencyKey(),
  }) as Promise<Reservation>

const setStatus = ({ _id }: Reservation, status: Reservation['status']) =>
  waiter.service('reservations').patch(_id, { status }) as Promise<Reservation>

const full = { code: 409, data: { code: 'slotFull', nearest: expect.any(Array) as unknown } }

describe('a step is taken back (RES-6.4)', () => {
  it.each(['late', 'noShow', 'cancelled', 'confirmed'] as const)(
    'within ten minutes, later not: %s',
    async (status) => {
      const one = await book()
      expect(await setStatus(one, status)).toMatchObject({ status, statusBefore: 'booked' })
      now += 10 * 60_000
      const back = await setStatus(one, 'booked')
      expect(back).toMatchObject({ status: 'booked' })
      expect(back).not.toHaveProperty('statusBefore')
      await setStatus(one, status)
      now += 10 * 60_000 + 1
      await expect(setStatus(one, 'booked')).rejects.toMatchObject({
        data: { code: 'illegalTransition' },
      })
    },
  )

  it('not if its place was given to others in the meantime', async () => {
    const one = await book({ adults: 8 })
    await setStatus(one, 'noShow')
    const other = await book({ adults: 8 })
    await expect(setStatus(one, 'booked')).rejects.toMatchObject(full)
    await setStatus(other, 'cancelled')
    expect(await setStatus(one, 'booked')).toMatchObject({ status: 'booked' })
    await expect(setStatus(other, 'booked')).rejects.toMatchObject(full)
  })

  it('who was taken for a no-show comes late after all, at any time, if there is room', async () => {
    const one = await book({ adults: 8 })
    await setStatus(one, 'noShow')
    now += 11 * 60_000
    const other = await book({ adults: 8 })
    await expect(setStatus(one, 'late')).rejects.toMatchObject(full)
    await setStatus(other, 'cancelled')
    expect(await setStatus(one, 'late')).toMatchObject({ status: 'late' })
  })

  it('of a step back and bookings of guests at once, those that have room are done', async () => {
    const one = await book({ adults: 5 })
    await setStatus(one, 'cancelled')
    const outcomes = await Promise.allSettled([
      setStatus(one, 'booked'),
      book({ adults: 5 }, guest),
      book({ adults: 5 }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

it('a step that waited for a connection counts once, and is refused if the booking has moved (STAFF-8.6)', async () => {
  const { _id } = await book()
  const step = { status: 'late', expectedStatus: 'booked' } as const
  const send = (change: object) => waiter.service('reservations').patch(_id, change)
  const { version } = (await send(step)) as Reservation
  expect(await send(step)).toMatchObject({ status: 'late', version })
  await expect(send({ ...step, status: 'confirmed' })).rejects.toMatchObject({
    data: { code: 'illegalTransition', from: 'late', to: 'confirmed' },
  })
})

describe('the book', () => {
  it('a day says what is booked and left at each slot, as it decides itself (RES-6.2)', async () => {
    await book()
    await setStatus(await book({ time: '20:30', adults: 3 }), 'noShow')
    const { sessions, maxGuests } = (await waiter
      .service('reservations/day')
      .create({ shop: shop.shop, date })) as ReservationDayResult
    expect(maxGuests).toBe(20)
    const slots = sessions[0]!.slots
    expect(slots.find(({ time }) => time === '18:30')).toEqual({
      time: '18:30',
      guests: 4,
      parties: 1,
      guestsLeft: 4,
      isPast: false,
    })
    expect(slots.find(({ time }) => time === '19:45')).toMatchObject({ guests: 0, guestsLeft: 4 })
    expect(slots.find(({ time }) => time === '20:30')).toMatchObject({ guests: 0, guestsLeft: 8 })
  })

  it('a week says how many come each day, no-shows and cancelled ones apart (RES-6.7)', async () => {
    await book()
    await book({ adults: 1, children: 1, time: '20:30' })
    await setStatus(await book({ adults: 2 }), 'cancelled')
    await setStatus(await book({ adults: 2, date: '2026-03-05' }), 'noShow')
    const { days } = (await waiter
      .service('reservations/days')
      .create({ shop: shop.shop, from: '2026-03-03', days: 3 })) as ReservationDaysResult
    const none = { parties: 0, guests: 0, noShows: 0, cancelled: 0 }
    expect(days).toEqual([
      { ...none, date: '2026-03-03' },
      { date, parties: 2, guests: 6, noShows: 0, cancelled: 1 },
      { ...none, date: '2026-03-05', noShows: 1 },
    ])
  })

  it.each([
    ['the end of the phone', '4567', true],
    ['all of the phone', '9123 4567', true],
    ['how the name begins', 'chan', true],
    ['the number', '', true],
    ['another end', '4568', false],
    ['what is no pattern', '%han', false],
  ])('finds by %s (RES-6.3)', async (_, text, isFound) => {
    const one = await book()
    const { reservations } = (await waiter
      .service('reservations/search')
      .create({ shop: shop.shop, text: text || one.number })) as SearchReservationsResult
    expect(reservations.map(({ _id }) => _id)).toEqual(isFound ? [one._id] : [])
  })

  it('says who did what, with names for staff alone (RES-6.5)', async () => {
    const one = await book({}, guest)
    expect(one).toMatchObject({ source: 'guest' })
    expect(await book({ time: '20:30' })).toMatchObject({ source: 'staff' })
    await setStatus(one, 'late')
    const edited = (await waiter
      .service('reservations/edit')
      .create({ reservation: one._id, ...draft({ time: '19:00', adults: 3 }) })) as Reservation
    expect(edited).toMatchObject({ status: 'confirmed', time: '19:00' })
    const { changes } = (await waiter
      .service('reservations/history')
      .create({ reservation: one._id })) as ReservationHistoryResult
    const name = `ah-kit-${waiters}`
    expect(changes).toMatchObject([
      { kind: 'changed', fields: ['time', 'adults'], by: 'staff', name },
      { kind: 'status', status: 'confirmed', by: 'staff', name },
      { kind: 'status', status: 'late', by: 'staff', name },
      { kind: 'booked', by: 'guest' },
    ])
    expect(await guest.service('reservations').get(one._id)).not.toHaveProperty('history')
    await expect(
      guest.service('reservations/history').create({ reservation: one._id }),
    ).rejects.toMatchObject({ code: 401 })
  })
})

const newTable = async (): Promise<string> =>
  (
    (await server.app
      .service('tableViewItems')
      .create({ shop: shop.shop, name: 'T', capacity: 4 })) as { _id: string }
  )._id
const keep = ({ _id }: Reservation, ...tables: string[]) =>
  waiter.service('reservations').patch(_id, { tables }) as Promise<Reservation>

describe('the tables of the book (RES-7.1)', () => {
  const taken = { code: 409, data: { code: 'tableTaken', field: 'tables' } }

  it('of staff who keep one for two parties at once, one does', async () => {
    const table = await newTable()
    const [one, other] = [await book({ adults: 2 }), await book({ adults: 2, time: '19:45' })]
    const outcomes = await Promise.allSettled([keep(one, table), keep(other, table)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('one is others’ until they have left, and free after that', async () => {
    const table = await newTable()
    const one = await book({ adults: 2, time: '18:00' })
    await keep(one, table)
    const other = await book({ adults: 2, time: '19:15' })
    await expect(keep(other, table)).rejects.toMatchObject(taken)
    expect(await keep(await book({ adults: 2, time: '19:30' }), table)).toMatchObject({
      tables: [table],
    })
  })

  it('guests who are moved, or come back, to a time of others at their table have no table', async () => {
    const table = await newTable()
    const one = await book({ adults: 2, time: '18:00' })
    const late = await book({ adults: 2, time: '20:00' })
    await keep(one, table)
    await keep(late, table)
    const moved = (await waiter
      .service('reservations/edit')
      .create({ reservation: late._id, ...draft({ adults: 2, time: '18:45' }) })) as Reservation
    expect(moved).not.toHaveProperty('tables')
    await setStatus(one, 'noShow')
    await keep(moved, table)
    expect(await setStatus(one, 'booked')).not.toHaveProperty('tables')
  })
})
