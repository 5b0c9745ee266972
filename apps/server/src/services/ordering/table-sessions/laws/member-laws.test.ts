import type { TableSession } from '@comanda/contract'
import * as fc from 'fast-check'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../../../../testing/member-shop.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { balanceRecords } from '../../../../tables/balance-records.ts'
import { type PointRecordRow, pointRecords } from '../../../../tables/point-records.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'
import { memberSessions } from '../../../../tables/member-sessions.ts'
import { type SessionRow, tableSessions } from '../../../../tables/table-sessions.ts'

let server: TestServer
let shop: MemberShop
let staff: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server, { maxPending: 1000 })
  staff = await server.client(shop.staff)
  // The server itself writes the sessions of members: the triggers are for the previous build.
  for (const trigger of ['table_sessions_listed', 'table_sessions_listed_again'])
    await server.runtime.database.execute(sql.raw(`drop trigger ${trigger} on table_sessions`))
})
afterAll(() => server.stop())

const sumOf = (records: readonly { amount: number }[]): number =>
  records.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

/** The rows of a member in the database. */
const books = async (user: string) => {
  const { database } = server.runtime
  return {
    coupons: await database.select().from(userCoupons).where(eq(userCoupons.user, user)),
    points: await database.select().from(pointRecords).where(eq(pointRecords.user, user)),
    balance: await database.select().from(balanceRecords).where(eq(balanceRecords.user, user)),
    sessions: await database.select().from(tableSessions).where(eq(tableSessions.user, user)),
    listed: await database.select().from(memberSessions).where(eq(memberSessions.user, user)),
  }
}

const byId = (a: { _id: string }, b: { _id: string }): number => (a._id < b._id ? -1 : 1)

/** What the member's table has of a session. */
const listing = ({
  user,
  _id,
  shop: of,
  type,
  status,
  tvStatus,
  createTime,
  endTime,
  result,
}: SessionRow) => ({
  user,
  _id,
  shop: of,
  type,
  status,
  tvStatus,
  createTime,
  endTime,
  total: result.totals.total,
})

const heard = ({ client }: Pick<TestMember, 'client'>) => [
  heardBy(client, 'userCoupons', 'created'),
  heardBy(client, 'userCoupons', 'patched'),
  heardBy(client, 'pointRecords', 'created'),
]

/** The points of ended sessions that were spent before they could be taken back: they are taken as far as there are any. */
const notTakenBack = (points: readonly PointRecordRow[]): number =>
  points.reduce((sum, { reverses, amount }) => {
    const granted = points.find(({ _id }) => _id === reverses)?.amount ?? 0
    return granted > 0 ? sum + granted + amount : sum
  }, 0)

const step = fc.constantFrom('order', 'coupon', 'gift', 'cancel', 'balance', 'cash', 'void', 'done')

