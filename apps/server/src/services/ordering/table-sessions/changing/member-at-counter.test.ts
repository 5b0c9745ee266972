import type { MemberSummary, QrCodeResult, ScanResult, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../../../../testing/member-shop.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
let waiter: TestClient
let cashier: TestClient
let cashierId: string
let cook: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
  const as = (name: string, role: 'waiter' | 'cashier' | 'kitchen') =>
    makeAccount(server, name, [{ role, shop: shop.shop }])
  waiter = await server.client(await as('a-waiter', 'waiter'))
  const account = await as('a-cashier', 'cashier')
  cashier = await server.client()
  const signedIn = await cashier.authenticate({ strategy: 'local', ...account })
  cashierId = (signedIn as unknown as { user: { _id: string } }).user._id
  cook = await server.client(await as('a-cook', 'kitchen'))
})
afterAll(() => server.stop())

/** A table of nobody, with two noodles: 77. */
const table = async (): Promise<TableSession> => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const guest = orderingCalls(await server.client(), shop)
  const { session } = await guest.scan((made as { _id: string })._id)
  const cart = [lineOf(shop.noodles, { quantity: 2 })]
  return (await guest.order(session._id, { cart })).session
}
const setUser = (client: TestClient, session: string, user: string | null) =>
  client.service('tableSessions/setUser').create({ session, user }) as Promise<TableSession>
const passOf = async ({ client }: TestMember, by: TestClient): Promise<string> => {
  const { code } = (await client.service('users/qrCode').create({})) as QrCodeResult
  return ((await by.service('users/scan').create({ code, shop: shop.shop })) as ScanResult).pass
}
const call = (path: string, client: TestClient, session: string, own: object) =>
  client
    .service(`tableSessions/${path}`)
    .create({ session, idempotencyKey: idempotencyKey(), ...own }) as Promise<TableSession>

describe('tableSessions/setUser by staff (STAFF-5.11)', () => {
  it('names any member, or nobody again', async () => {
    const { _id } = await table()
    const member = await makeMember(server, shop)
    expect(await setUser(waiter, _id, member.user)).toMatchObject({ user: member.user })
    expect(await setUser(waiter, _id, null)).toMatchObject({ user: null })
    await expect(setUser(waiter, _id, 'f'.repeat(24))).rejects.toMatchObject({ code: 400 })
  })
  it('is not for the kitchen, guests, or their own account under another address', async () => {
    const { _id } = await table()
    const member = await makeMember(server, shop)
    await expect(setUser(cook, _id, member.user)).rejects.toMatchObject({ code: 403 })
    await expect(setUser(member.client, _id, cashierId)).rejects.toMatchObject({ code: 403 })
    const { email } = (await server.app.service('users').get(cashierId)) as { email: string }
    const alias = await server.app
      .service('users')
      .create({ email: email.replace('@', '+points@'), password: 'a long enough one 17' })
    const { _id: second } = alias as { _id: string }
    await expect(setUser(cashier, _id, second)).rejects.toMatchObject({
      data: { code: 'ownAccount' },
    })
  })
})

describe('payment from the balance at the counter (STAFF-5.12)', () => {
  it('takes the scanned code of the session’s member, once', async () => {
    const { _id } = await table()
    const member = await makeMember(server, shop)
    await group.giveBalance(member.user, 100)
    await setUser(cashier, _id, member.user)
    await expect(call('payByBalance', cashier, _id, { amount: 30 })).rejects.toMatchObject({
      code: 403,
    })
    const memberPass = await passOf(member, cashier)
    const data = { amount: 30, memberPass, idempotencyKey: idempotencyKey() }
    expect(await call('payByBalance', cashier, _id, data)).toMatchObject({ outstanding: 47 })
    expect(await call('payByBalance', cashier, _id, data)).toMatchObject({ outstanding: 47 })
    expect(await group.balance(member)).toBe(70)
  })
  it('is refused with the code of another member, and to waiters', async () => {
    const { _id } = await table()
    const [member, other] = [await makeMember(server, shop), await makeMember(server, shop)]
    await group.giveBalance(other.user, 100)
    await setUser(cashier, _id, member.user)
    const foreign = { amount: 10, memberPass: await passOf(other, cashier) }
    await expect(call('payByBalance', cashier, _id, foreign)).rejects.toMatchObject({ code: 403 })
    const own = { amount: 10, memberPass: await passOf(member, waiter) }
    await expect(call('payByBalance', waiter, _id, own)).rejects.toMatchObject({ code: 403 })
  })
})

