import type {
  AvailabilityResult,
  Reservation,
  ReservationSetting,
  TableViewItem,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
let server: TestServer
let shop: OrderingShop
let staff: TestClient
let setting: ReservationSetting
let now = Date.parse('2026-03-02T04:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  staff = await server.client(shop.staff)
  setting = (await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    stays: [{ guests: 2, minutes: 60 }],
    limits: [{ quantity: 1 }],
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '22:00' }],
  })) as ReservationSetting
})
afterAll(() => server.stop())

const party = (adults: number) => ({ shop: shop.shop, adults, children: 0, babyStools: 0 })
const book = (adults: number, date: string, time: string) =>
  staff.service('reservations/create').create({
    ...party(adults),
    date,
    diningSession: dinner,
    time,
    name: 'Chan',
    phone: '91234567',
    termsAccepted: true,
  }) as Promise<Reservation>
const freeFor = async (adults: number, date: string): Promise<readonly string[]> => {
  const data = { ...party(adults), date }
  const { sessions } = (await staff
    .service('reservations/availability')
    .create(data)) as AvailabilityResult
  return sessions.flatMap(({ slots }) =>
    slots.flatMap(({ time, state }) => (state === 'free' ? [time] : [])),
  )
}
const newTable = async (): Promise<string> => {
  const data = { shop: shop.shop, name: 'T' }
  return ((await server.app.service('tableViewItems').create(data)) as TableViewItem)._id
}

it('couples stay shorter than families: slots go by the stay of each (RES-1.7, RES-1.2)', async () => {
  const date = '2026-03-03'
  expect(await book(2, date, '19:00')).toMatchObject({ stayMinutes: 60 })
  expect((await freeFor(2, date)).filter((time) => time < '20:15')).toEqual(['18:00', '20:00'])
  expect((await freeFor(3, date)).filter((time) => time < '20:15')).toEqual(['20:00'])
})

it('what was agreed stays so, whatever the shop sets later (RES-1.7)', async () => {
  const date = '2026-03-04'
  await book(2, date, '18:00')
  const settings = staff.service('reservationSettings')
  await settings.patch(setting._id, { stays: [{ guests: 2, minutes: 30 }] })
  expect(await freeFor(2, date)).not.toContain('18:45')
  expect(await freeFor(2, date)).toContain('19:00')
  await settings.patch(setting._id, { stays: setting.stays, limits: null })
})

it('a table is others’ again after the stay of its guests, from when they sat down (RES-1.7, RES-7.1)', async () => {
  const date = '2026-03-02'
  const table = await newTable()
  const couple = await book(2, date, '18:00')
  const keep = (reservation: Reservation) =>
    staff.service('reservations').patch(reservation._id, { tables: [table] })
  await keep(couple)
  const next = await book(4, date, '19:00')
  await keep(next)
  await staff.service('reservations').patch(next._id, { tables: null })
  now = Date.parse('2026-03-02T10:30:00Z')
  await staff.service('reservations/seat').create({ reservation: couple._id, table })
  await expect(keep(next)).rejects.toMatchObject({ data: { code: 'tableTaken' } })
  await keep(await book(4, date, '19:30'))
})

it('a party is seated at all tables that are put together for it, instead of others who were named (RES-7.8, RES-7.5)', async () => {
  now = Date.parse('2026-03-02T10:00:00Z')
  const date = '2026-03-02'
  const [first, second] = [await newTable(), await newTable()]
  const soon = await book(2, date, '18:30')
  await staff.service('reservations').patch(soon._id, { tables: [second] })
  const large = await book(8, date, '18:00')
  const seat = (insteadOf: readonly string[] = []) =>
    staff
      .service('reservations/seat')
      .create({ reservation: large._id, table: first, tables: [first, second], insteadOf })
  await expect(seat()).rejects.toMatchObject({
    data: { code: 'tableTaken', reservations: [soon._id] },
  })
  const unknown = { reservation: large._id, table: first, tables: [first, 'f'.repeat(24)] }
  await expect(staff.service('reservations/seat').create(unknown)).rejects.toMatchObject({
    data: { code: 'dataInvalid' },
  })
  expect(await seat([soon._id])).toMatchObject({ reservation: { tables: [first, second] } })
  expect(await staff.service('reservations').get(soon._id)).not.toHaveProperty('tables')
})
