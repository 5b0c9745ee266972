import type { StaffRole, TableSession, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let manager: TestClient
let cashier: TestClient
let waiter: TestClient
let group: ReturnType<typeof memberCalls>

const staffOf = async (role: StaffRole): Promise<TestClient> => {
  const account = {
    email: `${role}-${shop.shop}@shop.example`,
    password: 'a password of the tests',
  }
  const staff = [{ role, shop: shop.shop }]
  await (server.app.service('users').create({ ...account, staff }) as Promise<User>)
  return server.client(account)
}

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  cashier = await staffOf('cashier')
  waiter = await staffOf('waiter')
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const close = (client: TestClient, session: string, own: object = {}) =>
  client.service('tableSessions/close').create({ session, ...own }) as Promise<TableSession>

const pay = (session: string, own: object = {}) =>
  cashier.service('tableSessions/pay').create({
    session,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

const setCashRounding = (cashRounding: number | null) =>
  manager.service('shops').patch(shop.shop, { cashRounding })

/** A member's table with two noodles, 77.00, of which `paid` is paid. */
const tableOf = async (paid = 0) => {
  const member = await makeMember(server, shop)
  const { session } = await member.calls.scan()
  await member.calls.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
  if (paid > 0) await pay(session._id, { amount: paid })
  return { member, session: session._id }
}

describe('closing a session', () => {
  it('STAFF-2.2: with something left it needs to know how and why', async () => {
    const { session } = await tableOf()
    await expect(close(manager, session)).rejects.toMatchObject({
      code: 409,
      data: { code: 'billUnpaid', field: 'how', outstanding: 77 },
    })
    await expect(close(manager, session, { how: 'walkout' })).rejects.toMatchObject({
      code: 400,
      data: { code: 'reasonRequired', field: 'reason' },
    })
    const closed = await close(manager, session, { how: 'walkout', note: 'ran away' })
    expect(closed).toMatchObject({
      status: 'done',
      tvStatus: 'taken',
      closed: { how: 'walkout', amount: 77, note: 'ran away' },
      paidTime: null,
      outstanding: 77,
    })
    await expect(close(manager, session)).rejects.toMatchObject({ data: { code: 'sessionClosed' } })
  })

  it('STAFF-2.3: waiters close what is paid or empty, cashiers what was paid elsewhere, managers what nobody pays', async () => {
    const { session } = await tableOf()
    const approval = { code: 403, data: { code: 'approvalRequired', record: session } }
    const other = { how: 'paidElsewhere', note: 'the other till' }
    await expect(close(waiter, session, other)).rejects.toMatchObject(approval)
    for (const how of ['onTheHouse', 'walkout'])
      await expect(close(cashier, session, { how, note: 'so' })).rejects.toMatchObject(approval)
    expect(await close(cashier, session, other)).toMatchObject({ status: 'done' })
    const { session: empty } = await orderingCalls(waiter, shop).scan()
    expect(await close(waiter, empty._id)).toMatchObject({ status: 'cancelled', closed: null })
    const member = await makeMember(server, shop)
    await expect(close(member.client, empty._id)).rejects.toMatchObject({ code: 403 })
  })

  it('STAFF-2.4: its member has points for what was paid, here or elsewhere, and for nothing else', async () => {
    const house = await tableOf()
    await close(manager, house.session, { how: 'onTheHouse', note: 'a birthday' })
    expect(await group.points(house.member)).toBe(0)
    const half = await tableOf(38.5)
    const closed = await close(manager, half.session, { how: 'walkout', note: 'ran away' })
    expect(closed).toMatchObject({ pointsEarned: 38, closed: { amount: 38.5 } })
    expect(await group.points(half.member)).toBe(38)
    const other = await tableOf()
    await close(cashier, other.session, { how: 'paidElsewhere', note: 'the other till' })
    expect(await group.points(other.member)).toBe(77)
  })

  it('STAFF-2.5: a patch completes what is paid only; a table is free once it is closed', async () => {
    const { session, member } = await tableOf()
    await expect(
      manager.service('tableSessions').patch(session, { status: 'done' }),
    ).rejects.toMatchObject({ code: 409, data: { code: 'useClose', outstanding: 77 } })
    await close(manager, session, { how: 'onTheHouse', note: 'a complaint' })
    expect((await member.calls.scan()).created).toBe(true)
    const { session: next } = await member.calls.scan()
    await close(waiter, next._id)
  })

  it('STAFF-1.1: another version than the caller has seen → sessionChanged; a retry is no other call', async () => {
    const { session } = await tableOf()
    const { version } = await orderingCalls(manager, shop).session(session)
    await pay(session, { amount: 7 })
    const call = { how: 'walkout', note: 'ran away', idempotencyKey: idempotencyKey() }
    await expect(
      close(manager, session, { ...call, expectedVersion: version }),
    ).rejects.toMatchObject({
      code: 409,
      data: { code: 'sessionChanged', version: version + 1 },
    })
    const seen = { ...call, expectedVersion: version + 1 }
    const all = await Promise.all(Array.from({ length: 4 }, () => close(manager, session, seen)))
    expect(all.map((one) => one.version)).toEqual([1, 1, 1, 1].map(() => version + 2))
  })
})

describe('paying at the counter', () => {
  it('STAFF-2.8: without an amount it is all that is due; equal shares and dishes add up to it', async () => {
    const { session } = await tableOf()
    expect(await pay(session)).toMatchObject({ status: 'done', paid: 77 })
    const shared = await tableOf()
    const paid = [await pay(shared.session, { share: { of: 3 } })]
    paid.push(await pay(shared.session, { share: { of: 3 } }))
    paid.push(await pay(shared.session, { share: { of: 3 } }))
    expect(paid.map(({ outstanding }) => outstanding)).toEqual([51.3, 25.6, 0])
    expect(paid[2]).toMatchObject({
      status: 'done',
      payments: [{ shareOf: 3, amount: 25.7 }, {}, {}],
    })
    const byDish = await tableOf()
    const [line] = (await orderingCalls(manager, shop).session(byDish.session)).products
    const lines = [{ line: line?.id, quantity: 1 }]
    expect(await pay(byDish.session, { lines })).toMatchObject({
      outstanding: 38.5,
      payments: [{ amount: 38.5, lines }],
    })
    expect(await pay(byDish.session, { lines })).toMatchObject({ status: 'done' })
    const again = await tableOf()
    const [first] = (await orderingCalls(manager, shop).session(again.session)).products
    const all = [{ line: first?.id, quantity: 3 }]
    await expect(pay(again.session, { lines: all })).rejects.toMatchObject({
      data: { code: 'paymentRefused', field: 'items' },
    })
    await expect(pay(again.session, { lines, amount: 5 })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
    await close(manager, again.session, { how: 'walkout', note: 'ran away' })
  })

  it('STAFF-2.9: the payment has the change of cash; less than is due is refused; a card has its reference', async () => {
    const { session } = await tableOf()
    await expect(pay(session, { tendered: 70 })).rejects.toMatchObject({
      data: { code: 'paymentRefused', field: 'tendered', due: 77 },
    })
    expect(await pay(session, { amount: 30, tips: 2, tendered: 50 })).toMatchObject({
      payments: [{ amount: 30, tips: 2, tendered: 50, change: 18 }],
    })
    expect(await pay(session, { reference: 'slip 1234' })).toMatchObject({
      status: 'done',
      payments: [{}, { amount: 47, reference: 'slip 1234' }],
    })
  })

  it('PAY-3.9: cash is paid to the coin of the shop, a card to the cent; what goes back of cash is coins, too', async () => {
    await setCashRounding(0.2)
    const { session } = await tableOf()
    // 10.15 and tips of 0.10 are 10.20 in cash: 10.25 is nearer to it than to 10.40.
    await expect(pay(session, { amount: 10.15, tips: 0.1, tendered: 10 })).rejects.toMatchObject({
      data: { code: 'paymentRefused', field: 'tendered', due: 10.2 },
    })
    const cash = await pay(session, { amount: 10.15, tips: 0.1, tendered: 20 })
    expect(cash).toMatchObject({
      payments: [{ amount: 10.15, tips: 0.1, rounding: -0.05, tendered: 20, change: 9.8 }],
      outstanding: 66.85,
    })
    const card = await pay(session, { amount: 0.05, reference: 'slip 5' })
    expect(card.payments[1]).not.toHaveProperty('rounding')
    // All of 66.80 is 66.80.
    expect(await pay(session)).toMatchObject({ outstanding: 0, status: 'done' })
    const refund = (amount: number) =>
      manager.service('tableSessions/refund').create({
        session,
        payment: cash.payments[0]?._id,
        amount,
        reason: 'cold',
        idempotencyKey: idempotencyKey(),
      }) as Promise<TableSession>
    expect((await refund(5.05)).payments.at(-1)).toMatchObject({ amount: -5.05, rounding: 0.05 })
    await setCashRounding(null)
  })
})

describe('a new session', () => {
  it('STAFF-2.6: is announced to staff once, without its key', async () => {
    const heard = heardBy(manager, 'tableSessions', 'created') as TableSession[]
    await manager.service('shops/subscribe').create({ item: shop.shop })
    const diner = orderingCalls(await server.client(), shop)
    const { session } = await diner.scan(shop.otherTable)
    await diner.scan(shop.otherTable)
    const { session: fetched } = await diner.create()
    await expect.poll(() => heard.map(({ _id }) => _id)).toEqual([session._id, fetched._id])
    expect(JSON.stringify(heard)).not.toContain('restoreKey')
  })
})
