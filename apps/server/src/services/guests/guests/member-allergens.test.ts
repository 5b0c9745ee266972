import type { GuestFile, Page, Reservation, Ticket, User } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { anyNumber, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { languagesOf } from '../../../slips/slip-languages.ts'
import { ticketSlip } from '../../../slips/ticket-slip.ts'

let now = Date.parse('2026-03-02T09:00:00Z')
let server: TestServer
let shop: OrderingShop
let manager: TestClient
/** Tickets are read by when they were made. */
const later = () => {
  now += 60_000
}
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server, anyNumber)
  manager = await server.client(
    await makeAccount(server, 'boss', [{ role: 'manager', shop: shop.shop }]),
  )
})
afterAll(() => server.stop())

const dinner = '2'.repeat(24)
const book = async (): Promise<Reservation> => {
  const sessions = [{ _id: dinner, name: [], from: '18:00', to: '23:00' }]
  await server.app
    .service('reservationSettings')
    .create({ shop: shop.shop, enabled: true, sessions })
  return (await manager.service('reservations/create').create({
    shop: shop.shop,
    adults: 2,
    children: 0,
    babyStools: 0,
    date: '2026-03-02',
    diningSession: dinner,
    time: '19:00',
    name: 'Wing',
    phone: '9123 4567',
    termsAccepted: true,
  })) as Reservation
}

const call = (name: string, data: object) =>
  manager.service(`guests/${name}`).create({ shop: shop.shop, ...data })

const write = async (of: object, allergens: readonly string[]): Promise<string> => {
  const data = { shop: shop.shop, ...of }
  const { _id, version } = (await manager.service('guests').create(data)) as GuestFile
  await call('change', { guest: _id, version, allergens })
  return _id
}

const memberWith = async (name: string, allergens: readonly string[]) => {
  const email = `${name}@eat.test`
  const { _id } = (await server.app.service('users').create({ email, password, name })) as User
  const client = await server.client({ email, password })
  const guest = await write({ user: _id }, allergens)
  return { _id, client, guest, calls: orderingCalls(client, shop) }
}

const newTable = async (): Promise<string> => {
  const data = { shop: shop.shop, name: 'T' }
  return ((await server.app.service('tableViewItems').create(data)) as { _id: string })._id
}

const ticketsOf = async (session: string): Promise<readonly Ticket[]> =>
  (
    (await manager.service('tickets').find({
      query: { shop: shop.shop, session, $sort: { createTime: 1 } },
    })) as Page<Ticket>
  ).data

const namesOf = async (session: string) =>
  (await ticketsOf(session)).map(({ allergies = [] }) =>
    allergies.flatMap(({ names }) => names.map(([en]) => en?.value)),
  )

it('a member who sits without a reservation has the allergens of the file on each ticket and slip, also of what others order (GUEST-2.4)', async () => {
  const { _id: user, calls } = await memberWith('mei', ['milk', 'peanuts'])
  const { session } = await calls.scan(await newTable(), { date: new Date(now).toISOString() })
  const other = orderingCalls(await server.client(), shop)
  const placed = await other.order(session._id)
  later()
  await write({ user }, ['sesame'])
  await calls.order(session._id)
  expect(await namesOf(session._id)).toEqual([['Peanuts', 'Milk'], ['Sesame']])
  const [ticket] = await ticketsOf(session._id)
  const place = { timeZone: 'Asia/Hong_Kong', ...languagesOf('zh-hk') }
  expect(ticketSlip(ticket!, undefined, place)).toContainEqual({
    kind: 'banner',
    text: '過敏：花生、奶',
  })
  for (const told of [placed, await other.session(session._id)])
    expect(JSON.stringify(told)).not.toMatch(/peanuts|sesame|allerg/iu)
})

it('a bill says it from when it is the member’s, also of files merged with theirs, and no longer when it is not (GUEST-2.4)', async () => {
  const member = await memberWith('wing', ['fish'])
  const part = await write({ reservation: (await book())._id }, ['eggs'])
  await call('merge', { guest: part, into: member.guest })
  const guest = await server.client()
  const calls = orderingCalls(guest, shop)
  const { session } = await calls.scan(await newTable(), { date: new Date(now).toISOString() })
  await calls.order(session._id)
  const give = (user: string | null) =>
    manager.service('tableSessions/setUser').create({ session: session._id, user })
  later()
  await give(member._id)
  const { session: after } = await calls.order(session._id)
  later()
  await manager.service('tableSessions/voidLines').create({
    session: session._id,
    lines: [{ id: after.products.at(-1)!.id, quantity: 1 }],
    note: 'fish',
    idempotencyKey: 'void-fish-of-wing',
  })
  later()
  await give(null)
  await calls.order(session._id)
  expect(await namesOf(session._id)).toEqual([[], ['Eggs', 'Fish'], ['Eggs', 'Fish'], []])
})

const merge = (name: 'merge' | 'unmerge', from: string, into: string) =>
  manager.service(`tableSessions/${name}`).create({ from, into })

it('bills that were merged say what each of their members must not eat, until that is undone (GUEST-2.4, STAFF-2.20)', async () => {
  const seated = async (name: string, allergen: string) => {
    const { calls } = await memberWith(name, [allergen])
    const { session } = await calls.scan(await newTable(), { date: new Date(now).toISOString() })
    await calls.order(session._id)
    later()
    return { calls, id: session._id }
  }
  const [one, two, three] = [
    await seated('ling', 'milk'),
    await seated('bo', 'peanuts'),
    await seated('chi', 'fish'),
  ]
  await merge('merge', three.id, two.id)
  await merge('merge', two.id, one.id)
  later()
  await one.calls.order(one.id)
  expect((await namesOf(one.id)).at(-1)).toEqual(['Fish', 'Peanuts', 'Milk'])
  await merge('unmerge', two.id, one.id)
  later()
  await one.calls.order(one.id)
  expect((await namesOf(one.id)).at(-1)).toEqual(['Milk'])
})

it('an order that begins a bill of its own says them, and an erased account leaves them on no ticket (GUEST-2.4, ACC-3.8)', async () => {
  const { calls, client } = await memberWith('kit', ['soy'])
  const { session } = await calls.create()
  expect(await namesOf(session._id)).toEqual([['Soy']])
  await client.service('users/erase').create({ password })
  expect(await namesOf(session._id)).toEqual([[]])
})
