import type { AvailabilityResult, Page, Reservation } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { reservations } from '../../../tables/reservations.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const lunch = '1'.repeat(24)
const dinner = '2'.repeat(24)
const date = '2026-03-04'

let server: TestServer
let shop: OrderingShop
let guest: TestClient
let now = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  guest = await server.client()
})
afterAll(() => server.stop())
beforeEach(async () => {
  // 15 minutes for each test, so that none reaches the rate limit of another; noon of March 2nd in Hong Kong.
  now = Math.max(now + 3_600_000, Date.parse('2026-03-02T04:00:00Z'))
  shop = await makeOrderingShop(server)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    limits: [{ capacity: 8 }],
    sessions: [
      { _id: lunch, name: [{ lang: 'en', value: 'Lunch' }], from: '12:00', to: '14:00' },
      { _id: dinner, name: [{ lang: 'en', value: 'Dinner' }], from: '18:00', to: '21:00' },
    ],
  })
})

const draft = (own: object = {}) => ({
  adults: 2,
  children: 0,
  babyStools: 0,
  date,
  diningSession: dinner,
  time: '18:30',
  name: 'Chan Mei',
  phone: '91234567',
  ...own,
})

const book = (own: object = {}, client = guest): Promise<Reservation> =>
  client.service('reservations/create').create({
    shop: shop.shop,
    ...draft(own),
    termsAccepted: true,
    idempotencyKey: idempotencyKey(),
  }) as Promise<Reservation>

const change = (reservation: string, own: object = {}, client = guest): Promise<Reservation> =>
  client.service('reservations/edit').create({
    reservation,
    ...draft(own),
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<Reservation>

const cancel = (reservation: string): Promise<Reservation> =>
  guest.service('reservations/cancel').create({ reservation }) as Promise<Reservation>

const ask = (own: object = {}): Promise<AvailabilityResult> =>
  guest.service('reservations/availability').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date,
    ...own,
  }) as Promise<AvailabilityResult>

const statesOf = ({ sessions }: AvailabilityResult, session: string) =>
  new Map(
    sessions.find(({ _id }) => _id === session)?.slots.map(({ time, state }) => [time, state]),
  )

const isFree = async (own: object) =>
  (await ask(own)).days.find((day) => day.date === date)?.isAvailable

describe('availability', () => {
  it('31 days from today on, the slots of a day by dining session', async () => {
    const { days, sessions } = await ask()
    expect(days).toHaveLength(31)
    expect(days[0]).toEqual({ date: '2026-03-02', isAvailable: true })
    expect(sessions.map(({ _id, slots }) => [_id, slots.length])).toEqual([
      [lunch, 8],
      [dinner, 12],
    ])
  })

  it('a slot is full while others sit then, 90 minutes each way, and free for its own guest', async () => {
    const { _id } = await book({ adults: 8 })
    const states = statesOf(await ask(), dinner)
    expect(states.get('18:00')).toBe('full')
    expect(states.get('19:45')).toBe('full')
    expect(states.get('20:00')).toBe('free')
    expect(statesOf(await ask(), lunch).get('13:45')).toBe('free')
    expect(statesOf(await ask({ reservation: _id }), dinner).get('18:30')).toBe('free')
  })

  it('a day is available for one time of a dining session if that very slot is free', async () => {
    const { _id } = await book({ adults: 8 })
    expect(await isFree({ diningSession: dinner, time: '18:30' })).toBe(false)
    expect(await isFree({ diningSession: dinner, time: '18:30', reservation: _id })).toBe(true)
    expect(await isFree({ diningSession: dinner })).toBe(true)
    expect(await isFree({ diningSession: lunch, time: '18:30' })).toBe(false)
  })

  it('earlier slots of today are past; a party that is too large finds no day', async () => {
    now = Date.parse('2026-03-02T05:00:00Z')
    const states = statesOf(await ask({ date: '2026-03-02' }), lunch)
    expect(states.get('12:45')).toBe('past')
    expect(states.get('13:00')).toBe('free')
    expect((await ask({ adults: 21 })).days.some(({ isAvailable }) => isAvailable)).toBe(false)
  })

  it('a shop without reservations says so', async () => {
    const other = await makeOrderingShop(server)
    await expect(ask({ shop: other.shop })).rejects.toMatchObject({
      data: { code: 'reservationClosed' },
    })
  })
})

