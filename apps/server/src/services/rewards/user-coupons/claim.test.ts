import type { UserCoupon } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../testing/member-shop.ts'
import { idempotencyKey } from '../../../testing/ordering-shop.ts'
import { pairDevice } from '../../../testing/pin-calls.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const claim = (client: TestClient, code: string) =>
  client
    .service('userCoupons/claim')
    .create({ code, shop: shop.shop, idempotencyKey: idempotencyKey() }) as Promise<UserCoupon>

const isCode = { source: 'coupon' } as const

it('a code without a limit for each member gives one coupon at a time: the same code again returns the same (CPN-7.1)', async () => {
  const codes = server.app.service('couponCodes')
  const { _id } = (await codes.create({ code: 'OPEN', coupon: shop.tenOff, quantity: 5 })) as {
    _id: string
  }
  const member = await makeMember(server, shop)
  const first = await claim(member.client, 'OPEN')
  for (const typed of ['open', 'ＯＰＥＮ ', 'ｏｐｅｎ'])
    expect((await claim(member.client, typed))._id).toBe(first._id)
  expect(await group.coupons(member)).toHaveLength(1)
  expect(await codes.get(_id)).toMatchObject({ quantity: 4 })
  await member.calls.create({ coupons: [{ id: first._id, ...isCode }] })
  expect((await claim(member.client, 'OPEN'))._id).not.toBe(first._id)
  expect(await group.coupons(member)).toHaveLength(2)
})

it('from many sockets of one member at once it is one coupon too', async () => {
  await server.app.service('couponCodes').create({ code: 'RUSH', coupon: shop.tenOff })
  const member = await makeMember(server, shop)
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(member.client, 'RUSH')))
  expect(new Set(claims.map(({ _id }) => _id)).size).toBe(1)
})

it('a code with a limit of two for each member is granted twice', async () => {
  const codes = server.app.service('couponCodes')
  await codes.create({ code: 'TWICE', coupon: shop.tenOff, limitPerUser: 2 })
  const member = await makeMember(server, shop)
  const [first, second] = [await claim(member.client, 'TWICE'), await claim(member.client, 'TWICE')]
  expect(second._id).not.toBe(first._id)
  expect([first._id, second._id]).toContain((await claim(member.client, 'TWICE'))._id)
})

it('CPN-5.5: a counted code gives as many coupons as its quantity says to members who claim it at once', async () => {
  const codes = server.app.service('couponCodes')
  const code = { code: 'SEVEN', coupon: shop.tenOff, quantity: 7, limitPerUser: 2 }
  const { _id } = (await codes.create(code)) as { _id: string }
  const members = await Promise.all(Array.from({ length: 6 }, () => makeMember(server, shop)))
  const claims = await Promise.allSettled(
    members.flatMap(({ client }) => [1, 2, 3].map(() => claim(client, 'SEVEN'))),
  )
  const given = claims.flatMap((one) => (one.status === 'fulfilled' ? [one.value._id] : []))
  expect(new Set(given).size).toBe(7)
  for (const member of members) expect((await group.coupons(member)).length).toBeLessThanOrEqual(2)
  expect(await codes.get(_id)).toMatchObject({ quantity: 0 })
})

it('a terminal claims a coupon for each guest, one after another', async () => {
  await server.app.service('couponCodes').create({ code: 'GUEST', coupon: shop.tenOff })
  const manager = await server.client(shop.staff)
  const { token } = await pairDevice(server, manager, shop.shop, 'kiosk')
  const kiosk = await server.client()
  await kiosk.authenticate({ strategy: 'device', token })
  const [first, second] = [await claim(kiosk, 'GUEST'), await claim(kiosk, 'GUEST')]
  expect(second._id).not.toBe(first._id)
  expect(first.user).toBeUndefined()
})
