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
import { idempotencyKey } from '../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const dinner = 'd'.repeat(24)

let statements: NotedStatements
let server: TestServer
let shop: MemberShop
let guest: TestClient
let staff: TestClient
let member: TestMember
beforeAll(async () => {
  statements = noteStatements()
  server = await startTestServer()
  shop = await makeMemberShop(server)
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
