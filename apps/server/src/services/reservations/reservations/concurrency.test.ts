import type { Page, Reservation } from '@comanda/contract'
import { holdsPlace } from '@comanda/shop-rules/reservations'
import { clockMinutes } from '@comanda/engine/time'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
const date = '2026-03-04'
const capacity = 10
const tables = 4
const stay = 90

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.parse('2026-03-02T04:00:00Z') })
  shop = await makeOrderingShop(server)
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    stayMinutes: stay,
    limits: [{ capacity, quantity: tables }],
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '22:00' }],
  })
})
afterAll(() => server.stop())

/** Pseudo-random numbers that are the same in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const slot = (next: (below: number) => number) => ({
  adults: 1 + next(5),
  children: 0,
  babyStools: 0,
  date,
  diningSession: dinner,
  time: `${18 + next(4)}:${['00', '15', '30', '45'][next(4)]}`,
  name: 'Chan',
  phone: '91234567',
  idempotencyKey: idempotencyKey(),
})

const expected = new Set(['slotFull', 'reservationExpired', 'illegalTransition'])

const orRefused = async (call: Promise<unknown>): Promise<Reservation | undefined> => {
  try {
    return (await call) as Reservation
  } catch (error) {
    expect(expected).toContain((error as { data?: { code?: string } }).data?.code)
    return undefined
  }
}

/** Books, moves, cancels and takes back, as an undecided guest and hasty staff. Connections of staff are not rate limited. */
const dither = async (client: TestClient, seed: number): Promise<void> => {
  const next = numbers(seed)
  const own: string[] = []
  for (let step = 0; step < 8; step += 1) {
    const reservation = own[next(own.length)]
    const roll = next(10)
    if (reservation === undefined || roll < 5) {
      const data = { shop: shop.shop, ...slot(next), termsAccepted: true }
      const made = await orRefused(client.service('reservations/create').create(data))
      if (made) own.push(made._id)
    } else if (roll < 8)
      await orRefused(client.service('reservations/edit').create({ reservation, ...slot(next) }))
    else {
      const status = roll === 8 ? 'cancelled' : 'noShow'
      const left = await orRefused(client.service('reservations').patch(reservation, { status }))
      if (left?.statusBefore !== undefined && next(2) === 0)
        await orRefused(
          client.service('reservations').patch(reservation, { status: left.statusBefore }),
        )
    }
  }
}

it('30 guests and staff who book, move, cancel and take back at the same time never exceed the seats (RES-2.4, RES-6.4)', async () => {
  // One after the other: so many concurrent sign-ins would be refused.
  const clients: TestClient[] = []
  while (clients.length < 30) clients.push(await server.client(shop.staff))
  await Promise.all(clients.map((client, seed) => dither(client, seed + 1)))
  const staff = await server.client(shop.staff)
  const { data, total } = (await staff.service('reservations').find({
    query: { shop: shop.shop, date, $limit: 100, status: { $ne: 'cancelled' } },
  })) as Page<Reservation>
  expect(data).toHaveLength(total)
  expect(total).toBeGreaterThan(tables)
  const seated = data.filter(({ status }) => holdsPlace(status))
  for (let minute = 18 * 60; minute < 24 * 60; minute += 15) {
    const now = seated.filter(({ time }) => {
      const start = clockMinutes(time)
      return start <= minute && minute < start + stay
    })
    expect(now.length).toBeLessThanOrEqual(tables)
    expect(now.reduce((sum, { adults }) => sum + adults, 0)).toBeLessThanOrEqual(capacity)
  }
  const numbered = data.map(({ number }) => number)
  expect(new Set(numbered).size).toBe(numbered.length)
}, 120_000)
