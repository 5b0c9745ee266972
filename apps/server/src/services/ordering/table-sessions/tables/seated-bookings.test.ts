import type {
  Page,
  Reservation,
  ReservationHistoryResult,
  ReservationsOfSessionResult,
  SeatReservationResult,
  SplitSessionResult,
  Ticket,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
let server: TestServer
let shop: OrderingShop
let waiter: TestClient
let guest: TestClient
const now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server, anyNumber)
  const account = await makeAccount(server, 'ah-kit', [{ role: 'waiter', shop: shop.shop }])
  waiter = await server.client(account)
  guest = await server.client()
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '23:00' }],
  })
})
afterAll(() => server.stop())

const book = (own: object = {}, client = guest): Promise<Reservation> =>
  client.service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: dinner,
    time: '19:00',
    name: 'Chan Mei',
    phone: '91234567',
    remark: 'Peanut allergy',
    termsAccepted: true,
    ...own,
  }) as Promise<Reservation>

const newTable = async (): Promise<string> =>
  (
    (await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })) as {
      _id: string
    }
  )._id

const seat = async (reservation: Reservation) => {
  const table = await newTable()
  const { session } = (await waiter
    .service('reservations/seat')
    .create({ reservation: reservation._id, table })) as SeatReservationResult
  return { session, table }
}

const order = (session: string, own: object = {}) =>
  orderingCalls(guest, shop).order(session, { cart: [lineOf(shop.noodles)], ...own })

const ticketsOf = async (session: string): Promise<readonly Ticket[]> =>
  (
    (await waiter.service('tickets').find({
      query: { shop: shop.shop, session, $sort: { createTime: 1 } },
    })) as Page<Ticket>
  ).data

const namesOf = async (session: string): Promise<readonly string[]> =>
  (
    (await waiter.service('reservations/ofSession').create({
      session,
    })) as ReservationsOfSessionResult
  ).reservations
    .map(({ name }) => name)
    .toSorted()

const merge = (from: string, into: string) =>
  waiter.service('tableSessions/merge').create({ from, into, idempotencyKey: idempotencyKey() })

it('each ticket of seated guests says what they must not eat, in all languages, and not who they are (RES-5.1, KITCHEN-1.9)', async () => {
  const { session } = await seat(await book())
  await order(session)
  await order(session)
  const tickets = await ticketsOf(session)
  expect(tickets).toHaveLength(2)
  for (const { allergies } of tickets)
    expect(allergies).toEqual([
      {
        names: [
          [
            { lang: 'en', value: 'Peanuts' },
            { lang: 'cht', value: '花生' },
            { lang: 'chs', value: '花生' },
          ],
        ],
        text: 'Peanut allergy',
      },
    ])
  expect(JSON.stringify(tickets)).not.toContain('Chan Mei')
})

it('what is taken off later says it too; guests without an allergy have tickets without (KITCHEN-1.9)', async () => {
  const reservation = await book({ remark: 'Window seat' })
  const { session } = await seat(reservation)
  const placed = await order(session)
  expect((await ticketsOf(session))[0]).not.toHaveProperty('allergies')
  await waiter.service('reservations').patch(reservation._id, { allergens: ['sesame'] })
  await waiter.service('tableSessions/voidLines').create({
    session,
    lines: placed.session.products.map(({ id, quantity }) => ({ id, quantity })),
    note: 'sesame',
    idempotencyKey: idempotencyKey(),
  })
  const last = (await ticketsOf(session)).at(-1)
  expect(last).toMatchObject({
    kind: 'cancel',
    allergies: [{ names: [[{ value: 'Sesame' }, {}, {}]] }],
  })
  expect(await guest.service('reservations').get(reservation._id)).toMatchObject({
    allergens: ['sesame'],
  })
})

it('a bill that is split or merged brings its guests along, and takes them back (RES-5.1)', async () => {
  const one = await seat(await book())
  const other = await seat(await book({ name: 'Wong', remark: '對蝦過敏' }))
  const placed = await order(one.session)
  await order(one.session)
  const line = placed.session.products[0]!
  const { split } = (await waiter.service('tableSessions/split').create({
    session: one.session,
    lines: [{ id: line.id, quantity: 1 }],
    idempotencyKey: idempotencyKey(),
  })) as SplitSessionResult
  expect(await namesOf(split._id)).toEqual(['Chan Mei'])
  await order(other.session)
  await merge(other.session, one.session)
  expect(await namesOf(one.session)).toEqual(['Chan Mei', 'Wong'])
  await order(one.session)
  expect((await ticketsOf(one.session)).at(-1)?.allergies).toHaveLength(2)
  await waiter.service('tableSessions/unmerge').create({
    from: other.session,
    into: one.session,
    idempotencyKey: idempotencyKey(),
  })
  expect(await namesOf(one.session)).toEqual(['Chan Mei'])
  expect(await namesOf(other.session)).toEqual(['Wong'])
})

