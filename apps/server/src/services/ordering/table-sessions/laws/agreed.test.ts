import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { lineAt, makeAgreedShop, totalOf } from '../../../../testing/agreed-shop.ts'
import { makeMember, makeMemberShop, memberCalls } from '../../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { proveBill } from '../../replay/bills.ts'

const clock = { at: Date.parse('2030-06-15T04:00:00Z') }
const now = (): number => clock.at
const minutes = (count: number): string => new Date(clock.at + count * 60_000).toISOString()
const later = (): void => {
  clock.at += 120_000
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const half = { discountType: 'percent', discount: 0.5 }
const fifty = {
  discountType: 'amount',
  discount: 50,
  conditions: [{ for: 'order', minTotal: 200 }],
}

/** A shop with a window of half the price that ends after the first orders. */
const happyHour = async () => {
  const shop = await makeAgreedShop(server, now)
  await shop.rule({ ...half, endDate: minutes(1) })
  return shop
}

const isProved = async (session: string): Promise<void> => {
  const bill = await proveBill(server.runtime.database, session)
  expect(bill?.proof).toEqual({ status: 'equal' })
}

describe('after a window of half the price has ended', () => {
  it('a dish more costs what it costs, what was ordered stays (PRICE-9.1)', async () => {
    const shop = await happyHour()
    const { session } = await shop.table(62, 48)
    expect(totalOf(session)).toBe(55)
    later()
    expect(totalOf(await shop.more(session._id, 45))).toBe(100)
    await isProved(session._id)
  })

  it('a dish is taken off at what it cost (PRICE-9.5)', async () => {
    const shop = await happyHour()
    const { session } = await shop.table(62, 48, 28)
    expect(totalOf(session)).toBe(69)
    later()
    expect(totalOf(await shop.voids(session._id, lineAt(session, 28)))).toBe(55)
    await isProved(session._id)
  })

  it('guests, table and section change nothing (PRICE-9.7)', async () => {
    const shop = await happyHour()
    const { session } = await shop.table(62, 48)
    const free = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'F' })
    later()
    const of = { session: session._id }
    expect(totalOf(await shop.call('tableSessions/changeGuests', { ...of, capacity: 3 }))).toBe(55)
    const { _id: to } = free as { _id: string }
    expect(totalOf(await shop.call('tableSessions/move', { ...of, to }))).toBe(55)
    await isProved(session._id)
  })

  it('units more of a line are ordered now, and fewer are what they cost (STAFF-1.6)', async () => {
    const shop = await happyHour()
    const { session } = await shop.table(62, 48)
    later()
    const of = { session: session._id, line: lineAt(session, 48) }
    const more = await shop.call('tableSessions/changeLine', { ...of, quantity: 3 })
    expect(totalOf(more)).toBe(55 + 96)
    expect(more.products.map(({ quantity }) => quantity)).toEqual([1, 1, 2])
    await isProved(session._id)
    const grown = more.products[2]?.id
    const fewer = { session: session._id, line: grown, quantity: 1 }
    expect(totalOf(await shop.call('tableSessions/changeLine', fewer))).toBe(55 + 48)
    await isProved(session._id)
  })
  it('two bills are merged, and parted again (PRICE-9.7)', async () => {
    const shop = await happyHour()
    const { session: from } = await shop.table(62, 48)
    const { session: into } = await shop.table(62, 48)
    later()
    const merged = await shop.call<{ session: typeof into }>('tableSessions/merge', {
      from: from._id,
      into: into._id,
    })
    expect(totalOf(await shop.guest.session(into._id))).toBe(110)
    expect(merged).toBeDefined()
    await shop.call('tableSessions/unmerge', { from: from._id, into: into._id })
    expect(totalOf(await shop.guest.session(from._id))).toBe(55)
    expect(totalOf(await shop.guest.session(into._id))).toBe(55)
    await isProved(into._id)
  })

  it('a rule that is changed or removed stays for what was ordered by it (PRICE-9.2)', async () => {
    const shop = await makeAgreedShop(server, now)
    const rule = await shop.rule(half)
    const { session } = await shop.table(62, 48)
    await server.app.service('orderDiscounts').patch(rule._id, { discount: 0.8 })
    expect(totalOf(await shop.more(session._id, 45))).toBe(55 + 36)
    await server.app.service('orderDiscounts').remove(rule._id)
    const after = await shop.more(session._id, 28)
    expect(totalOf(after)).toBe(55 + 36 + 28)
    expect(after.discounts.map(({ name }) => name)).toEqual(
      [0, 1].map(() => [{ lang: 'en', value: 'Promotion' }]),
    )
    await isProved(session._id)
  })
})

