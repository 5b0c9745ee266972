import type { AvailabilityResult, Reservation } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idempotencyKey, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const dinner = 'd'.repeat(24)
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.parse('2026-12-20T04:00:00Z') })
})
afterAll(() => server.stop())

it('SESS-10.3: on a closed day nobody books, guests nor staff; with own hours, within them', async () => {
  const { shop } = await makeOrderingShop(server)
  const guest = await server.client()
  await server.app.service('reservationSettings').create({
    shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '21:00' }],
  })
  await server.app.service('shops').patch(shop, {
    specialDays: [
      { name: [{ lang: 'en', value: 'Christmas' }], from: '2026-12-25', yearly: true },
      { name: [], from: '2026-12-31', hours: [{ startTime: '12:00', endTime: '19:00' }] },
    ],
  })
  const party = { shop, adults: 2, children: 0, babyStools: 0 }
  const book = (date: string, time: string) =>
    guest.service('reservations/create').create({
      ...party,
      date,
      time,
      diningSession: dinner,
      name: 'Chan Mei',
      phone: '91234567',
      termsAccepted: true,
      idempotencyKey: idempotencyKey(),
    }) as Promise<Reservation>
  const { days } = (await guest
    .service('reservations/availability')
    .create(party)) as AvailabilityResult
  const isAvailable = (date: string) => days.find((day) => day.date === date)?.isAvailable
  expect(['2026-12-24', '2026-12-25', '2026-12-31'].map(isAvailable)).toEqual([true, false, true])
  await expect(book('2026-12-25', '18:30')).rejects.toMatchObject({
    data: { code: 'reservationInvalid', field: 'date', reason: 'dateNotAvailable' },
  })
  await expect(book('2026-12-31', '19:00')).rejects.toMatchObject({
    data: { code: 'reservationInvalid', field: 'time', reason: 'slotNotAvailable' },
  })
  expect(await book('2026-12-31', '18:45')).toMatchObject({ status: 'booked' })
})