it('guests who are taken back from a table leave no allergy there (RES-5.1, STAFF-4.17)', async () => {
  const reservation = await book()
  const { session } = await seat(reservation)
  await waiter.service('reservations').patch(reservation._id, { status: 'confirmed' })
  expect(await namesOf(session)).toEqual([])
  await order(session)
  expect((await ticketsOf(session))[0]).not.toHaveProperty('allergies')
})

it('diners of the table read nothing of the booking; others may not ask (RES-5.1)', async () => {
  const { session } = await seat(await book())
  expect(JSON.stringify(await guest.service('tableSessions').get(session))).not.toContain('eanut')
  await expect(guest.service('reservations/ofSession').create({ session })).rejects.toMatchObject({
    code: 401,
  })
  const cook = await server.client(
    await makeAccount(server, 'cook', [{ role: 'kitchen', shop: shop.shop }]),
  )
  await expect(cook.service('reservations/ofSession').create({ session })).rejects.toMatchObject({
    code: 403,
  })
})

it('a change by the guest, whose form does not ask, keeps what staff wrote (RES-5.3)', async () => {
  const { _id } = await book({ remark: undefined, time: '21:00' })
  await waiter.service('reservations').patch(_id, { allergens: ['milk'] })
  const changed = (await guest.service('reservations/edit').create({
    reservation: _id,
    adults: 3,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: dinner,
    time: '21:00',
    name: 'Chan Mei',
    phone: '91234567',
  })) as Reservation
  expect(changed).toMatchObject({ adults: 3, allergens: ['milk'] })
})

it('an account that is erased leaves its allergies on no session and no ticket (ACC-3.8, RES-5.1)', async () => {
  const account = await makeAccount(server, 'wing')
  const member = await server.client(account)
  const reservation = await book({ remark: 'Zyxmark is allergic to kiwi' }, member)
  const { session } = await seat(reservation)
  await order(session)
  expect(JSON.stringify(await ticketsOf(session))).toContain('Zyxmark')
  await member.service('users/erase').create({ password: account.password })
  expect(JSON.stringify(await ticketsOf(session))).not.toContain('Zyxmark')
  const { rows } = await server.runtime.connection.pool.query(
    `select bookings::text from table_sessions where _id = '${session}'`,
  )
  expect(rows).toEqual([{ bookings: '[]' }])
})

it('the export of a member who sits with them names no reservation of others (ACC-3.5, RES-5.1)', async () => {
  const reservation = await book({ time: '22:00', remark: 'Zyxmark eats no fish' })
  const { session } = await seat(reservation)
  const beside = await server.client(await makeAccount(server, 'beside'))
  await beside.service('tableSessions/setUser').create({ session })
  const file = JSON.stringify(await beside.service('users/export').create({}))
  expect(file).toContain(session)
  expect(file).not.toContain(reservation._id)
  expect(file).not.toContain('Zyxmark')
})

const seatAt = (reservation: Reservation, table: string, own: object = {}) =>
  waiter
    .service('reservations/seat')
    .create({ reservation: reservation._id, table, ...own }) as Promise<SeatReservationResult>

const keep = async (reservation: Reservation): Promise<string> => {
  const table = await newTable()
  await waiter.service('reservations').patch(reservation._id, { tables: [table] })
  return table
}