describe('tableSessions/useCoupon (STAFF-5.14)', () => {
  it('adds the coupon of a code, which each bill claims once more', async () => {
    await server.app
      .service('couponCodes')
      .create({ code: 'LUNCH', coupon: shop.tenOff, quantity: 2 })
    for (const { _id } of [await table(), await table()])
      expect(await call('useCoupon', waiter, _id, { code: 'lunch' })).toMatchObject({
        outstanding: 67,
      })
    const { _id } = await table()
    await expect(call('useCoupon', waiter, _id, { code: 'LUNCH' })).rejects.toMatchObject({
      code: 409,
    })
    await expect(call('useCoupon', waiter, _id, { code: 'NOPE' })).rejects.toMatchObject({
      data: { code: 'couponErrors.invalidCode' },
    })
  })
  it('uses a member’s coupon only with the scanned code, once, and it returns with the member', async () => {
    const { _id } = await table()
    const member = await makeMember(server, shop)
    const { _id: coupon } = await group.giveCoupon(member.user)
    await setUser(waiter, _id, member.user)
    await expect(call('useCoupon', waiter, _id, { coupon })).rejects.toMatchObject({
      data: { code: 'couponErrors.invalidCode' },
    })
    const memberPass = await passOf(member, waiter)
    const data = { coupon, memberPass, idempotencyKey: idempotencyKey() }
    expect(await call('useCoupon', waiter, _id, data)).toMatchObject({ outstanding: 67 })
    expect(await call('useCoupon', waiter, _id, data)).toMatchObject({ outstanding: 67 })
    await expect(call('useCoupon', waiter, _id, { coupon, memberPass })).rejects.toMatchObject({
      code: 409,
    })
    expect(await setUser(waiter, _id, null)).toMatchObject({ outstanding: 77 })
    expect((await group.coupons(member)).map(({ status }) => status)).toEqual(['valid'])
  })
  it('refuses a coupon whose rule does not hold, and keeps it', async () => {
    const guest = orderingCalls(await server.client(), shop)
    const { session } = await guest.create({ cart: [lineOf(shop.bun)] })
    const member = await makeMember(server, shop)
    const { _id: coupon } = await group.giveCoupon(member.user)
    await setUser(waiter, session._id, member.user)
    const memberPass = await passOf(member, waiter)
    await expect(
      call('useCoupon', waiter, session._id, { coupon, memberPass }),
    ).rejects.toMatchObject({ data: { code: 'couponRefused' } })
    expect((await group.coupons(member)).map(({ status }) => status)).toEqual(['valid'])
  })
})

const summary = (client: TestClient, user: string) =>
  client.service('users/members/summary').create({ shop: shop.shop, user })

describe('users/members/summary (STAFF-5.13)', () => {
  it('says points, balance, coupons, visits and what is ordered most', async () => {
    const member = await makeMember(server, shop, { name: 'Ka Yan', phone: '91234567' })
    await group.givePoints(member.user, 40)
    await group.giveBalance(member.user, 25)
    await group.giveCoupon(member.user)
    const { _id } = await table()
    await setUser(cashier, _id, member.user)
    await call('pay', cashier, _id, { paymentMethod: shop.cash })
    const found = (await summary(cashier, member.user)) as MemberSummary
    expect(found).toMatchObject({
      name: 'Ka Yan',
      phoneEnding: '4567',
      balance: 25,
      visits: 1,
      favourites: [{ product: shop.noodles, quantity: 2 }],
    })
    expect(found.points).toBe(40 + 77)
    expect(found.coupons).toHaveLength(1)
    expect(JSON.stringify(found)).not.toContain('91234567')
  })
  it('is for those who take money', async () => {
    const member = await makeMember(server, shop)
    await expect(summary(waiter, member.user)).rejects.toMatchObject({ code: 403 })
    await expect(summary(cashier, 'f'.repeat(24))).rejects.toMatchObject({ code: 404 })
  })
})
