import type {
  EstimateWaitingResult,
  SeatWaitingResult,
  SmsAccountData,
  WaitingListResult,
  WaitingParty,
  WaitingPlace,
  WaitingSetting,
} from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, afterEach, expect, it, vi } from 'vitest'
import { dropOldRows } from '../../../jobs/drop-old-rows.ts'
import { smsMessages } from '../../../tables/sms-messages.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { waitingParties } from '../../../tables/waiting-parties.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient } from '../../../testing/test-server.ts'
import { noteSms } from './note-sms.ts'

const minute = 60_000
let start = Date.parse('2026-03-02T10:00:00Z')
let now = start
const server = await startTestServer({ now: () => now })
afterAll(() => server.stop())

let shop: OrderingShop
let waiter: TestClient
let guest: TestClient
beforeEach(async () => {
  shop = await makeOrderingShop(server)
  const role = { role: 'waiter', shop: shop.shop } as const
  waiter = await server.client(await makeAccount(server, `waiter-${shop.shop}`, [role]))
  guest = await server.client()
  await server.app.service('waitingSettings').create({ shop: shop.shop, enabled: true })
})
afterEach(() => {
  // Past the limits of the test before.
  start += 30 * 24 * 60 * minute
  now = start
})

const join = (own: object = {}, by = guest): Promise<WaitingPlace> =>
  by.service('waitingPlaces/join').create({
    shop: shop.shop,
    guests: 2,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<WaitingPlace>
const list = async (): Promise<WaitingListResult> =>
  (await waiter.service('waitingParties/list').create({ shop: shop.shop })) as WaitingListResult
const numbers = async () => (await list()).parties.map(({ party }) => party.number)
const patch = (place: WaitingPlace, data: object): Promise<WaitingParty> =>
  waiter.service('waitingParties').patch(place._id, data) as Promise<WaitingParty>
const call = (place: WaitingPlace, key = idempotencyKey()): Promise<WaitingParty> =>
  waiter
    .service('waitingParties/call')
    .create({ party: place._id, idempotencyKey: key }) as Promise<WaitingParty>
const respond = (place: WaitingPlace, status: string): Promise<WaitingPlace> =>
  guest
    .service('waitingPlaces/respond')
    .create({ party: place._id, status }) as Promise<WaitingPlace>
const get = (place: WaitingPlace): Promise<WaitingPlace> =>
  guest.service('waitingPlaces').get(place._id) as Promise<WaitingPlace>

const seatAll = async (minutesAgo: number): Promise<void> => {
  for (const table of [shop.table, shop.otherTable]) {
    const data = { viewItem: table, shop: shop.shop, date: new Date(now).toISOString() }
    now -= minutesAgo * minute
    await waiter.service('tableSessions/createOrResume').create({ ...data, capacity: 2 })
    now += minutesAgo * minute
  }
}

it('WAIT-1.1, WAIT-4.2: staff see who waits, the party only its place', async () => {
  const place = await join({ name: 'Chan', phone: '91234567', remark: 'No nuts, allergic' })
  expect(place).toMatchObject({ number: 1, status: 'waiting', ahead: 0, minutes: 0, error: 0 })
  expect(JSON.stringify(place)).not.toMatch(/Chan|9123|nuts/)
  const staffs = await join({ guests: 30, name: 'Lee', allergens: ['fish'] }, waiter)
  expect(await get(staffs)).toMatchObject({ number: 2, ahead: 1, guests: 30 })
  expect((await get(staffs)).minutes).toBeUndefined()
  expect((await list()).parties).toMatchObject([
    { party: { name: 'Chan', source: 'guest', quotedMinutes: 0 }, minutes: 0 },
    { party: { name: 'Lee', source: 'staff', allergens: ['fish'] } },
  ])
})

it('WAIT-1.2: a party that is sent twice with one key is one; numbers begin again with each business day', async () => {
  const key = idempotencyKey()
  const [one, again] = [await join({ idempotencyKey: key }), await join({ idempotencyKey: key })]
  expect(again).toEqual(one)
  const many = await Promise.all([join(), join(), join()])
  expect(many.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([2, 3, 4])
  now += 24 * 60 * minute
  expect(await join()).toMatchObject({ number: 1 })
})

it('WAIT-1.3: staff put a party before another, or at the end', async () => {
  const [first, second, third] = [await join(), await join(), await join()]
  await patch(third, { before: first._id })
  expect(await numbers()).toEqual([3, 1, 2])
  await patch(third, { before: second._id })
  expect(await numbers()).toEqual([1, 3, 2])
  await patch(first, { before: null })
  expect(await numbers()).toEqual([3, 2, 1])
})

const full = (field: string) => ({ data: { code: 'waitingFull', field } })

it('WAIT-1.4, WAIT-4.1: guests join while the list is open and has room, staff always', async () => {
  const [setting] = (await server.app
    .service('waitingSettings')
    .find({ query: { shop: shop.shop } })) as { _id: string }[]
  const set = (data: object) =>
    server.app.service('waitingSettings').patch(setting?._id ?? '', data)
  const isOpen = async () =>
    (
      (await guest
        .service('waitingPlaces/estimate')
        .create({ shop: shop.shop, guests: 2 })) as EstimateWaitingResult
    ).isOpen
  await set({ maxParties: 1, maxGuests: 4 })
  await expect(join({ guests: 5 })).rejects.toMatchObject(full('guests'))
  expect(await isOpen()).toBe(true)
  await join()
  await expect(join()).rejects.toMatchObject(full('shop'))
  expect(await isOpen()).toBe(false)
  await set({ enabled: false, maxParties: 40 })
  await expect(join()).rejects.toMatchObject({ data: { code: 'waitingClosed' } })
  await join({ guests: 8 }, waiter)
  expect(await numbers()).toEqual([1, 2])
})

it('WAIT-4.1: an address joins at most 30 times in 15 minutes', async () => {
  for (let times = 0; times < 30; times += 1) await join()
  await expect(join()).rejects.toMatchObject({ code: 429 })
})

it('WAIT-2.1, WAIT-2.2: the estimate goes by how long guests sat at this table before', async () => {
  const { database } = server.runtime
  const ofShop = eq(tableSessions.shop, shop.shop)
  for (let times = 0; times < 12; times += 1) {
    await seatAll(0)
    // As if their guests had left after 45 minutes.
    const endTime = new Date(now + 45 * minute).toISOString()
    await database
      .update(tableSessions)
      .set({ status: 'done', endTime })
      .where(and(ofShop, eq(tableSessions.status, 'ongoing')))
    now += 50 * minute
  }
  await seatAll(20)
  expect(await join()).toMatchObject({ minutes: 25, error: 5, quotedMinutes: 25 })
  expect(await join()).toMatchObject({ minutes: 25 })
  expect(await join()).toMatchObject({ ahead: 2, minutes: 70 })
})

it('WAIT-3.2, WAIT-4.3: a call reaches the page once, and again', async () => {
  const place = await join({ phone: '91234567' })
  const heard: WaitingPlace[] = []
  guest.service('waitingPlaces').on('patched', (data: WaitingPlace) => heard.push(data))
  await guest.service('waitingPlaces/subscribe').create({ item: place._id })
  const key = idempotencyKey()
  expect(await call(place, key)).toMatchObject({ status: 'called', calls: 1 })
  expect(await call(place, key)).toMatchObject({ calls: 1 })
  expect(await call(place)).toMatchObject({ calls: 2 })
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ status: 'called', calls: 2 }))
  expect(JSON.stringify(heard)).not.toContain('9123')
  expect(await patch(place, { status: 'waiting' })).toMatchObject({ status: 'waiting' })
})

