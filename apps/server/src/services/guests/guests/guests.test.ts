import type {
  ExportResult,
  GuestFile,
  KnownGuestsResult,
  ListGuestsResult,
  Page,
  Reservation,
  SearchGuestsResult,
  SeatReservationResult,
  Ticket,
  User,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { countGuests } from './count-guests.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const dinner = '2'.repeat(24)
const day = 86_400_000
let now = Date.parse('2026-03-02T09:00:00Z')
let server: TestServer
let shop: OrderingShop
let waiter: TestClient
let manager: TestClient
let guest: TestClient
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server, anyNumber)
  const staff = async (who: string, role: 'waiter' | 'manager') =>
    server.client(await makeAccount(server, who, [{ role, shop: shop.shop }]))
  waiter = await staff('hall', 'waiter')
  manager = await staff('boss', 'manager')
  guest = await server.client()
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    sessions: [{ _id: dinner, name: [], from: '18:00', to: '23:00' }],
  })
})
afterAll(() => server.stop())

const book = (own: object = {}, client = waiter): Promise<Reservation> =>
  client.service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: dinner,
    time: '19:00',
    name: 'Chan Mei',
    phone: '9123 4567',
    termsAccepted: true,
    ...own,
  }) as Promise<Reservation>

const call = async <R>(name: string, data: object, client = manager): Promise<R> =>
  (await client.service(`guests/${name}`).create({ shop: shop.shop, ...data })) as R
const file = async (data: object, client = manager): Promise<GuestFile> =>
  (await client.service('guests').create({ shop: shop.shop, ...data })) as GuestFile
const search = async (text: string, client = waiter) =>
  (await call<SearchGuestsResult>('search', { text }, client)).guests
const change = async (of: object, data: object, client = waiter) => {
  const { _id, version } = await file(of)
  await call('change', { guest: _id, version, ...data }, client)
  return _id
}

const seat = async ({ _id }: Reservation): Promise<string> => {
  const table = (await server.app
    .service('tableViewItems')
    .create({ shop: shop.shop, name: 'T' })) as { _id: string }
  const { session } = (await waiter
    .service('reservations/seat')
    .create({ reservation: _id, table: table._id })) as SeatReservationResult
  return session
}

const register = (name: string, phone: string) =>
  server.app
    .service('users')
    .create({ password, name, email: `${name}@eat.test`, phone }) as Promise<User>

/** A bill of a member that has ended, as the server lists it. */
const dine = (user: string, id: string, cents: number) =>
  server.runtime.connection.pool.query(
    `insert into member_sessions ("user", _id, shop, type, status, tv_status, create_time, end_time, total)
     values ($1, $2, $3, 'dineIn', 'done', 'none', $4, $4, $5)`,
    [user, id, shop.shop, new Date(now).toISOString(), cents],
  )

/** Returns a file without what says how often it was written. */
const bare = (file: GuestFile) => ({ ...file, version: 0, changes: [] })

/** Lets a file have been merged so many ms ago. */
const age = (guestId: string, ms: number) =>
  server.runtime.connection.pool.query('update guests set merged_time = $2 where _id = $1', [
    guestId,
    new Date(now - ms).toISOString(),
  ])

it('a guest without an account has one file under any notation of the phone, with all reservations (GUEST-1.1, GUEST-1.2)', async () => {
  const booked = await book()
  const other = await book({ phone: '+852 9123-4567', date: '2026-03-03' }, guest)
  await waiter.service('reservations').patch(other._id, { status: 'cancelled' })
  for (const text of ['91234567', '+852 9123 4567', '4567', 'chan m'])
    expect(await search(text)).toHaveLength(1)
  const first = await file({ reservation: booked._id })
  expect(first).toMatchObject({ name: 'Chan Mei', phones: ['9123 4567'], visits: 0, cancelled: 1 })
  expect(first.reservations.map(({ status }) => status)).toEqual(['cancelled', 'booked'])
  expect((await file({ reservation: other._id }))._id).toBe(first._id)
  for (const text of ['91234567', '+852 9123 4567', '4567', 'chan m'])
    expect(await search(text)).toMatchObject([{ guest: first._id, phoneEnding: '4567' }])
})

it('two who open a new file at once open one (GUEST-1.3)', async () => {
  const booked = await book({ phone: '6111 0001', name: 'Twice' })
  const opened = await Promise.all([1, 2, 3, 4].map(() => file({ reservation: booked._id })))
  expect(new Set(opened.map(({ _id }) => _id)).size).toBe(1)
})

it('the file of a phone is a member’s once the member was here; an account alone says nothing (GUEST-1.4)', async () => {
  const booked = await book({ phone: '6222 0001', name: 'Ho' })
  const known = await change({ reservation: booked._id }, { note: 'Window' })
  const member = await register('ho', '+852 6222 0001')
  const before = await file({ user: member._id })
  expect(before._id).not.toBe(known)
  expect(before.note).toBeUndefined()
  const second = await register('ho2', '62220001')
  await dine(second._id, 'd'.repeat(24), 4000)
  const after = await file({ user: second._id })
  expect(after).toMatchObject({
    _id: known,
    user: second._id,
    note: 'Window',
    visits: 1,
    spent: 40,
  })
  expect(after.reservations).toHaveLength(1)
})

