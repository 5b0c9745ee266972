import type {
  CouponsAdvice,
  OrderDiscount,
  QrCodeResult,
  ScanResult,
  TableSession,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
let cook: TestClient
let fifth: string
let alone: string
let capped: string
let large: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
  const as = (name: string, role: 'waiter' | 'cashier' | 'kitchen') =>
    makeAccount(server, name, [{ role, shop: shop.shop }])
  waiter = await server.client(await as('advice-waiter', 'waiter'))
  cashier = await server.client(await as('advice-cashier', 'cashier'))
  cook = await server.client(await as('advice-cook', 'kitchen'))
  const rule = async (own: Partial<OrderDiscount>): Promise<string> => {
    const named = { name: [{ lang: 'en' as const, value: 'Coupon' }], shops: [shop.shop] }
    const made = await server.app
      .service('orderDiscounts')
      .create({ ...named, source: 'coupon', for: 'order', ...own })
    return (made as OrderDiscount)._id
  }
  fifth = await rule({ discountType: 'percent', discount: 0.8 })
  capped = await rule({ discountType: 'percent', discount: 0.95, maxDiscount: 40 })
  large = await rule({
    discountType: 'amount',
    discount: 50,
    conditions: [{ for: 'order', minTotal: 200 }],
  })
  alone = await rule({ discountType: 'amount', discount: 12, ruleType: 'allowlist', rules: [] })
})
afterAll(() => server.stop())

/** A bill of a member with two noodles: 77. */
const billOf = async ({ user }: TestMember): Promise<TableSession> => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const guest = orderingCalls(await server.client(), shop)
  const { session } = await guest.scan((made as { _id: string })._id)
  await guest.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
  return (await waiter
    .service('tableSessions/setUser')
    .create({ session: session._id, user })) as TableSession
}
const passOf = async ({ client }: TestMember): Promise<string> => {
  const { code } = (await client.service('users/qrCode').create({})) as QrCodeResult
  return ((await waiter.service('users/scan').create({ code, shop: shop.shop })) as ScanResult).pass
}
const advise = (session: string, memberPass: string, client = waiter) =>
  client
    .service('tableSessions/adviseCoupons')
    .create({ session, memberPass }) as Promise<CouponsAdvice>
const call = (path: string, session: string, own: object, client = waiter) =>
  client
    .service(`tableSessions/${path}`)
    .create({ session, idempotencyKey: idempotencyKey(), ...own }) as Promise<TableSession>
/** Rules of the shop stand beside them. */
const couponsOn = ({ discounts }: TableSession): readonly string[] =>
  discounts.flatMap(({ id, source }) => (source === 'coupon' ? [id] : []))
const statuses = async (member: TestMember) =>
  (await group.coupons(member)).map(({ status }) => status).toSorted()

it('the counter reads the cheapest coupons of the member whose code was scanned, uses all of them by one call, and takes them back (STAFF-5.19, STAFF-5.20)', async () => {
  const member = await makeMember(server, shop)
  for (const coupon of [alone, shop.tenOff, fifth]) await group.giveCoupon(member.user, { coupon })
  const { _id, result } = await billOf(member)
  const memberPass = await passOf(member)
  const advice = await advise(_id, memberPass)
  expect(advice).toMatchObject({
    count: 3,
    total: 77,
    payLeast: { total: 51.6, saves: 25.4 },
    others: [{ why: 'apart', from: [{ value: 'Coupon' }], more: 13.4 }],
  })
  expect(advice).not.toHaveProperty('keepMore')
  expect(await statuses(member)).toEqual(['valid', 'valid', 'valid'])
  const coupons = advice.payLeast!.coupons.map((one) => one._id)
  const billed = await call('useCoupon', _id, { coupons, memberPass })
  expect(billed).toMatchObject({ outstanding: 51.6 })
  expect(couponsOn(billed)).toEqual(coupons)
  expect(await advise(_id, memberPass)).toEqual({ count: 1, total: 51.6 })
  const back = await call('returnCoupons', _id, { coupons })
  expect(back.result.totals).toEqual(result.totals)
  expect(couponsOn(back)).toEqual([])
  expect(await statuses(member)).toEqual(['valid', 'valid', 'valid'])
})