const texts: SmsAccountData = {
  provider: 'twilio',
  mode: 'sandbox',
  accountSid: 'AC_SB_demo',
  sender: 'Comanda',
  country: 'HK',
  authToken: 'sb-demo-twilio-token',
}

it('WAIT-3.2: a call is also a text to the phone, and the list shows what became of it', async () => {
  const { database } = server.runtime
  await server.app.service('smsAccounts').create({ ...texts, shops: [shop.shop] })
  const place = await join({ phone: '9123 4567', locale: 'zh-hk' })
  expect(place.ways).toEqual(['sms'])
  expect(await call(place)).toMatchObject({ text: 'waiting' })
  const [text] = await database.select().from(smsMessages).where(eq(smsMessages.shop, shop.shop))
  expect(text).toMatchObject({ recipient: '+85291234567', text: expect.stringContaining('1 號') })
  await waiter.service('shops/subscribe').create({ item: shop.shop })
  const ended = new Promise((resolve) => waiter.service('waitingParties').on('patched', resolve))
  await database
    .update(smsMessages)
    .set({ status: 'failed' })
    .where(eq(smsMessages.shop, shop.shop))
  await noteSms(server, { shop: shop.shop, _id: text?._id ?? '' })
  expect(await ended).toMatchObject({ text: 'failed' })
  for (let times = 0; times < 6; times += 1) await call(place)
  expect(
    await database.select().from(smsMessages).where(eq(smsMessages.shop, shop.shop)),
  ).toHaveLength(5)
})

it('WAIT-3.1, WAIT-4.4: the guest is on the way or gives up; staff say that it left', async () => {
  const place = await join()
  await expect(respond(place, 'coming')).rejects.toMatchObject({
    data: { code: 'illegalTransition' },
  })
  await call(place)
  expect(await respond(place, 'coming')).toMatchObject({ status: 'coming', ahead: 0 })
  expect(await respond(place, 'coming')).toMatchObject({ status: 'coming' })
  expect((await respond(place, 'gaveUp')).ahead).toBeUndefined()
  await expect(respond(place, 'coming')).rejects.toMatchObject({
    data: { code: 'illegalTransition' },
  })
  const other = await join()
  expect(other.ahead).toBe(0)
  expect(await patch(other, { status: 'left' })).toMatchObject({ status: 'left' })
  await expect(patch(other, { status: 'seated' })).rejects.toMatchObject({
    data: { code: 'illegalTransition' },
  })
})

