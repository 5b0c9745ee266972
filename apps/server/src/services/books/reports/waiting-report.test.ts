import type { WaitingParty, WaitingReport } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitingParties } from '../../../tables/waiting-parties.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const MINUTE = 60_000

/** 23:50 in Hong Kong. */
let now = Date.parse('2099-03-02T15:50:00Z')
let server: TestServer
let shop: OrderingShop
let staff: TestClient
let guest: TestClient

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  staff = await server.client(shop.staff)
  guest = await server.client()
  await server.app.service('waitingSettings').create({ shop: shop.shop, enabled: true })
})
afterAll(() => server.stop())

const join = async (by: TestClient, told?: [minutes: number, error: number]) => {
  const data = { shop: shop.shop, guests: 2, idempotencyKey: idempotencyKey() }
  const place = (await by.service('waitingPlaces/join').create(data)) as WaitingParty
  const [quotedMinutes, quotedError] = told ?? [null, null]
  await server.runtime.database
    .update(waitingParties)
    .set({ quotedMinutes, quotedError })
    .where(eq(waitingParties._id, place._id))
  return place._id
}
const seat = (party: string, table: string) =>
  staff.service('waitingParties/seat').create({ party, table })
const report = async (own: object = {}) => {
  const days = { shop: shop.shop, from: '2099-03-02', to: '2099-03-02' }
  const { rows } = (await staff
    .service('reports/waiting')
    .create({ ...days, ...own })) as WaitingReport
  return rows
}

it('STAFF-7.9: waits of a business day beside what was quoted, by day and hour, also of those who came after midnight', async () => {
  const [soon, gaveUp] = [await join(guest, [25, 0]), await join(guest, [30, 10])]
  now += 20 * MINUTE
  const [late, away] = [await join(staff, [10, 10]), await join(staff)]
  // Still waits.
  await join(staff)
  await seat(soon, shop.table)
  await guest.service('waitingPlaces/respond').create({ party: gaveUp, status: 'gaveUp' })
  now += 30 * MINUTE
  await seat(late, shop.otherTable)
  await staff.service('waitingParties').patch(away, { status: 'left' })
  const tomorrow = { from: '2099-03-03', to: '2099-03-03' }
  expect(await report(tomorrow)).toEqual([])

  const [all, ...days] = await report()
  expect(all).toMatchObject({ parties: 5, joined: 2, seated: 2, gaveUp: 1, left: 1 })
  // They waited 20 and 30 minutes; quoted were 25 and 10 ± 10. Estimates are in steps of 5.
  expect(all).toMatchObject({ meanWait: 25, p90Wait: 29, quoted: 2, within: 1, meanQuoted: 17.5 })
  expect(all).toMatchObject({ meanError: 12.5, p90Error: 18.5 })
  expect(days).toEqual([{ day: '2099-03-02', ...all }])
  const [, ...hours] = await report({ by: 'hour' })
  expect(hours).toMatchObject([
    { hour: 0, parties: 3, joined: 0, seated: 1, meanWait: 30, meanError: 20, within: 0 },
    { hour: 23, parties: 2, joined: 2, seated: 1, meanWait: 20, meanError: 5, within: 1 },
  ])
})
