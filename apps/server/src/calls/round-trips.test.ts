import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CountedCall, countCall } from '../testing/counted-call.ts'
import { noteStatements, type NotedStatements } from '../testing/noted-statements.ts'
import {
  makeMember,
  makeMemberShop,
  type MemberShop,
  type TestMember,
} from '../testing/member-shop.ts'
import { idempotencyKey } from '../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let statements: NotedStatements
let server: TestServer
let shop: MemberShop
let guest: TestClient
let member: TestMember
beforeAll(async () => {
  statements = noteStatements()
  server = await startTestServer()
  shop = await makeMemberShop(server)
  const codes = server.app.service('couponCodes')
  for (const code of ['ONE-A', 'ONE-B'])
    await codes.create({ code, coupon: shop.tenOff, limitPerUser: 1, quantity: 100 })
  for (const code of ['ANY-A', 'ANY-B']) await codes.create({ code, coupon: shop.tenOff })
  guest = await server.client()
  member = await makeMember(server, shop)
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

describe('a coupon claimed takes three round trips and one commit (OVER-1.5)', () => {
  it('of a member or a visitor', async () => {
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
    expect(await counted(() => claim(guest, 'WRONG').catch(() => undefined))).toMatchObject({
      roundTrips: 3,
      commits: 1,
    })
  })
})