it('a member is found by the number as it is printed, and the bill of a reservation counts once (GUEST-1.2, GUEST-1.5)', async () => {
  const member = await register('lam', '6333 0001')
  const printed = (member.memberNumber ?? '').replace(/(\d{4})/u, '$1 ')
  expect(await search(printed)).toMatchObject([{ user: member._id, name: 'lam' }])
  const session = await seat(await book({ phone: '6333 0001', name: 'Lam', time: '18:00' }))
  await dine(member._id, session, 12_050)
  expect(await file({ user: member._id })).toMatchObject({ visits: 1, spent: 120.5 })
  const short = await file({ user: member._id }, waiter)
  expect(short).not.toHaveProperty('spent')
  expect(short).not.toHaveProperty('emails')
})

it('what staff write is there at the next booking, and on the tickets (GUEST-2.1, GUEST-2.2)', async () => {
  const booked = await book({ phone: '6444 0001', name: 'Yip', time: '20:00' })
  await change(
    { reservation: booked._id },
    { note: 'Quiet table', tags: ['VIP'], allergens: ['peanuts'] },
  )
  const next = await book({ phone: '+85264440001', name: 'Yip', time: '21:00' })
  const { guests } = await call<KnownGuestsResult>('known', { date: '2026-03-02' }, waiter)
  expect(guests.filter(({ reservation }) => reservation === next._id)).toMatchObject([
    { note: 'Quiet table', tags: ['VIP'], allergens: ['peanuts'] },
  ])
  const session = await seat(next)
  expect(await call('known', { session }, waiter)).toMatchObject({
    guests: [{ reservation: next._id, allergens: ['peanuts'] }],
  })
  const order = () => orderingCalls(guest, shop).order(session, { cart: [lineOf(shop.noodles)] })
  const latest = async () => {
    const { data } = (await waiter.service('tickets').find({
      query: { shop: shop.shop, session, $sort: { createTime: -1 } },
    })) as Page<Ticket>
    return (data[0]?.allergies ?? []).flatMap(({ names }) => names.map(([en]) => en?.value))
  }
  await order()
  expect(await latest()).toEqual(['Peanuts'])
  now += 60_000
  await change({ reservation: next._id }, { allergens: ['peanuts', 'milk'] })
  await order()
  expect(await latest()).toEqual(['Peanuts', 'Milk'])
})

it('a change of a file that somebody has changed since is refused, a retry is not (GUEST-2.3)', async () => {
  const booked = await book({ phone: '6555 0001', name: 'Kwok' })
  const { _id: id, version } = await file({ reservation: booked._id })
  const write = (tags: readonly string[]) => call('change', { guest: id, version, tags }, waiter)
  await write(['VIP'])
  expect(await write(['VIP'])).toEqual({ _id: id, version: version + 1 })
  await expect(write(['press'])).rejects.toMatchObject({ code: 409, data: { code: 'conflict' } })
})

it('two files become one, and what is removed there is removed in both; undone, each is its own (GUEST-3.1, GUEST-3.2)', async () => {
  const one = await change(
    { reservation: (await book({ phone: '6666 0001', name: 'Au' }))._id },
    { tags: ['VIP'], allergens: ['milk'], advertising: true },
  )
  const other = await change(
    { reservation: (await book({ phone: '6666 0002', name: 'Au Yeung' }))._id },
    { tags: ['press'], note: 'Left-handed', advertising: false },
  )
  const before = [await file({ guest: one }), await file({ guest: other })]
  await call('merge', { guest: other, into: one })
  await call('merge', { guest: other, into: one })
  const whole = await file({ guest: other })
  expect(whole).toMatchObject({
    _id: one,
    name: 'Au',
    tags: ['VIP', 'press'],
    allergens: ['milk'],
    advertising: false,
    phones: ['6666 0001', '6666 0002'],
    merged: [{ _id: other, name: 'Au Yeung', note: 'Left-handed' }],
  })
  expect(whole.reservations).toHaveLength(2)
  expect(await search('66660002')).toMatchObject([{ guest: one }])
  await age(other, 30 * day - 60_000)
  await call('unmerge', { guest: other })
  const after = [await file({ guest: one }), await file({ guest: other })]
  expect(after.map(bare)).toEqual(before.map(bare))
  await call('merge', { guest: other, into: one })
  await change({ guest: one }, { tags: ['VIP'] })
  await age(other, 30 * day + 60_000)
  await expect(call('unmerge', { guest: other })).rejects.toMatchObject({
    data: { code: 'guestRefused', reason: 'late' },
  })
})

