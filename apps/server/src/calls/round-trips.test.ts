import type { Page, StaffAction, TableSession, Ticket } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CountedCall, countCall } from '../testing/counted-call.ts'
import { noteStatements, type NotedStatements } from '../testing/noted-statements.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../testing/member-shop.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const dinner = 'd'.repeat(24)

let statements: NotedStatements
let server: TestServer
let shop: MemberShop
let guest: TestClient
let staff: TestClient
let member: TestMember
let table: ReturnType<typeof orderingCalls>
beforeAll(async () => {
  statements = noteStatements()
  server = await startTestServer()
  shop = await makeMemberShop(server, { maxUnpaidPerDevice: 1000, maxUnpaidPerAddress: 1000 })
  await server.app.service('reservationSettings').create({
    shop: shop.shop,
    enabled: true,
    limits: [{ capacity: 100 }],
    sessions: [
      { _id: dinner, name: [{ lang: 'en', value: 'Dinner' }], from: '18:00', to: '21:00' },
    ],
  })
  const codes = server.app.service('couponCodes')
  for (const code of ['ONE-A', 'ONE-B'])
    await codes.create({ code, coupon: shop.tenOff, limitPerUser: 1, quantity: 100 })
  for (const code of ['ANY-A', 'ANY-B']) await codes.create({ code, coupon: shop.tenOff })
  guest = await server.client()
  staff = await server.client(shop.staff)
  member = await makeMember(server, shop)
  table = orderingCalls(guest, shop)
  await memberCalls(server, shop).givePoints(member.user, 10_000)
})
afterAll(async () => {
  await server.stop()
  statements.end()
})

/** Counts a call that was made before, so that what a server reads once is in memory; the least of three, since a server announces some things later. */
const counted = async (call: () => Promise<unknown>): Promise<CountedCall> => {
  await call()
  const counts: CountedCall[] = []
  for (let time = 0; time < 3; time += 1) counts.push(await countCall(statements, call))
  const [least] = counts.toSorted((one, other) => one.statements - other.statements)
  if (!least) throw new Error('nothing was counted')
  return least
}

const key = () => ({ idempotencyKey: idempotencyKey() })

const claim = (client: TestClient, code: string) =>
  client.service('userCoupons/claim').create({ code, shop: shop.shop, ...key() })

const bill = async (quantity = 1): Promise<TableSession> => {
  const { session } = await table.create({ cart: [lineOf(shop.noodles, { quantity })] })
  return session
}

const pay = ({ _id }: TableSession, amount: number) =>
  staff
    .service('tableSessions/pay')
    .create({ session: _id, paymentMethod: shop.cash, amount, ...key() })

const setStock = (quantity: number) =>
  staff.service('productStocks').patch(shop.bun, { stock: { mode: 'manual', quantity } })

const few = (roundTrips: number, commits = 1) => ({
  statements: expect.any(Number) as number,
  roundTrips,
  commits,
})

