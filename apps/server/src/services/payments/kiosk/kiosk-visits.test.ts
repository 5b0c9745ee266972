import type {
  QrCodeResult,
  ResumeDeviceResult,
  ScanResult,
  StartPaymentResult,
  TableSession,
  UserCoupon,
} from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releaseLeftCoupons } from '../../rewards/user-coupons/release.ts'
import { type FpsMethod, makeFpsMethod, notifyFps } from '../../../testing/fps-account.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { pairDevice } from '../../../testing/pin-calls.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'

let ahead = 0
let server: TestServer
let shop: MemberShop
let fps: FpsMethod
let manager: TestClient
let kiosk: TestClient
let beside: TestClient
const pairedKiosk = async (): Promise<TestClient> => {
  const { token } = await pairDevice(server, manager, shop.shop, 'kiosk')
  const client = await server.client()
  await client.authenticate({ strategy: 'device', token })
  return client
}
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + ahead })
  shop = await makeMemberShop(
    server,
    { maxUnpaidPerDevice: 1000, maxPending: 1000 },
    { mode: 'manual', quantity: 3 },
  )
  fps = await makeFpsMethod(server)
  manager = await server.client(shop.staff)
  kiosk = await pairedKiosk()
  beside = await pairedKiosk()
})
afterAll(() => server.stop())

const place = async (own: object = {}, by = kiosk) => {
  const cart = [lineOf(shop.noodles), lineOf(shop.bun, { quantity: 2 })]
  const { session } = await orderingCalls(by, shop).create({ cart, payBy: fps.method, ...own })
  return session
}
const start = async (session: string): Promise<StartPaymentResult['attempt']> => {
  const data = { session, methodRef: fps.method }
  const started = kiosk.service('payments/online').create(data) as Promise<StartPaymentResult>
  return (await started).attempt
}
let transfers = 0
const transfer = async ({ _id: reference, charge }: StartPaymentResult['attempt']) => {
  transfers += 1
  const transaction = `KIOSK${transfers}`
  await notifyFps(server, fps, { reference, transaction, amount: charge.toFixed(2) })
}
const abandon = (session: string, by = kiosk) =>
  by.service('tableSessions/abandon').create({ session }) as Promise<TableSession>
const resume = (data: object = {}, by = kiosk) =>
  by.service('devices/resume').create(data) as Promise<ResumeDeviceResult>
const nothing = { isPaying: false, numbers: [] }
const sessionOf = (id: string) => kiosk.service('tableSessions').get(id) as Promise<TableSession>
const bunsLeft = async (): Promise<unknown> => {
  const product = (await manager.service('products').get(shop.bun)) as {
    stock?: { quantity?: number }
  }
  return product.stock?.quantity
}
const claim = (code: string, by = kiosk) =>
  by
    .service('userCoupons/claim')
    .create({ code, shop: shop.shop, idempotencyKey: idempotencyKey() }) as Promise<UserCoupon>
const release = (coupons: readonly string[], by = kiosk) =>
  by.service('userCoupons/release').create({ coupons })
const quantityOf = async (code: string): Promise<unknown> =>
  ((await server.app.service('couponCodes').get(code)) as { quantity?: number }).quantity
const makeCode = async (code: string): Promise<string> => {
  const made = { code, coupon: shop.tenOff, quantity: 5 }
  return ((await server.app.service('couponCodes').create(made)) as { _id: string })._id
}

it('KIOSK-6.4: a kiosk gives up its order: stock and coupons return; another kiosk’s does not exist for it', async () => {
  await makeCode('LEFT')
  const { _id: coupon } = await claim('LEFT')
  const { _id } = await place({ coupons: [{ id: coupon, source: 'coupon' }] })
  expect(await bunsLeft()).toBe(1)
  await expect(abandon(_id, beside)).rejects.toMatchObject({ data: { code: 'sessionNotFound' } })
  const gone = await abandon(_id)
  expect(gone).toMatchObject({ status: 'cancelled', orders: [{ status: 'cancelled' }] })
  expect(await bunsLeft()).toBe(3)
  const own = await place({ coupons: [{ id: coupon, source: 'coupon' }] })
  expect((await abandon(own._id)).status).toBe('cancelled')
  expect((await abandon(own._id)).status).toBe('cancelled')
})