it('a table that is reserved for others is taken only from those of whom staff were warned (RES-7.5)', async () => {
  const [soon, other] = [await book({ time: '19:15' }), await book()]
  const [table, own] = [await keep(soon), await keep(other)]
  const records = waiter.service('reservations')
  await expect(seatAt(other, table)).rejects.toMatchObject({
    code: 409,
    data: { code: 'tableTaken', reservations: [soon._id] },
  })
  expect(await records.get(other._id)).toMatchObject({ status: 'booked', tables: [own] })
  const { reservation } = await seatAt(other, table, { insteadOf: [soon._id] })
  expect(reservation).toMatchObject({ status: 'seated', tables: [table] })
  expect(await records.get(soon._id)).not.toHaveProperty('tables')
  const { changes } = (await waiter
    .service('reservations/history')
    .create({ reservation: soon._id })) as ReservationHistoryResult
  expect(changes[0]).toMatchObject({ kind: 'tables', by: 'staff' })
})

it('a table that is reserved for later than a stay is free for others until then (RES-7.5)', async () => {
  const later = await book({ time: '19:30' })
  const table = await keep(later)
  await seatAt(await book(), table)
  expect(await waiter.service('reservations').get(later._id)).toMatchObject({ tables: [table] })
})

const note = (session: string, own: object) =>
  waiter
    .service('tableSessions/noteAllergies')
    .create({ session, idempotencyKey: idempotencyKey(), ...own })

const notedOf = async (session: string) =>
  (
    (await waiter.service('reservations/ofSession').create({
      session,
    })) as ReservationsOfSessionResult
  ).noted

const walkIn = async (): Promise<string> => {
  const { session } = (await waiter.service('tableSessions/createOrResume').create({
    viewItem: await newTable(),
    shop: shop.shop,
    date: new Date(now).toISOString(),
    capacity: 2,
  })) as { session: { _id: string } }
  return session._id
}

it('what guests without a reservation must not eat is noted at the table, on each ticket from then on, and cleared (RES-5.4)', async () => {
  const session = await walkIn()
  await order(session)
  await note(session, { allergens: ['milk'], text: 'kiwi, 花生' })
  await order(session)
  expect(await notedOf(session)).toEqual([{ allergens: ['peanuts', 'milk'], text: 'kiwi, 花生' }])
  const [before, after] = await ticketsOf(session)
  expect(before).not.toHaveProperty('allergies')
  expect(after?.allergies).toMatchObject([
    {
      names: [
        [{ value: 'Peanuts' }, {}, {}],
        [{ value: 'Milk' }, {}, {}],
      ],
      text: 'kiwi, 花生',
    },
  ])
  expect(JSON.stringify(await guest.service('tableSessions').get(session))).not.toContain('kiwi')
  await note(session, { allergens: [] })
  expect(await notedOf(session)).toEqual([])
  await expect(
    guest.service('tableSessions/noteAllergies').create({ session, allergens: [] }),
  ).rejects.toMatchObject({ code: 401 })
})

it('what is noted comes along with a bill that is split or merged, and is one note from then on (RES-5.4)', async () => {
  const seated = await seat(await book())
  await note(seated.session, { allergens: ['fish'] })
  const [placed] = [await order(seated.session), await order(seated.session)]
  const { split } = (await waiter.service('tableSessions/split').create({
    session: seated.session,
    lines: [{ id: placed.session.products[0]!.id, quantity: 1 }],
    idempotencyKey: idempotencyKey(),
  })) as SplitSessionResult
  await note(split._id, { allergens: ['fish', 'eggs'] })
  expect(await notedOf(seated.session)).toEqual([{ allergens: ['eggs', 'fish'] }])
  expect(await namesOf(split._id)).toEqual(['Chan Mei'])
  const other = await walkIn()
  await note(other, { allergens: ['soy'] })
  await order(other)
  await merge(other, seated.session)
  expect(await notedOf(seated.session)).toHaveLength(2)
  await note(seated.session, { allergens: ['soy'] })
  expect(await notedOf(seated.session)).toEqual([{ allergens: ['soy'] }])
  expect(await namesOf(seated.session)).toEqual(['Chan Mei'])
})

it('an account that is erased leaves no note of allergies at its table (ACC-3.8, RES-5.4)', async () => {
  const account = await makeAccount(server, 'noted')
  const member = await server.client(account)
  const session = await walkIn()
  await member.service('tableSessions/setUser').create({ session })
  await note(session, { allergens: [], text: 'Zyxmark eats no kiwi' })
  await order(session)
  expect(JSON.stringify(await ticketsOf(session))).toContain('Zyxmark')
  await member.service('users/erase').create({ password: account.password })
  expect(JSON.stringify(await ticketsOf(session))).not.toContain('Zyxmark')
  expect(await notedOf(session)).toEqual([])
})