describe('booking', () => {
  it('returns a number, its start and its cancellation deadline; its link finds it', async () => {
    const booked = await book({ remark: 'By the window' })
    expect(booked).toMatchObject({
      number: '101',
      status: 'booked',
      startTime: '2026-03-04T10:30:00.000Z',
      cancelUntil: '2026-03-04T08:30:00.000Z',
      remark: 'By the window',
    })
    expect(await guest.service('reservations').get(booked._id)).toEqual(booked)
    await expect(guest.service('reservations').get('f'.repeat(24))).rejects.toMatchObject({
      code: 404,
    })
    await expect(guest.service('reservations').find()).rejects.toMatchObject({ code: 401 })
  })

  it('a full slot is refused with the nearest free ones (RES-1.4)', async () => {
    await book({ adults: 7 })
    await expect(book()).rejects.toMatchObject({
      code: 409,
      data: {
        code: 'slotFull',
        field: 'time',
        nearest: [
          { date, time: '20:00', diningSession: dinner },
          { date, time: '20:15', diningSession: dinner },
          { date, time: '20:30', diningSession: dinner },
        ],
      },
    })
  })

  it.each([
    ['too many guests', { adults: 21 }, 'adults', 'tooManyGuests'],
    ['nobody', { adults: 0 }, 'adults', 'tooFewGuests'],
    ['more baby stools than there are', { babyStools: 3 }, 'babyStools', 'babyStoolsLimited'],
    ['a day that is past', { date: '2026-03-01' }, 'date', 'dateNotAvailable'],
    ['a day too far ahead', { date: '2026-05-01' }, 'date', 'dateNotAvailable'],
    ['a time between slots', { time: '18:20' }, 'time', 'slotNotAvailable'],
    ['a time of another session', { diningSession: lunch }, 'time', 'slotNotAvailable'],
    ['a session of another shop', { diningSession: '3'.repeat(24) }, 'diningSession', ''],
    ['no phone number', { phone: '12' }, 'phone', 'phoneInvalid'],
  ])('%s → reservationInvalid', async (_name, own, field, reason) => {
    await expect(book(own)).rejects.toMatchObject({
      code: 400,
      data: { code: 'reservationInvalid', field, ...(reason ? { reason } : {}) },
    })
  })

  it('the same key 20 times is one reservation and one result; another payload is refused (RES-2.5)', async () => {
    const key = idempotencyKey()
    const data = { shop: shop.shop, ...draft(), termsAccepted: true, idempotencyKey: key }
    const service = guest.service('reservations/create')
    const results = await Promise.all(Array.from({ length: 20 }, () => service.create(data)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    await expect(service.create({ ...data, name: 'Other' })).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused' },
    })
  })

  it('50 sockets for the last table → one gets it, the others are refused with slotFull (RES-2.4)', async () => {
    await book({ adults: 6 })
    const clients = await Promise.all(Array.from({ length: 50 }, () => server.client()))
    const outcomes = await Promise.all(
      clients.map((client) =>
        book({}, client).then(
          () => 'booked',
          (error: unknown) => (error as { data: { code: string } }).data.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'slotFull')).toHaveLength(49)
  })

  it('one address books at most 20 in 15 minutes; staff are not limited', async () => {
    const single = { adults: 1, time: '12:00', diningSession: lunch }
    for (let day = 3; day < 23; day += 1)
      await book({ ...single, date: `2026-03-${String(day).padStart(2, '0')}` })
    const next = { ...single, date: '2026-03-23' }
    await expect(book(next)).rejects.toMatchObject({ code: 429 })
    await expect(book(next, await server.client(shop.staff))).resolves.toBeDefined()
  })
})

describe('changes by a guest', () => {
  it('to another time, all of it checked again; its own table counts as free (RES-1.3)', async () => {
    const { _id } = await book({ adults: 8, remark: 'Cake' })
    const changed = await change(_id, { adults: 8, time: '18:45' })
    expect(changed).toMatchObject({ _id, number: '101', time: '18:45', version: 1 })
    expect(changed).not.toHaveProperty('remark')
    expect(statesOf(await ask(), dinner).get('20:00')).toBe('full')
  })

  it('not to a full slot', async () => {
    await book({ adults: 8, time: '12:00', diningSession: lunch })
    const { _id } = await book()
    await expect(change(_id, { time: '12:30', diningSession: lunch })).rejects.toMatchObject({
      data: { code: 'slotFull' },
    })
    expect(await guest.service('reservations').get(_id)).toMatchObject({ time: '18:30' })
  })

  it('and cancellation until two hours before; a retry gets the same response', async () => {
    const { _id } = await book({ adults: 8 })
    const cancelled = await cancel(_id)
    expect(cancelled).toMatchObject({ status: 'cancelled' })
    expect(await cancel(_id)).toEqual(cancelled)
    expect(statesOf(await ask(), dinner).get('18:30')).toBe('free')
    await expect(change(_id)).rejects.toMatchObject({ data: { code: 'reservationExpired' } })
  })

  it('works by the link of a reservation from before ids told their shop (ID-2.1)', async () => {
    const { _id } = await book()
    const { database, shopDirectory } = server.runtime
    expect(await shopDirectory.shopIn(database, _id)).toBe(shop.shop)
    const older = newSecretId()
    await database
      .update(reservations)
      .set({ _id: older })
      .where(and(eq(reservations.shop, shop.shop), eq(reservations._id, _id)))
    expect(await guest.service('reservations').get(older)).toMatchObject({ _id: older })
    expect(await change(older, { time: '20:00' })).toMatchObject({ _id: older, time: '20:00' })
    expect(await cancel(older)).toMatchObject({ status: 'cancelled' })
  })

  it('after that it is too late; past its time it has expired (RES-3.3, RES-3.4)', async () => {
    const { _id, cancelUntil, startTime } = await book()
    const before = now
    now = Date.parse(cancelUntil) + 1
    await expect(cancel(_id)).rejects.toMatchObject({ data: { code: 'cancelTooLate', hours: 2 } })
    await expect(change(_id)).rejects.toMatchObject({ data: { code: 'cancelTooLate', hours: 2 } })
    now = Date.parse(startTime)
    await expect(cancel(_id)).rejects.toMatchObject({ data: { code: 'reservationExpired' } })
    now = before
  })

  it('are announced to the guest, and to nobody else', async () => {
    const { _id } = await book()
    const other = await server.client()
    const heard: string[] = []
    guest.service('reservations').on('patched', ({ status }: Reservation) => heard.push(status))
    other.service('reservations').on('patched', () => heard.push('overheard'))
    expect(await guest.service('reservations/subscribe').create({ item: _id })).toEqual({
      item: _id,
      version: 0,
    })
    const staff = await server.client(shop.staff)
    await staff.service('reservations').patch(_id, { status: 'confirmed' })
    await expect.poll(() => heard).toEqual(['confirmed'])
    await cancel(_id)
    await expect.poll(() => heard).toEqual(['confirmed', 'cancelled'])
    await ask()
    expect(heard).toEqual(['confirmed', 'cancelled'])
  })
})

const found = (client: TestClient, query: object = {}) =>
  client.service('reservations').find({
    query: { $sort: { startTime: 1 }, ...query },
  }) as Promise<Page<Reservation>>

describe('members and staff', () => {
  it('staff who subscribe to the shop receive a new one, and so does its member', async () => {
    const heard: string[] = []
    const hear = (client: TestClient, who: string): void => {
      client.service('reservations').on('created', ({ number }: Reservation) => {
        heard.push(`${who} ${number}`)
      })
    }
    const staff = await server.client(shop.staff)
    const member = await server.client(await makeAccount(server, `h-${shop.shop}`))
    await staff.service('shops/subscribe').create({ item: shop.shop })
    await guest.service('shops/subscribe').create({ item: shop.shop })
    hear(staff, 'staff')
    hear(member, 'member')
    hear(guest, 'guest')
    const { number } = await book({}, member)
    await expect.poll(() => heard.toSorted()).toEqual([`member ${number}`, `staff ${number}`])
  })

  it('a member finds the own; staff those of their shop; others none (RES-3.5)', async () => {
    const member = await server.client(await makeAccount(server, `m-${shop.shop}`))
    const mine = await book({}, member)
    await book({ time: '20:30' })
    expect(await found(member)).toMatchObject({ total: 1, data: [mine] })
    const staff = await server.client(shop.staff)
    expect(await found(staff, { shop: shop.shop, date })).toMatchObject({ total: 2 })
    const stranger = await server.client(
      await makeAccount(server, `s-${shop.shop}`, [{ role: 'manager', shop: 'b'.repeat(24) }]),
    )
    expect(await found(stranger, { shop: shop.shop })).toMatchObject({ total: 0 })
    await expect(
      stranger.service('reservations').patch(mine._id, { status: 'seated' }),
    ).rejects.toMatchObject({ code: 404 })
    await expect(
      member.service('reservations').patch(mine._id, { status: 'seated' }),
    ).rejects.toMatchObject({ code: 403 })
  })

  it('a reservation booked by staff is not theirs', async () => {
    const staff = await server.client(shop.staff)
    expect(await book({}, staff)).not.toHaveProperty('user')
  })

  it('staff move it along: booked, late, no-show, seated after all, completed; never back', async () => {
    const staff = (await server.client(shop.staff)).service('reservations')
    const { _id } = await book()
    for (const status of ['late', 'noShow', 'seated', 'completed'])
      expect(await staff.patch(_id, { status })).toMatchObject({ status })
    await expect(staff.patch(_id, { status: 'booked' })).rejects.toMatchObject({
      data: { code: 'illegalTransition', from: 'completed', to: 'booked' },
    })
  })
})

const tableOf = async (at = shop.shop) =>
  (
    (await server.app.service('tableViewItems').create({ shop: at, name: 'T' })) as {
      _id: string
    }
  )._id
const staffOf = () => server.client(shop.staff)
const seat = (client: TestClient, reservation: string, table: string) =>
  client.service('reservations/seat').create({ reservation, table }) as Promise<{
    reservation: Reservation
    session: string
  }>

describe('the tables of a reservation', () => {
  it('are assigned by staff, and are those of the shop (STAFF-4.15)', async () => {
    const records = (await staffOf()).service('reservations')
    const { _id } = await book()
    const tables = [await tableOf()]
    expect(await records.patch(_id, { tables })).toMatchObject({ status: 'booked', tables })
    await expect(records.patch(_id, { tables: ['f'.repeat(24)] })).rejects.toMatchObject({
      code: 400,
      data: { field: 'tables' },
    })
    expect(await records.patch(_id, { tables: null })).not.toHaveProperty('tables')
  })

  it('guests are seated with a session in one call, once (STAFF-4.16)', async () => {
    const staff = await staffOf()
    const [one, two] = [await book(), await book()]
    const table = await tableOf()
    const seated = await seat(staff, one._id, table)
    expect(seated.reservation).toMatchObject({ status: 'seated', tables: [table] })
    expect(await staff.service('tableSessions').get(seated.session)).toMatchObject({
      capacity: 2,
      tableItem: { _id: table },
    })
    expect((await seat(staff, one._id, table)).session).toBe(seated.session)
    await expect(seat(staff, two._id, table)).rejects.toMatchObject({
      data: { code: 'tableTaken' },
    })
    expect(await guest.service('reservations').get(two._id)).toMatchObject({ status: 'booked' })
    await expect(seat(staff, one._id, await tableOf())).rejects.toMatchObject({
      data: { code: 'illegalTransition' },
    })
    await expect(seat(guest, two._id, table)).rejects.toMatchObject({ code: 401 })
  })

  it('of two devices that seat a reservation at once, one opens a session (STAFF-4.16)', async () => {
    const staff = await staffOf()
    const { _id } = await book()
    const tables = [await tableOf(), await tableOf()]
    const outcomes = await Promise.allSettled(tables.map((table) => seat(staff, _id, table)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const query = { shop: shop.shop, status: 'ongoing' }
    expect(await staff.service('tableSessions').find({ query })).toMatchObject({ total: 1 })
  })

  it('within ten minutes they are taken back, later not (STAFF-4.17)', async () => {
    const staff = await staffOf()
    const records = staff.service('reservations')
    const { _id } = await book()
    const table = await tableOf()
    await seat(staff, _id, table)
    const back = await records.patch(_id, { status: 'confirmed' })
    expect(back).toMatchObject({ status: 'confirmed', tables: [table] })
    expect(back).not.toHaveProperty('session')
    await records.patch(_id, { status: 'seated' })
    now += 10 * 60_000 + 1
    await expect(records.patch(_id, { status: 'confirmed' })).rejects.toMatchObject({
      data: { code: 'illegalTransition' },
    })
  })
})