it('WAIT-3.4: a step can be taken back for ten minutes, and is listed as long', async () => {
  const place = await join()
  await patch(place, { status: 'left' })
  expect(await numbers()).toEqual([1])
  expect(await patch(place, { status: 'waiting' })).toMatchObject({ status: 'waiting' })
  await patch(place, { status: 'gaveUp' })
  now += 10 * minute + 1
  expect(await numbers()).toEqual([])
  await expect(patch(place, { status: 'waiting' })).rejects.toMatchObject({
    data: { code: 'illegalTransition' },
  })
})

it('WAIT-3.1: a party of yesterday that staff have forgotten is before nobody today', async () => {
  const [forgotten, called] = [await join(), await join()]
  await call(called)
  now += 11 * 60 * minute
  await dropOldRows.run(server.runtime)
  expect(await numbers()).toEqual([1, 2])
  now += 2 * 60 * minute
  await dropOldRows.run(server.runtime)
  expect(await get(forgotten)).toMatchObject({ status: 'left' })
  expect(await get(called)).toMatchObject({ status: 'left' })
  expect(await join()).toMatchObject({ ahead: 0 })
})

it('WAIT-4.5: an id that no party has is waitingNotFound', async () => {
  const nobody = { _id: 'f'.repeat(24) } as WaitingPlace
  await expect(get(nobody)).rejects.toMatchObject({ data: { code: 'waitingNotFound' } })
  await expect(respond(nobody, 'gaveUp')).rejects.toMatchObject({
    data: { code: 'waitingNotFound' },
  })
})

it('WAIT-5.1: what says who a party was is removed after two days, the rest stays for reports', async () => {
  const said = { name: 'Chan', phone: '91234567', email: 'a@b.example', remark: 'Allergic to kiwi' }
  const place = await join(said)
  const { session } = (await waiter
    .service('waitingParties/seat')
    .create({ party: place._id, table: shop.table })) as SeatWaitingResult
  await orderingCalls(guest, shop).order(session)
  const atTable = async () => {
    const { rows } = await server.runtime.connection.pool.query<{ said: string }>(
      `select concat((select json_agg(bookings)::text from table_sessions where shop = $1),
         (select json_agg(allergies)::text from tickets where shop = $1)) as said`,
      [shop.shop],
    )
    return rows[0]?.said.match(/kiwi/g)?.length ?? 0
  }
  const row = async () =>
    (
      await server.runtime.database
        .select()
        .from(waitingParties)
        .where(eq(waitingParties._id, place._id))
    )[0]
  now += 47 * 60 * minute
  await dropOldRows.run(server.runtime)
  expect(await row()).toMatchObject(said)
  expect(await atTable()).toBe(2)
  now += 2 * 60 * minute
  await dropOldRows.run(server.runtime)
  expect(await row()).toMatchObject({
    name: null,
    phone: null,
    email: null,
    remark: null,
    guests: 2,
  })
  expect(await atTable()).toBe(0)
  const role = { role: 'waiter', shop: shop.shop } as const
  waiter = await server.client(await makeAccount(server, `later-${shop.shop}`, [role]))
  await patch(place, { name: 'Chan' })
  now += 49 * 60 * minute
  await dropOldRows.run(server.runtime)
  expect(await row()).toMatchObject({ name: null })
  const owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
  const actions = await owner.service('staffActions').find({})
  expect(JSON.stringify(actions)).not.toMatch(/Chan|91234567/)
})

it('WAIT-3.7: staff of the board read the numbers that are called, if the shop shows them, and nothing else', async () => {
  const role = { role: 'kitchen', shop: shop.shop } as const
  const board = await server.client(await makeAccount(server, `board-${shop.shop}`, [role]))
  const called = () => board.service('waitingParties/called').create({ shop: shop.shop })
  const [first, second] = [await join({ name: 'Chan' }), await join()]
  await join()
  await call(first)
  expect(await called()).toEqual({ numbers: [] })
  const [setting] = (await waiter
    .service('waitingSettings')
    .find({ query: { shop: shop.shop } })) as WaitingSetting[]
  await server.app.service('waitingSettings').patch(setting?._id ?? '', { onBoard: true })
  now += minute
  await call(second)
  expect(await called()).toEqual({ numbers: [2, 1] })
  await respond(first, 'coming')
  await respond(second, 'gaveUp')
  expect(await called()).toEqual({ numbers: [1] })
  await expect(guest.service('waitingParties/called').create({ shop: shop.shop })).rejects.toThrow()
})
