import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMember, makeMemberShop, type MemberShop } from '../testing/member-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
})
afterAll(() => server.stop())

it('$populate replaces an id by its record, over sockets and REST (CALL-1.4)', async () => {
  const client = await server.client()
  const query = { _id: { $in: [shop.bunGift] }, $populate: ['coupon'] }
  const populated = [{ _id: shop.bunGift, coupon: { _id: shop.freeBun } }]
  expect(await client.service('gifts').find({ query })).toMatchObject(populated)
  const address = `${server.url}/api/gifts?_id=${shop.bunGift}&$populate=coupon`
  expect(await (await fetch(address)).json()).toMatchObject(populated)
  const name = [{ lang: 'en', value: 'Level' }]
  const level = { name, status: 'active' }
  const { _id } = (await server.app.service('vipLevels').create(level)) as { _id: string }
  const member = await makeMember(server, shop, { vipLevel: _id })
  const users = member.client.service('users')
  expect(await users.get(member.user, { query: { $populate: 'vipLevel' } })).toMatchObject({
    vipLevel: { _id, ...level },
  })
})

it('the id of a hidden record stays an id; a field that cannot be populated is refused', async () => {
  const client = await server.client()
  await server.app.service('orderDiscounts').patch(shop.freeBun, { status: 'draft' })
  const gift = await client.service('gifts').get(shop.bunGift, { query: { $populate: ['coupon'] } })
  expect(gift).toMatchObject({ coupon: shop.freeBun })
  for (const [path, $populate] of [
    ['gifts', ['image']],
    ['shops', ['logo']],
    ['gifts', { $ne: 'coupon' }],
    ['gifts', ['coupon', 'coupon', 'coupon']],
  ] as const)
    await expect(client.service(path).find({ query: { $populate } })).rejects.toMatchObject({
      code: 400,
      data: { code: 'queryInvalid' },
    })
})
