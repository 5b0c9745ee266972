import type {
  Gift,
  GiftRecord,
  PairDeviceResult,
  PairingCodeResult,
  QrCodeResult,
  ScanResult,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../../../testing/member-shop.ts'
import { idempotencyKey } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let member: TestMember
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  member = await makeMember(server, shop)
  manager = await server.client(shop.staff)
  await memberCalls(server, shop).givePoints(member.user, 1000)
})
afterAll(() => server.stop())

const redeem = (client: TestClient, own: object = {}) =>
  client
    .service('gifts/redeem')
    .create({ gift: shop.bunGift, shop: shop.shop, ...own }) as Promise<GiftRecord>

const scannedBy = async (client: TestClient): Promise<string> => {
  const { code } = (await member.client.service('users/qrCode').create({})) as QrCodeResult
  const scan = client.service('users/scan').create({ code, shop: shop.shop })
  return ((await scan) as ScanResult).pass
}

const kiosk = async (): Promise<TestClient> => {
  const { code } = (await manager
    .service('devices/pairingCode')
    .create({ shop: shop.shop, name: 'Kiosk' })) as PairingCodeResult
  const client = await server.client()
  const { token } = (await client.service('devices/pair').create({ code })) as PairDeviceResult
  await client.authenticate({ strategy: 'device', token })
  return client
}

it('CALL-4.8: ten redemptions at once without a key are one', async () => {
  const records = await Promise.all(Array.from({ length: 10 }, () => redeem(member.client)))
  expect(new Set(records.map(({ _id }) => _id)).size).toBe(1)
})

it('the caller may be named, and the session for which it is redeemed (CPN-5.4)', async () => {
  const { session } = await member.calls.scan()
  const named = { user: member.user, session: session._id }
  expect(await redeem(member.client, named)).toMatchObject({ user: member.user })
  const other = await makeMemberShop(server)
  const elsewhere = { session: session._id, shop: other.shop }
  await expect(redeem(member.client, elsewhere)).rejects.toMatchObject({
    code: 404,
    data: { code: 'sessionNotFound', field: 'session' },
  })
})

it('a call that names another user is refused by `user` (CPN-5.4)', async () => {
  const other = await makeMember(server, shop)
  await expect(redeem(member.client, { user: other.user })).rejects.toMatchObject({
    code: 403,
    data: { code: 'forbidden', field: 'user' },
  })
  await expect(redeem(manager, { user: member.user })).rejects.toMatchObject({
    data: { field: 'user' },
  })
})

it('staff and terminals redeem for the member of a pass, and not without (CPN-5.4)', async () => {
  for (const client of [manager, await kiosk()]) {
    const memberPass = await scannedBy(client)
    const record = await redeem(client, { user: member.user, memberPass })
    expect(record).toMatchObject({ user: member.user, coupon: { user: member.user } })
    await expect(redeem(member.client, { memberPass })).rejects.toMatchObject({
      data: { code: 'codeWrong', field: 'memberPass' },
    })
  }
  await expect(redeem(await kiosk())).rejects.toMatchObject({ code: 403 })
})

it('CPN-5.5: a counted reward is redeemed as often as its quantity says, and staff see and set what is left', async () => {
  const gifts = server.app.service('gifts')
  const gift = { name: [], coupon: shop.freeBun, point: 1, quantity: 7 }
  const { _id } = (await gifts.create(gift)) as Gift
  const members = await Promise.all(Array.from({ length: 12 }, () => makeMember(server, shop)))
  for (const { user } of members) await memberCalls(server, shop).givePoints(user, 10)
  const redeemAll = () =>
    Promise.allSettled(
      members.map(({ client }) => redeem(client, { gift: _id, idempotencyKey: idempotencyKey() })),
    )
  const outcomes = await redeemAll()
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ data: { code: 'giftRefused', state: 'soldOut' } })
  expect(await gifts.get(_id)).toMatchObject({ quantity: 0 })
  expect(await gifts.patch(_id, { point: 2 })).toMatchObject({ quantity: 0, point: 2 })
  expect(await gifts.patch(_id, { quantity: 3 })).toMatchObject({ quantity: 3 })
  expect((await redeemAll()).filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await gifts.find({ query: { _id } })).toMatchObject([{ quantity: 0 }])
  expect(await gifts.patch(_id, { quantity: null })).not.toHaveProperty('quantity')
  expect((await redeemAll()).every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await gifts.remove(_id)).toMatchObject({ _id })
})