it('the counter reads which coupons to keep for a little more, and what one lacks (STAFF-5.19)', async () => {
  const member = await makeMember(server, shop)
  for (const coupon of [fifth, capped, large]) await group.giveCoupon(member.user, { coupon })
  const { _id } = await billOf(member)
  const advice = await advise(_id, await passOf(member))
  expect(advice.payLeast?.coupons).toHaveLength(2)
  expect(advice.keepMore?.coupons).toHaveLength(1)
  expect(advice.keepMore!.total).toBeGreaterThan(advice.payLeast!.total)
  expect(advice.others).toMatchObject([
    { why: 'fails', error: 'errors.ruleMinTotal', need: { total: 123 } },
  ])
})

it('uses all coupons of a call or none (STAFF-5.14)', async () => {
  const member = await makeMember(server, shop)
  const [ten, other] = await Promise.all(
    [shop.tenOff, alone].map((coupon) => group.giveCoupon(member.user, { coupon })),
  )
  const { _id } = await billOf(member)
  const memberPass = await passOf(member)
  const coupons = [ten!._id, other!._id]
  await expect(call('useCoupon', _id, { coupons, memberPass })).rejects.toMatchObject({
    data: { code: 'couponRefused' },
  })
  expect(await statuses(member)).toEqual(['valid', 'valid'])
  await expect(call('returnCoupons', _id, { coupons })).rejects.toMatchObject({
    data: { code: 'couponRefused', field: 'coupons.0' },
  })
})

/** A bill of 77 on which a member's ten-dollar coupon is used. */
const withTenOff = async () => {
  const member = await makeMember(server, shop)
  const { _id: coupon } = await group.giveCoupon(member.user, { coupon: shop.tenOff })
  const { _id } = await billOf(member)
  const memberPass = await passOf(member)
  const billed = await call('useCoupon', _id, { coupons: [coupon], memberPass })
  expect(billed).toMatchObject({ outstanding: 67 })
  return { member, coupon, session: _id, memberPass, version: billed.version }
}
const pay = (session: string, amount: number) =>
  call('pay', session, { amount, paymentMethod: shop.cash }, cashier)

it('takes a coupon off once, also by a retry and from two tills at once; another bill can use it then (STAFF-5.20)', async () => {
  const { member, coupon, session, memberPass, version } = await withTenOff()
  const coupons = [coupon]
  const stale = { coupons, expectedVersion: version - 1 }
  await expect(call('returnCoupons', session, stale, cashier)).rejects.toMatchObject({
    data: { code: 'sessionChanged' },
  })
  const data = { coupons, idempotencyKey: idempotencyKey() }
  const tills = await Promise.allSettled([
    call('returnCoupons', session, data),
    call('returnCoupons', session, { coupons }, cashier),
  ])
  expect(tills.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refusal = { data: { code: 'couponRefused', field: 'coupons.0' } }
  expect(tills.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal })
  expect(await statuses(member)).toEqual(['valid'])
  await call('useCoupon', session, { coupons, memberPass })
  const own = { coupons, idempotencyKey: idempotencyKey() }
  const back = await call('returnCoupons', session, own)
  expect(back).toMatchObject({ outstanding: 77 })
  expect(await call('returnCoupons', session, own)).toMatchObject({ version: back.version })
  const other = await billOf(member)
  const used = await call('useCoupon', other._id, { coupons, memberPass })
  expect(couponsOn(used)).toEqual(coupons)
  await expect(call('returnCoupons', session, { coupons })).rejects.toMatchObject(refusal)
  expect(await statuses(member)).toEqual(['used'])
})

it('after a part was paid the rest is due without the coupon; a bill that is paid keeps its coupons (STAFF-5.20)', async () => {
  const { member, coupon, session, memberPass } = await withTenOff()
  const coupons = [coupon]
  await pay(session, 20)
  expect(await call('returnCoupons', session, { coupons })).toMatchObject({ outstanding: 57 })
  expect(await call('useCoupon', session, { coupons, memberPass })).toMatchObject({
    outstanding: 47,
  })
  const paid = await pay(session, 47)
  expect(paid).toMatchObject({ outstanding: 0 })
  await expect(call('returnCoupons', session, { coupons })).rejects.toMatchObject({
    data: { code: 'sessionClosed' },
  })
  expect(await statuses(member)).toEqual(['used'])
})

it('needs the code of the bill’s member, and staff who wait on tables (STAFF-5.19)', async () => {
  const [member, other] = [await makeMember(server, shop), await makeMember(server, shop)]
  const { _id } = await billOf(member)
  await expect(advise(_id, await passOf(other))).rejects.toMatchObject({
    data: { code: 'codeWrong', field: 'memberPass' },
  })
  await expect(advise(_id, await passOf(member), cook)).rejects.toMatchObject({ code: 403 })
  expect(await advise(_id, await passOf(member))).toEqual({ count: 0, total: 77 })
})