it('KIOSK-5.7, KIOSK-6.4: a scanned member’s reward is redeemed with the order; if that is given up its coupon is the member’s; nobody else takes it', async () => {
  const member = await makeMember(server, shop)
  const own = memberCalls(server, shop)
  await own.givePoints(member.user, 150)
  const { code } = (await member.client.service('users/qrCode').create({})) as QrCodeResult
  const scan = { code, shop: shop.shop }
  const { pass: memberPass } = (await kiosk.service('users/scan').create(scan)) as ScanResult
  const reward = {
    cart: [lineOf(shop.noodles), lineOf(shop.bun, { fromCoupon: shop.bunGift })],
    coupons: [{ id: shop.bunGift, source: 'gift' }],
  }
  await expect(place(reward)).rejects.toMatchObject({
    data: { code: 'couponErrors.invalidCode' },
  })
  const { _id } = await place({ ...reward, memberPass })
  expect(await own.points(member)).toBe(50)
  await abandon(_id)
  expect(await own.coupons(member)).toMatchObject([{ gift: shop.bunGift, status: 'valid' }])
})

it('KIOSK-6.4: not while somebody pays; what is paid, or to be paid at the counter, stays', async () => {
  const { _id } = await place()
  const attempt = await start(_id)
  await expect(abandon(_id)).rejects.toMatchObject({ data: { code: 'paymentPending' } })
  await transfer(attempt)
  expect((await abandon(_id)).status).toBe('ongoing')
  for (const own of [{ payBy: shop.cash }, { payBy: undefined }]) {
    const cart = [lineOf(shop.noodles)]
    const atCounter = await place({ cart, ...own })
    expect(atCounter.status).toBe('toPay')
    expect((await abandon(atCounter._id)).status).toBe('toPay')
  }
  const cart = [lineOf(shop.noodles)]
  const changed = await place({ cart })
  await kiosk.service('tableSessions/payBy').create({ session: changed._id, methodRef: shop.cash })
  expect((await abandon(changed._id)).status).toBe('toPay')
  const shown = (await resume()).numbers.map(({ session }) => session)
  expect(shown).toContain(changed._id)
  expect(await resume({ shown })).toEqual(nothing)
})

it('KIOSK-6.5: a kiosk that starts again abandons what nobody pays, and waits for what somebody pays; its number shows once', async () => {
  const cart = [lineOf(shop.noodles)]
  const left = await place({ cart })
  const paying = await place({ cart })
  const foreign = await place({ cart }, beside)
  const attempt = await start(paying._id)
  expect(await resume()).toEqual({ isPaying: true, numbers: [] })
  expect((await sessionOf(left._id)).status).toBe('cancelled')
  expect((await sessionOf(foreign._id)).status).toBe('toPay')
  await transfer(attempt)
  const { orders } = await sessionOf(paying._id)
  const numbers = [{ session: paying._id, number: orders[0]?.number }]
  expect(await resume()).toEqual({ isPaying: false, numbers })
  expect(await resume({ shown: [foreign._id] })).toEqual({ isPaying: false, numbers })
  expect(await resume({ shown: [paying._id] })).toEqual(nothing)
  expect(await resume({}, beside)).toEqual(nothing)
  expect((await sessionOf(foreign._id)).status).toBe('cancelled')
})

it('KIOSK-6.5: what began 15 minutes ago is finished without the kiosk; a payment that is cancelled is abandoned', async () => {
  const cart = [lineOf(shop.noodles)]
  const old = await place({ cart })
  ahead += 15 * 60_000 + 1
  const tried = await place({ cart })
  const attempt = await start(tried._id)
  await kiosk.service('paymentAttempts/cancel').create({ attempt: attempt._id })
  expect(await resume()).toEqual(nothing)
  expect((await sessionOf(tried._id)).status).toBe('cancelled')
  expect((await sessionOf(old._id)).status).toBe('toPay')
})

it('KIOSK-6.7: a coupon that a guest left returns to its code, by the kiosk or after 15 minutes', async () => {
  const code = await makeCode('RETURNS')
  const { _id: first } = await claim('RETURNS')
  const { _id: second } = await claim('RETURNS')
  const { _id: used } = await claim('RETURNS')
  await place({ cart: [lineOf(shop.noodles)], coupons: [{ id: used, source: 'coupon' }] })
  expect(await quantityOf(code)).toBe(2)
  expect(await release([first], beside)).toEqual({ released: 0 })
  expect(await release([first, used])).toEqual({ released: 1 })
  expect(await quantityOf(code)).toBe(3)
  expect(await release([first, used])).toEqual({ released: 0 })
  const { database } = server.runtime
  const now = (ms: number) => new Date(server.runtime.now() + ms)
  await releaseLeftCoupons(database, now(14 * 60_000))
  expect(await quantityOf(code)).toBe(3)
  await releaseLeftCoupons(database, now(16 * 60_000))
  expect(await quantityOf(code)).toBe(4)
  const left = await database.select().from(userCoupons).where(eq(userCoupons.holder, second))
  expect(left).toEqual([])
})