describe('what begins later is not for what was ordered before', () => {
  it('a rule (PRICE-9.1)', async () => {
    const shop = await makeAgreedShop(server, now)
    await shop.rule({ ...half, startDate: minutes(1) })
    const { session } = await shop.table(62, 48)
    later()
    expect(totalOf(await shop.more(session._id, 28))).toBe(110 + 14)
    await isProved(session._id)
  })

  it('a surcharge (PRICE-9.4)', async () => {
    const shop = await makeAgreedShop(server, now)
    const { session } = await shop.table(62, 48)
    await shop.charge('surchargeSettings', { percent: 10 })
    expect(totalOf(await shop.more(session._id, 45))).toBe(110 + 49.5)
    await isProved(session._id)
  })
  it('a fixed charge, also if all of the first order is taken off (PRICE-9.4)', async () => {
    const shop = await makeAgreedShop(server, now)
    const { session } = await shop.table(62)
    await shop.charge('surchargeSettings', { fixedAmount: 15 })
    later()
    expect(totalOf(await shop.more(session._id, 48))).toBe(110)
    const left = await shop.voids(session._id, lineAt(session, 62))
    expect(totalOf(left)).toBe(48)
    await isProved(session._id)
    expect(totalOf(await shop.more(session._id, 45))).toBe(93)
    expect(totalOf((await shop.table(62)).session)).toBe(77)
  })
})

const fiftyOff = async () => {
  const shop = await makeAgreedShop(server, now)
  await shop.rule(fifty)
  const { session } = await shop.table(62, 62, 48, 28)
  expect(totalOf(session)).toBe(150)
  return { shop, session }
}

