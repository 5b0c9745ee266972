import type {
  Page,
  SeatWaitingResult,
  Ticket,
  WaitingOfSessionResult,
  WaitingParty,
  WaitingPlace,
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
})
afterAll(() => server.stop())

const join = (own: object = {}): Promise<WaitingPlace> =>
  waiter.service('waitingPlaces/join').create({
    shop: shop.shop,
    guests: 3,
    name: 'Chan Mei',
    remark: 'Peanut allergy',
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<WaitingPlace>
const newTable = async (): Promise<string> => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  return (made as { _id: string })._id
}
const seat = (place: WaitingPlace, table: string, own: object = {}) =>
  waiter
    .service('waitingParties/seat')
    .create({ party: place._id, table, ...own }) as Promise<SeatWaitingResult>
const partiesOf = async (session: string): Promise<readonly WaitingParty[]> =>
  ((await waiter.service('waitingParties/ofSession').create({ session })) as WaitingOfSessionResult)
    .parties
const taken = { data: { code: 'tableTaken', field: 'table' } }

it('WAIT-3.5: a party gets a session at a free table once, and leaves the list', async () => {
  const [place, table] = [await join(), await newTable()]
  const { session, party } = await seat(place, table)
  expect(party).toMatchObject({ status: 'seated', table, session })
  expect((await seat(place, table)).session).toBe(session)
  expect(await guest.service('waitingPlaces').get(place._id)).toMatchObject({ status: 'seated' })
  await expect(seat(place, await newTable())).rejects.toMatchObject({
    data: { code: 'illegalTransition' },
  })
  await expect(seat(await join(), table)).rejects.toMatchObject(taken)
})

it('WAIT-3.5: law: of parties that staff seat at the same moment each gets one table, and each table one party', async () => {
  const places = await Promise.all(Array.from({ length: 6 }, () => join()))
  const tables = await Promise.all(Array.from({ length: 4 }, newTable))
  const all = places.flatMap((place) => tables.map((table) => ({ place, table })))
  const outcomes = await Promise.allSettled(
    all.toReversed().map(({ place, table }) => seat(place, table)),
  )
  const seated = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.party] : []))
  expect(new Set(seated.map(({ table }) => table)).size).toBe(tables.length)
  expect(new Set(seated.map(({ _id }) => _id)).size).toBe(seated.length)
  expect(seated).toHaveLength(tables.length)
})

it('WAIT-3.5: a table that is reserved for others within the stay is given only with staff’s knowledge', async () => {
  const dinner = '2'.repeat(24)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '23:00' }],
  })
  const table = await newTable()
  const { _id } = (await waiter.service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: dinner,
    time: '19:00',
    name: 'Lee',
    phone: '91234567',
    termsAccepted: true,
  })) as { _id: string }
  await waiter.service('reservations').patch(_id, { tables: [table] })
  const place = await join()
  await expect(seat(place, table)).rejects.toMatchObject({
    data: { code: 'tableTaken', reservations: [_id] },
  })
  expect((await seat(place, table, { insteadOf: [_id] })).party.table).toBe(table)
  const kept = (await waiter.service('reservations').get(_id)) as { tables?: string[] }
  expect(kept.tables).toBeUndefined()
})

it('WAIT-3.6: name, remark and allergies go along, onto each ticket; a party that is taken back has none of it there', async () => {
  const place = await join()
  const { session } = await seat(place, await newTable())
  expect(await partiesOf(session)).toMatchObject([{ name: 'Chan Mei', remark: 'Peanut allergy' }])
  await orderingCalls(guest, shop).order(session, { cart: [lineOf(shop.noodles)] })
  const tickets = (await waiter.service('tickets').find({ query: { session } })) as Page<Ticket>
  expect(tickets.data).toMatchObject([{ allergies: [{ text: 'Peanut allergy' }] }])
  const { reservations } = (await waiter.service('reservations/ofSession').create({ session })) as {
    reservations: unknown[]
  }
  expect(reservations).toEqual([])
  await expect(guest.service('waitingParties/ofSession').create({ session })).rejects.toMatchObject(
    { code: 401 },
  )
  await waiter.service('waitingParties').patch(place._id, { allergens: ['fish'] })
  const back = await waiter.service('waitingParties').patch(place._id, { status: 'waiting' })
  expect(back).toMatchObject({ status: 'waiting' })
  expect(back).not.toHaveProperty('session')
  expect(await partiesOf(session)).toEqual([])
})
