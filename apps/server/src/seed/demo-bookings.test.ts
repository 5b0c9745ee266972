import type { Page, Reservation, ReservationDayResult, TableSession } from '@comanda/contract'
import { demo } from '@comanda/demo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { loadDemoBookings } from './demo-bookings.ts'
import { loadDemo } from './load-demo.ts'

// Half past seven in the evening in Hong Kong, Taipei and Singapore.
const evening = Date.parse('2026-03-04T11:30:00Z')
const [hk] = demo.shops
let now = evening
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  await loadDemo(server.app, server.runtime)
  await Promise.all([1, 2].map(() => loadDemoBookings(server.app, server.runtime)))
})
afterAll(() => server.stop())

const bookOf = async (date: string): Promise<readonly Reservation[]> => {
  const query = { shop: hk?._id, date, $sort: { startTime: 1 }, $limit: 100 }
  return ((await server.app.service('reservations').find({ query })) as Page<Reservation>).data
}

it('the book of the demo has a day in its midst: who has been here, who sits, who is to come, and who did not come', async () => {
  const today = await bookOf('2026-03-04')
  const of = (status: string) => today.filter((one) => one.status === status)
  expect(of('completed').length).toBeGreaterThan(1)
  expect(of('noShow')).toHaveLength(1)
  expect([...of('booked'), ...of('confirmed')].length).toBeGreaterThan(2)
  const seated = of('seated')
  expect(seated.map(({ name }) => name)).toContain('林志豪')
  for (const { session, adults, children } of seated)
    expect(
      (await server.app.service('tableSessions').get(String(session))) as TableSession,
    ).toMatchObject({ status: 'ongoing', capacity: adults + children })
  expect(new Set(today.map(({ number }) => number)).size).toBe(today.length)
})

it('guests find a table at each slot of the demo, beside those who have booked (RES-1.2)', async () => {
  const waiter = await server.client({
    email: 'waiter.hk@lanternlane.example',
    password: 'waiter-demo',
  })
  const { sessions } = (await waiter
    .service('reservations/day')
    .create({ shop: hk?._id, date: '2026-03-05' })) as ReservationDayResult
  const left = sessions.flatMap(({ slots }) => slots.map(({ partiesLeft }) => partiesLeft ?? 0))
  expect(Math.min(...left)).toBeGreaterThan(0)
})

it('is filled once, and again after a week, so that it is never empty', async () => {
  const before = (await bookOf('2026-03-05')).length
  await loadDemoBookings(server.app, server.runtime)
  expect(await bookOf('2026-03-05')).toHaveLength(before)
  now = evening + 30 * 86_400_000
  expect(await bookOf('2026-04-03')).toHaveLength(0)
  await loadDemoBookings(server.app, server.runtime)
  expect((await bookOf('2026-04-03')).length).toBeGreaterThan(8)
})