describe('a minimum of the whole bill', () => {
  it('bills that are split have their shares, together the whole (PRICE-9.7)', async () => {
    const { shop, session } = await fiftyOff()
    const { session: first, split } = await shop.split(session._id, [
      { id: lineAt(session, 62), quantity: 1 },
      { id: lineAt(session, 48), quantity: 1 },
    ])
    expect([totalOf(first), totalOf(split)]).toEqual([67.5, 82.5])
    expect(totalOf(await shop.more(split._id, 45))).toBe(127.5)
    await isProved(first._id)
    await isProved(split._id)
  })

  it('a dish of a paid bill is given back at what it cost (PRICE-9.8)', async () => {
    const { shop, session } = await fiftyOff()
    const paid = await shop.pay(session._id)
    const preview = await shop.call<{ parts: { amount: number }[] }>(
      'tableSessions/previewRefund',
      {
        session: paid._id,
        payment: paid.payments[0]?._id,
        lines: [{ line: lineAt(paid, 28), quantity: 1 }],
        idempotencyKey: undefined,
      },
    )
    expect(preview.parts).toMatchObject([{ amount: 21 }])
    const dear = await shop.refunds(paid, lineAt(paid, 62))
    expect(totalOf(dear)).toBe(150 - 46.5)
    expect(totalOf(await shop.refunds(dear, lineAt(dear, 28)))).toBe(150 - 46.5 - 21)
    await isProved(session._id)
  })

  it('after a part was paid, a dish is taken off at what it cost (PRICE-9.8)', async () => {
    const { shop, session } = await fiftyOff()
    const paid = await shop.pay(session._id, {
      lines: [{ line: lineAt(session, 62), quantity: 1 }],
    })
    expect(paid.paid).toBe(46.5)
    const after = await shop.voids(session._id, lineAt(paid, 28))
    expect(after.outstanding).toBe(82.5)
  })

  it('that falls with a dish is shown first, in money, and dropped, or it stays (STAFF-1.17)', async () => {
    const { shop, session } = await fiftyOff()
    const line = lineAt(session, 28)
    await expect(shop.voids(session._id, line)).rejects.toMatchObject({
      code: 409,
      data: { code: 'promotionFalls', before: 150, keep: 129, drop: 172 },
    })
    expect(totalOf(await shop.guest.session(session._id))).toBe(150)
    expect(totalOf(await shop.voids(session._id, line, { promotions: 'drop' }))).toBe(172)
    await isProved(session._id)
    const other = await fiftyOff()
    const kept = { promotions: 'keep' as const }
    const waiter = await server.client(
      await makeAccount(server, `waiter-${other.shop.shop}`, [
        { role: 'waiter', shop: other.shop.shop },
      ]),
    )
    await expect(
      waiter.service('tableSessions/voidLines').create({
        session: other.session._id,
        lines: [{ id: lineAt(other.session, 28), quantity: 1 }],
        note: 'cold',
        idempotencyKey: idempotencyKey(),
        ...kept,
      }),
    ).rejects.toMatchObject({ data: { code: 'approvalRequired' } })
    const void28 = await other.shop.voids(other.session._id, lineAt(other.session, 28), kept)
    expect(totalOf(void28)).toBe(129)
    expect(totalOf(await other.shop.more(other.session._id, 45))).toBe(167)
    await isProved(other.session._id)
  })

  it('dishes that are added never make the others dearer (PRICE-9.6)', async () => {
    const shop = await makeAgreedShop(server, now)
    await shop.rule({
      for: 'product',
      discountType: 'percent',
      discount: 0,
      conditions: [{ for: 'product' }],
      discountRules: [{ minQty: 3, maxQty: 1 }],
    })
    const { session } = await shop.table(62, 48, 45)
    expect(totalOf(session)).toBe(110)
    const more = await shop.more(session._id, 28)
    expect(totalOf(more)).toBe(138)
    await isProved(session._id)
  })
})

it('a coupon whose rule has ended stays on what was ordered with it (PRICE-9.1)', async () => {
  const real = await startTestServer()
  try {
    const shop = await makeMemberShop(real)
    const end = new Date(Date.now() + 1500).toISOString()
    await real.app.service('orderDiscounts').patch(shop.tenOff, { endDate: end })
    const member = await makeMember(real, shop)
    const coupon = await memberCalls(real, shop).giveCoupon(member.user)
    const { session } = await member.calls.scan()
    const coupons = [{ id: coupon._id, source: 'coupon' }]
    const first = await member.calls.order(session._id, { coupons })
    expect(totalOf(first.session)).toBe(28.5)
    await expect.poll(() => Date.now() > Date.parse(end), { timeout: 5000 }).toBe(true)
    const cart = [lineOf(shop.bun)]
    const { session: after } = await member.calls.order(session._id, { cart })
    expect(totalOf(after)).toBe(40.5)
    expect(after.discounts[0]).toMatchObject({ id: coupon._id, amount: -10 })
    expect(after.discounts[0]?.error).toBeUndefined()
  } finally {
    await real.stop()
  }
})

it('what a rule gave free stays free when the dishes that it was given with are given back (PRICE-9.8)', async () => {
  const shop = await makeAgreedShop(server, now)
  const rule = await shop.rule({
    freeProducts: [{ product: shop.bun }],
    automaticAddFreeProduct: true,
    conditions: [{ for: 'order', minQty: 2 }],
  })
  const { session } = await shop.table()
  const placed = await shop.guest.order(session._id, {
    cart: [...shop.cart(62, 62), lineOf(shop.bun, { fromCoupon: rule._id })],
  })
  expect(totalOf(placed.session)).toBe(124)
  const paid = await shop.pay(session._id)
  const one = await shop.refunds(paid, lineAt(paid, 62))
  expect(totalOf(one)).toBe(62)
  const two = await shop.refunds(one, lineAt(one, 62))
  expect(totalOf(two)).toBe(0)
  expect(two.payments.map(({ amount }) => amount)).toEqual([124, -62, -62])
})
