import type { Reservation } from '@comanda/contract'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
let server: TestServer
let shop: OrderingShop
let reservation: Reservation

beforeAll(async () => {
  server = await startTestServer({ now: () => Date.parse('2099-03-02T04:00:00Z') })
  shop = await makeOrderingShop(server)
  const name = [
    { lang: 'en', value: 'Lantern; Lane' },
    { lang: 'cht', value: '燈籠里' },
  ]
  await server.app.service('shops').patch(shop.shop, { name })
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    stayMinutes: 105,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '22:00' }],
  })
  reservation = (await server.app.service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2099-03-04',
    diningSession: dinner,
    time: '19:00',
    name: 'Mei',
    phone: '91234567',
    termsAccepted: true,
  })) as Reservation
})
afterAll(() => server.stop())

const load = (id: string, query = ''): Promise<Response> =>
  fetch(`${server.url}/api/reservations/${id}/calendar.ics${query}`)
const eventOf = async (response: Response) => {
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('there is no event')
  return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(event) }
}

it('RES-8.5: the file says when, where and for how long, in the requested language', async () => {
  const response = await load(reservation._id, '?locale=en')
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { method, event } = await eventOf(response)
  expect(method).toBe('PUBLISH')
  expect(event.summary).toBe('Lantern; Lane')
  expect(event.startDate.toJSDate().toISOString()).toBe('2099-03-04T11:00:00.000Z')
  expect(event.endDate.toJSDate().toISOString()).toBe('2099-03-04T12:45:00.000Z')
  // A server without an address of its own is where the guest has found it.
  const link = `${server.url}/reservation/${reservation._id}`
  expect(event.description).toBe(`${reservation.number}\n${link}`)
  expect(event.organizer).toBe(server.url)
  expect((await eventOf(await load(reservation._id, '?locale=zh-hk'))).event.summary).toBe('燈籠里')
})

it('RES-8.5: after a change it replaces the entry, and once cancelled takes it out', async () => {
  const guest = await server.client()
  const { event: first } = await eventOf(await load(reservation._id))
  await guest.service('reservations/confirm').create({ reservation: reservation._id })
  const { event: later } = await eventOf(await load(reservation._id))
  await guest.service('reservations/cancel').create({ reservation: reservation._id })
  const { event: gone, method } = await eventOf(await load(reservation._id))
  expect([later.uid, gone.uid]).toEqual([first.uid, first.uid])
  expect(later.sequence).toBeGreaterThan(first.sequence)
  expect(gone.sequence).toBeGreaterThan(later.sequence)
  expect(method).toBe('CANCEL')
})

it('RES-8.5: no reservation, no file', async () => {
  expect((await load('f'.repeat(24))).status).toBe(404)
  expect((await load('nothing')).status).toBe(404)
})
