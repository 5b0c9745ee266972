import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { lineAt, makeAgreedShop, totalOf } from '../../../../testing/agreed-shop.ts'
import { idempotencyKey } from '../../../../testing/ordering-shop.ts'
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

  it('dishes of a paid bill go back at what they cost of it (PRICE-9.8)', async () => {
    const { shop, session } = await fiftyOff()
    const { payments } = await shop.pay(session._id)
    const backFor = (price: number, quantity = 1) =>
      shop.staff.service('tableSessions/previewRefund').create({
        session: session._id,
        payment: payments[0]?._id,
        lines: session.products
          .filter(({ salesPrice }) => salesPrice === price)
          .slice(0, quantity)
          .map(({ id }) => ({ line: id, quantity: 1 })),
      })
    expect(await backFor(28)).toMatchObject({ parts: [{ amount: 21 }] })
    expect(await backFor(62)).toMatchObject({ parts: [{ amount: 46.5 }] })
    expect(await backFor(62, 2)).toMatchObject({ parts: [{ amount: 93 }] })
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
