import { type Application, feathers, rest } from '@feathersjs/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ServicesByPath } from '../runtime/app.ts'
import { makeMember, makeMemberShop, memberCalls, type MemberShop } from '../testing/member-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
const clients: { socket?: Application<ServicesByPath>; url?: Application<ServicesByPath> } = {}
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  clients.socket = await server.client()
  clients.url = feathers<ServicesByPath>()
  clients.url.configure(rest(`${server.url}/api`).fetch(fetch))
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

const couponOf = async (client: TestClient, $populate: unknown) => {
  const [coupon] = (await client.service('userCoupons').find({ query: { $populate } })) as {
    coupon: unknown
  }[]
  return coupon?.coupon
}

describe('$populate (CALL-1.4)', () => {
  const forms: readonly unknown[] = [
    'coupon',
    ['coupon'],
    [{ path: 'coupon' }],
    { path: 'coupon', select: ['name', '_id'] },
    [{ path: 'coupon', select: 'name' }],
    'coupon gift',
  ]
  it.each(forms)('%j, also if the record is whole already', async (form) => {
    const member = await makeMember(server, shop)
    await memberCalls(server, shop).giveCoupon(member.user)
    const rule = await server.app.service('orderDiscounts').get(shop.tenOff)
    const { name, _id } = rule as { name: string; _id: string }
    const selects = JSON.stringify(form).includes('select')
    expect(await couponOf(member.client, form)).toEqual(selects ? { _id, name } : rule)
    const query = { $populate: form === 'coupon gift' ? 'coupon' : form }
    const bun = await server.app.service('orderDiscounts').get(shop.freeBun)
    const part = selects ? { _id: shop.freeBun, name } : bun
    for (const client of [clients.socket, clients.url])
      expect(await client?.service('gifts').get(shop.bunGift, { query })).toMatchObject({
        coupon: part,
      })
  })

  it('gets each record once a call, however often its field is named and its id is found', async () => {
    const gifts = server.app.service('gifts')
    const made = (await Promise.all(
      Array.from({ length: 5 }, () => gifts.create({ name: [], point: 1, coupon: shop.freeBun })),
    )) as { _id: string }[]
    const get = vi.spyOn(server.app.service('orderDiscounts'), 'get')
    const $populate = Array.from({ length: 50 }, () => 'coupon').join(' ')
    const query = { _id: { $in: made.map(({ _id }) => _id) }, $populate }
    const found = (await clients.socket?.service('gifts').find({ query })) as object[]
    expect(found).toHaveLength(5)
    for (const gift of found) expect(gift).toMatchObject({ coupon: { _id: shop.freeBun } })
    expect(get).toHaveBeenCalledTimes(1)
    get.mockRestore()
  })

  it.each([
    [{ path: 'image' }],
    [{ path: 'coupon', model: 'users' }],
    [{ select: 'name' }],
    [[['coupon']]],
  ])('%j is refused', async (form) => {
    for (const client of [clients.socket, clients.url])
      await expect(
        client?.service('gifts').find({ query: { $populate: [form] } }),
      ).rejects.toMatchObject({ code: 400 })
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
