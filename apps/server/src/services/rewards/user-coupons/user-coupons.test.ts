import type { QrCodeResult, ScanResult, UserCoupon } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../testing/member-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { expireCoupons } from './expire-coupons.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

it('coupons whose rule was removed take no place on a page of a member’s coupons (CPN-7.3)', async () => {
  const rules = server.app.service('orderDiscounts')
  const name = [{ lang: 'en', value: 'Summer' }]
  const { _id: removed } = (await rules.create({ name, source: 'coupon' })) as { _id: string }
  const member = await makeMember(server, shop)
  const older = await group.giveCoupon(member.user)
  for (let count = 0; count < 3; count += 1)
    await group.giveCoupon(member.user, { coupon: removed })
  await rules.remove(removed)
  const query = { $limit: 2, $sort: { createTime: -1 } }
  const page = (await member.client.service('userCoupons').find({ query })) as UserCoupon[]
  expect(page.map(({ _id }) => _id)).toEqual([older._id])
})

it('a coupon past its end date is couponOutdate, before and after it was marked expired (CPN-1.3)', async () => {
  const member = await makeMember(server, shop)
  const { _id } = await group.giveCoupon(member.user, { endDate: '2020-01-31' })
  const validate = () =>
    member.client.service('userCoupons/validate').create({ coupon: _id, shop: shop.shop })
  expect(await validate()).toEqual({ status: 'couponOutdate' })
  await expireCoupons(server.runtime.database, new Date())
  expect(await group.coupons(member)).toMatchObject([{ _id, status: 'expired' }])
  expect(await validate()).toEqual({ status: 'couponOutdate' })
})

it('the coupon of a member can be used by who has scanned their code, by its pass and in its shop alone (CPN-1.6, KIOSK-5.4)', async () => {
  const member = await makeMember(server, shop)
  const { _id } = await group.giveCoupon(member.user)
  const till = await server.client(shop.staff)
  const { code } = (await member.client.service('users/qrCode').create({})) as QrCodeResult
  const scan = till.service('users/scan').create({ code, shop: shop.shop })
  const { pass: memberPass } = (await scan) as ScanResult
  const validate = (own: object) =>
    till.service('userCoupons/validate').create({ coupon: _id, ...own })
  expect(await validate({ shop: shop.shop, memberPass })).toEqual({ status: 'valid' })
  expect(await validate({ shop: shop.shop })).toEqual({ status: 'invalidCode' })
  await expect(validate({ memberPass })).rejects.toMatchObject({ data: { code: 'codeWrong' } })
})