describe('laws of a member’s coupons, points and balance', () => {
  it('after any orders, cancellations, payments and voids, also concurrent: the ledgers agree, and the member’s list names each session as it is', async () => {
    const group = memberCalls(server, shop)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 6 }),
        async (rounds) => {
          const member = await makeMember(server, shop)
          await group.givePoints(member.user, 250)
          await group.giveBalance(member.user, 90)
          const owned = [await group.giveCoupon(member.user), await group.giveCoupon(member.user)]
          const placed: TableSession[] = []
          const calls = orderingCalls(staff, shop)
          const order = async (own: object): Promise<void> => {
            placed.push((await member.calls.create(own)).session)
          }
          const actions: Record<string, () => Promise<unknown>> = {
            order: () => order({}),
            coupon: () =>
              order({ coupons: [{ id: owned[placed.length % 2]!._id, source: 'coupon' }] }),
            gift: () =>
              order({
                cart: [lineOf(shop.noodles), lineOf(shop.bun, { fromCoupon: shop.bunGift })],
                coupons: [{ id: shop.bunGift, source: 'gift' }],
              }),
            cancel: () => calls.setStatus(placed.at(-1)?.orders[0]?._id ?? '', 'cancelled'),
            balance: () =>
              member.client.service('tableSessions/payByBalance').create({
                session: placed.at(-1)?._id ?? '',
                idempotencyKey: idempotencyKey(),
              }),
            cash: () =>
              staff.service('tableSessions/pay').create({
                session: placed.at(-1)?._id ?? '',
                amount: 5,
                paymentMethod: shop.cash,
                idempotencyKey: idempotencyKey(),
              }),
            void: () => calls.closeSession(placed.at(0)?._id ?? '', 'void'),
            done: () => calls.closePaidElsewhere(placed.at(-1)?._id ?? ''),
          }
          for (const round of rounds)
            await Promise.allSettled(round.map(async (name) => actions[name]?.()))

          const { coupons, points, balance, sessions, listed } = await books(member.user)
          expect(listed.toSorted(byId)).toEqual(sessions.map(listing).toSorted(byId))
          const inUse = sessions
            .filter(({ status }) => status !== 'void' && status !== 'cancelled')
            .flatMap(({ discounts }) => discounts.map(({ id }) => id))
          const used = coupons.filter(({ status }) => status === 'used').map(({ _id }) => _id)
          expect(used.toSorted()).toEqual(inUse.toSorted())
          const earned = sessions
            .filter(({ status }) => status === 'done')
            .reduce((sum, { pointsEarned }) => sum + (pointsEarned ?? 0), 0)
          const rewards = coupons.filter(({ gift }) => gift !== null).length
          expect(sumOf(points)).toBe(250 + earned - rewards * 100 + notTakenBack(points))
          expect(await group.points(member)).toBe(sumOf(points))
          expect(await group.balance(member)).toBe(sumOf(balance))
          const paid = await Promise.all(sessions.map(({ _id }) => member.calls.session(_id)))
          const byBalance = paid
            .flatMap(({ payments }) => payments)
            .filter(({ type }) => type === 'balance')
          expect(sumOf(balance)).toBe(Math.round((90 - sumOf(byBalance)) * 100) / 100)
          for (const session of paid) if (session.status === 'void') expect(session.paid).toBe(0)
        },
      ),
      {
        numRuns: 8,
        // The points of the second order are spent when it is voided.
        examples: [[[['order'], ['order', 'done'], ['done', 'gift'], ['gift'], ['gift', 'void']]]],
      },
    )
  }, 120_000)
})

it('a session that is assigned to another member, or to none, is in that list only', async () => {
  const [ann, ben] = [await makeMember(server, shop), await makeMember(server, shop)]
  const { session } = await ann.calls.create()
  const lists = async () =>
    Promise.all([ann, ben].map(async ({ user }) => (await books(user)).listed.length))
  const assign = (client: TestClient) =>
    client.service('tableSessions/setUser').create({ session: session._id })
  expect(await lists()).toEqual([1, 0])
  await assign(ben.client)
  expect(await lists()).toEqual([0, 1])
  expect((await ben.calls.sessions({})).data).toMatchObject([{ _id: session._id }])
  await assign(await server.client())
  expect(await lists()).toEqual([0, 0])
  expect(await ben.calls.sessions({})).toMatchObject({ total: 0, data: [] })
})

describe('events', () => {
  it('the member receives those of coupons and points, nobody else does', async () => {
    const group = memberCalls(server, shop)
    const member = await makeMember(server, shop)
    const other = await makeMember(server, shop)
    const visitor = await server.client()
    const [own, others] = [heard(member), [...heard(other), ...heard({ client: visitor })]]
    const coupon = await group.giveCoupon(member.user)
    await group.givePoints(member.user, 100)
    await visitor.service('shops/subscribe').create({ item: shop.shop })
    const { session } = await member.calls.create({
      coupons: [{ id: coupon._id, source: 'coupon' }],
    })
    await orderingCalls(staff, shop).closePaidElsewhere(session._id)
    await expect.poll(() => own.map((events) => events.length)).toEqual([1, 1, 2])
    expect(own[1]).toMatchObject([{ _id: coupon._id, status: 'used', user: member.user }])
    expect(own[2]).toMatchObject([{ amount: 100 }, { type: 'earn', amount: 28 }])
    expect(others.flat()).toEqual([])
  })
})