describe('a call that somebody waits for takes few round trips and one commit (OVER-1.5)', () => {
  it('a coupon claimed', async () => {
    await claim(member.client, 'ONE-A')
    expect(await countCall(statements, () => claim(member.client, 'ONE-B'))).toEqual({
      statements: 13,
      roundTrips: 3,
      commits: 1,
    })
    await claim(guest, 'ANY-A')
    expect(await countCall(statements, () => claim(guest, 'ANY-B'))).toEqual({
      statements: 13,
      roundTrips: 3,
      commits: 1,
    })
  })

  it('a wrong code counts once, and takes no coupon', async () => {
    expect(await counted(() => claim(guest, 'WRONG').catch(() => undefined))).toEqual(few(3))
  })

  it('a payment recorded at the counter, of a part or of all', async () => {
    const session = await bill(3)
    expect(await counted(() => pay(session, 10))).toEqual(few(3))
    const whole = await bill()
    await pay(whole, 8.5)
    expect(await countCall(statements, () => pay(whole, 30))).toEqual(few(3))
  })

  it('an order, with a session of its own or at a table', async () => {
    expect(await counted(() => table.create())).toEqual(few(2))
    expect(await counted(() => member.calls.create())).toEqual(few(2))
    const onPhone = { restoreKeys: ['a'.repeat(24)] }
    expect(await counted(() => table.create(onPhone))).toEqual(few(2))
    const { session } = await table.scan()
    expect(await counted(() => table.order(session._id))).toEqual(few(2))
  })

  it('a table entered, and its bill requested', async () => {
    // The table is locked before its session is opened.
    expect(await countCall(statements, () => table.scan(shop.otherTable))).toEqual(few(3))
    expect(await counted(() => table.scan(shop.otherTable))).toEqual(few(3))
    const byStaff = orderingCalls(staff, shop)
    expect(await counted(() => byStaff.scan(shop.otherTable))).toEqual(few(3))
    const { code } = (await staff
      .service('tableCodes/show')
      .create({ shop: shop.shop, table: shop.otherTable })) as { code: string }
    expect(await countCall(statements, () => table.scan(code))).toEqual(few(3))
    const { session } = await table.scan()
    const ask = () => guest.service('tableSessions/askBill').create({ session: session._id })
    await table.order(session._id)
    expect(await countCall(statements, ask)).toEqual(few(2))
    expect(await counted(() => table.session(session._id))).toEqual(few(1, 0))
  })

  it('what staff do with a bill and its orders, with its entry in the log', async () => {
    const byStaff = orderingCalls(staff, shop)
    const { session } = await byStaff.scan(shop.table)
    const [line = '', other = ''] = (
      await byStaff.order(session._id, {
        cart: [lineOf(shop.noodles, { quantity: 9 }), lineOf(shop.bun, { quantity: 9 })],
      })
    ).order.lines.map(({ id }) => id)
    expect(await counted(() => byStaff.order(session._id))).toEqual(few(2))
    const act = (call: string, data: object) =>
      staff.service(`tableSessions/${call}`).create({ session: session._id, ...data, ...key() })
    let more = 1
    const note = 'the wrong table'
    expect(await counted(() => act('changeGuests', { capacity: ++more }))).toEqual(few(2))
    expect(await counted(() => act('discount', { amount: ++more, note }))).toEqual(few(2))
    const less = () => act('adjustLine', { line: other, manualDiscount: ++more, note })
    expect(await counted(less)).toEqual(few(2))
    const lines = [{ id: line, quantity: 1 }]
    expect(await counted(() => act('voidLines', { lines, note }))).toEqual(few(3))
    let units = 9
    expect(await counted(() => act('changeLine', { line: other, quantity: --units }))).toEqual(
      few(3),
    )
    expect(await counted(() => act('changeLine', { line: other, quantity: ++units }))).toEqual(
      few(4),
    )
    const query = { record: session._id, path: 'tableSessions/voidLines' }
    const logged = (await staff.service('staffActions').find({ query })) as Page<StaffAction>
    expect(logged.data).toHaveLength(4)
    expect(logged.data[0]).toMatchObject({ shop: shop.shop, changes: { lines, note } })
  })

  it('an order moved along, and a ticket done that was its last', async () => {
    const byStaff = orderingCalls(staff, shop)
    const orders: string[] = []
    for (let time = 0; time < 4; time += 1) orders.push((await table.create()).order._id)
    const move = (status: string) => {
      const left = [...orders]
      return counted(() => byStaff.setStatus(left.pop() ?? '', status))
    }
    expect(await move('preparing')).toEqual(few(3))
    expect(await move('ready')).toEqual(few(3))
    const { order } = await table.create()
    const query = { shop: shop.shop, order: order._id }
    const { data } = (await staff.service('tickets').find({ query })) as Page<Ticket>
    const bump = () =>
      staff.service('tickets/bump').create({ shop: shop.shop, ticket: data[0]?._id })
    expect(await countCall(statements, bump)).toEqual(few(3))
  })

  it('a stock set by hand, whose entry in the log is written after it', async () => {
    let left = 50
    expect(await counted(() => setStock(--left))).toEqual(few(5, 2))
    await setStock(10_000)
  })

  it('a reward redeemed', async () => {
    expect(
      await counted(() =>
        member.client
          .service('gifts/redeem')
          .create({ gift: shop.bunGift, shop: shop.shop, ...key() }),
      ),
    ).toEqual(few(3))
  })

  it('a booking', async () => {
    const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const book = () =>
      guest.service('reservations/create').create({
        shop: shop.shop,
        date,
        diningSession: dinner,
        time: '18:30',
        adults: 2,
        children: 0,
        babyStools: 0,
        name: 'Mei',
        phone: '91234567',
        termsAccepted: true,
        ...key(),
      })
    expect(await counted(book)).toEqual(few(3))
  })

  it('a sign-in by password, which counts before it compares, and by token', async () => {
    expect(await counted(() => server.client(shop.staff))).toEqual(few(4, 2))
    const accessToken = (await staff.get('authentication'))?.accessToken
    const again = async () => {
      const client = await server.client()
      await client.authenticate({ strategy: 'jwt', accessToken })
    }
    expect(await counted(again)).toEqual({ statements: 0, roundTrips: 0, commits: 0 })
  })
})