/** Seats guests of a phone whose bill has ended, and returns their file. */
const eat = async (phone: string): Promise<string> => {
  const booked = await book({ phone, name: 'Fung', time: '22:00' })
  const session = await seat(booked)
  await orderingCalls(guest, shop).order(session, { cart: [lineOf(shop.noodles)] })
  await server.runtime.connection.pool.query(
    `update table_sessions set status = 'done', end_time = $2 where _id = $1`,
    [session, new Date(now).toISOString()],
  )
  now += 60_000
  return (await file({ reservation: booked._id }))._id
}

it('a bill that has ended is counted once however often the job runs, and a merge counts both (GUEST-7.2)', async () => {
  const listed = async (guestId: string) =>
    (await call<ListGuestsResult>('list', { rules: {} })).guests.filter(
      (one) => one.guest === guestId,
    )
  const one = await eat('6123 0001')
  const other = await eat('6123 0002')
  for (let run = 0; run < 2; run += 1) await countGuests(server.runtime)
  const [counted] = await listed(one)
  expect(counted).toMatchObject({ visits: 1, phoneEnding: '0001', spent: 38.5 })
  await call('merge', { guest: other, into: one })
  expect(await listed(one)).toMatchObject([{ visits: 2, spent: 77 }])
  expect(await listed(other)).toEqual([])
  await call('unmerge', { guest: other })
  expect(await listed(one)).toEqual([counted])
  expect(await listed(other)).toMatchObject([{ visits: 1 }])
})

it('two members are never merged, and waiters merge nobody (GUEST-3.3, GUEST-5.1)', async () => {
  const [one, other] = await Promise.all([register('ng', '67770001'), register('mo', '67770002')])
  const [a, b] = [await file({ user: one._id }), await file({ user: other._id })]
  await expect(call('merge', { guest: a._id, into: b._id })).rejects.toMatchObject({
    data: { code: 'guestRefused', reason: 'twoMembers' },
  })
  await expect(call('merge', { guest: a._id, into: b._id }, waiter)).rejects.toMatchObject({
    code: 403,
  })
  const alone = await file({ reservation: (await book({ phone: '67770003' }))._id })
  await call('merge', { guest: a._id, into: alone._id })
  expect(await file({ guest: alone._id })).toMatchObject({ _id: a._id, user: one._id })
})

it('an account that is erased takes its files along, and what was booked by their phones; an export has them (GUEST-4.1)', async () => {
  const credentials = await makeAccount(server, 'gone')
  const member = await server.client(credentials)
  const { user } = (await member
    .service('authentication')
    .create({ strategy: 'local', ...credentials })) as { user: User }
  const mine = await file({ user: user._id })
  const booked = await book({ phone: '6888 0001', name: 'Gone Girl' })
  const id = await change({ reservation: booked._id }, { tags: ['regular'] })
  const session = await seat(
    await book({ phone: '6888 0001', name: 'Gone Girl', remark: 'Allergic to zyxfruit' }),
  )
  await orderingCalls(guest, shop).order(session)
  await call('merge', { guest: id, into: mine._id })
  const exported = (await member.service('users/export').create({})) as ExportResult & {
    guests: readonly { tags?: readonly string[] }[]
  }
  expect(exported.guests.flatMap(({ tags }) => tags ?? [])).toEqual(['regular'])
  expect(JSON.stringify(exported)).toContain('Gone Girl')
  await member.service('users/erase').create({ password })
  const { rows } = await server.runtime.connection.pool.query<{ left: string }>(
    `select (select coalesce(json_agg(g)::text, '') from guests g)
       || (select json_agg(r)::text from reservations r)
       || (select json_agg(b)::text from table_sessions b)
       || (select json_agg(t)::text from tickets t)
       || (select json_agg(a)::text from idempotency_claims a) as left`,
  )
  expect(rows[0]?.left).toContain(session)
  expect(rows[0]?.left).not.toContain('zyxfruit')
  expect(rows[0]?.left).not.toContain('Gone Girl')
  expect(rows[0]?.left).not.toContain('6888 0001')
})

it('managers erase a guest without an account, unless they are expected (GUEST-4.2)', async () => {
  const booked = await book({ phone: '6999 0001', name: 'Secret Sam', remark: 'Milk allergy' })
  const { _id: id } = await file({ reservation: booked._id })
  await expect(call('erase', { guest: id }, waiter)).rejects.toMatchObject({ code: 403 })
  await expect(call('erase', { guest: id })).rejects.toMatchObject({
    data: { code: 'guestRefused', reason: 'expected' },
  })
  await waiter.service('reservations').patch(booked._id, { status: 'cancelled' })
  await call('erase', { guest: id })
  await expect(file({ guest: id })).rejects.toMatchObject({ data: { code: 'guestNotFound' } })
  expect(await search('6999 0001')).toEqual([])
  const left = (await server.app.service('reservations').get(booked._id)) as Reservation
  expect(left).toMatchObject({ name: '', phone: '' })
  expect(left.remark).toBeUndefined()
})
