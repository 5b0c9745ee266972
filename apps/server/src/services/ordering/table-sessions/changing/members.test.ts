import type { TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { couponIdsOf, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const name = [{ lang: 'en' as const, value: 'Name' }]
const made = async (path: string, data: object): Promise<string> =>
  ((await server.app.service(path).create(data)) as { _id: string })._id
const setUser = (client: TestClient, session: string) =>
  client.service('tableSessions/setUser').create({ session }) as Promise<TableSession>
const change = (client: TestClient, session: string, section: string) =>
  client.service('tableSessions/changeSection').create({ session, section })
const totalOf = ({ result }: TableSession) => result.totals.total

describe('a member’s own prices', () => {
  it('ranks and the vip level apply to the member who orders, in the session and in the menu (SESS-7.4)', async () => {
    const rank = await made('shopRanks', { name, expenditure: 0 })
    const own = { name, for: 'order', discountType: 'amount', shops: [shop.shop] }
    await made('orderDiscounts', { ...own, source: 'memberRank', ranks: [rank], discount: 3 })
    const vipRule = await made('orderDiscounts', { ...own, source: 'vip', discount: 5 })
    const lists = [{ shops: [shop.shop], discounts: [vipRule] }, { discounts: [] }]
    const level = { name, status: 'active', orderDiscount: 0.9, discountLists: lists }
    const vipLevel = await made('vipLevels', level)
    const menu = (await server.app.service('menus').get(shop.shop)) as {
      discounts: { source: string }[]
      vipLevels: { _id: string; discountLists: { discounts: { _id: string }[] }[] }[]
    }
    expect(menu.discounts.map(({ source }) => source)).toContain('memberRank')
    expect(menu.vipLevels[0]?.discountLists[0]?.discounts).toMatchObject([{ _id: vipRule }])
    const ranks = [{ rank }]
    const plain = await makeMember(server, shop)
    const ranked = await makeMember(server, shop, { ranks })
    const vip = await makeMember(server, shop, { ranks, vipLevel })
    const ended = await makeMember(server, shop, { vipLevel, vipExpires: '2020-01-01T00:00:00Z' })
    const totals = []
    for (const { calls } of [plain, ranked, vip, ended])
      totals.push(totalOf((await calls.create({ cart: [lineOf(shop.noodles)] })).session))
    expect(totals).toEqual([38.5, 35.5, 26.95, 38.5])
    await server.app.service('vipLevels').patch(vipLevel, { status: 'disabled' })
    expect(totalOf((await vip.calls.create()).session)).toBe(35.5)
  })

  it('at a table other diners see plain prices for their round; the bill has the member’s', async () => {
    const rank = await made('shopRanks', { name, expenditure: 0 })
    await made('orderDiscounts', {
      name,
      source: 'memberRank',
      ranks: [rank],
      shops: [shop.shop],
      for: 'order',
      discountType: 'percent',
      discount: 0.5,
    })
    const member = await makeMember(server, shop, { ranks: [{ rank }] })
    const { session } = await member.calls.scan()
    const other = orderingCalls(await server.client(), shop)
    await other.order(session._id, { expectedTotal: 38.5 })
    expect(totalOf(await other.session(session._id))).toBe(19.25)
  })
})

describe('tableSessions/setUser', () => {
  it('may name the caller, and no other user (SESS-7.1)', async () => {
    const member = await makeMember(server, shop)
    const { session } = await member.calls.scan(shop.otherTable)
    const assign = (user: string) =>
      member.client.service('tableSessions/setUser').create({ session: session._id, user })
    await expect(assign('f'.repeat(24))).rejects.toMatchObject({
      code: 403,
      data: { code: 'forbidden', field: 'user' },
    })
    expect(await assign(member.user)).toMatchObject({ user: member.user })
  })

  it('the session becomes the caller’s: coupons, rewards and spent points of the former member are returned (SESS-7.1, CALL-2.4)', async () => {
    const first = await makeMember(server, shop)
    const second = await makeMember(server, shop)
    const coupon = await group.giveCoupon(first.user)
    const table = await made('tableViewItems', { shop: shop.shop, name: 'B1' })
    const { session } = await first.calls.scan(table)
    const coupons = [{ id: coupon._id, source: 'coupon' }]
    const placed = await first.calls.order(session._id, { coupons })
    expect(totalOf(placed.session)).toBe(28.5)
    const after = await setUser(second.client, session._id)
    expect(after.user).toBe(second.user)
    expect(couponIdsOf(after)).toEqual([])
    expect(totalOf(after)).toBe(38.5)
    expect(after.version).toBe(placed.session.version + 1)
    expect(await setUser(second.client, session._id)).toEqual(after)
    expect(await group.coupons(first)).toMatchObject([{ status: 'valid' }])
    expect(await setUser(await server.client(), session._id)).toMatchObject({ user: null })
  })

  it('points that a rule of the session spends are taken once, follow the price, and are returned', async () => {
    const own = await makeMemberShop(server)
    const calls = memberCalls(server, own)
    await made('orderDiscounts', {
      name,
      source: 'member',
      shops: [own.shop],
      for: 'order',
      discountType: 'amount',
      discount: 5,
      point: 30,
      conditions: [{ for: 'order', minTotal: 30 }],
    })
    const member = await makeMember(server, own)
    await calls.givePoints(member.user, 50)
    const { session } = await member.calls.scan()
    await member.calls.order(session._id, { expectedTotal: 33.5 })
    expect(await calls.points(member)).toBe(20)
    await member.calls.order(session._id, { cart: [lineOf(own.bun)], expectedTotal: 12 })
    expect(totalOf(await member.calls.session(session._id))).toBe(45.5)
    expect(await calls.points(member)).toBe(20)
    const staff = orderingCalls(await server.client(own.staff), own)
    await staff.closeSession(session._id, 'cancelled')
    expect(await calls.points(member)).toBe(50)
    const poor = await makeMember(server, own)
    expect((await poor.calls.create()).order.total).toBe(38.5)
  })
})

describe('tableSessions/changeSection', () => {
  it('moves to a section that serves if the shop lets diners switch (SESS-7.3)', async () => {
    const own = await makeMemberShop(server, { onlineCanSwitchSection: true })
    const [first, second] = [
      await made('sections', { shop: own.shop, name, showOrder: 1 }),
      await made('sections', { shop: own.shop, name, showOrder: 2 }),
    ]
    const closed = await made('sections', {
      shop: own.shop,
      name,
      showOrder: 3,
      timeRange: [{ from: '00:00', to: '00:00', startDate: '2020-01-01', endDate: '2020-01-02' }],
    })
    const client = await server.client()
    const { session } = await orderingCalls(client, own).scan()
    expect(session.section).toBe(first)
    expect(await change(client, session._id, second)).toMatchObject({ section: second })
    await expect(change(client, session._id, closed)).rejects.toMatchObject({
      data: { code: 'sectionNotAvailable' },
    })
    await server.app.service('shops').patch(own.shop, { onlineCanSwitchSection: false })
    await expect(change(client, session._id, first)).rejects.toMatchObject({
      data: { code: 'sectionNotAvailable' },
    })
  })
})

describe('exceedMaxPending', () => {
  it('counts a member’s orders that are unpaid or not yet handed over, and a visitor’s by the keys of the device (ORDER-1.5)', async () => {
    const own = await makeMemberShop(server, { maxPending: 2 })
    const member = await makeMember(server, own)
    const { session } = await member.calls.create()
    await member.calls.create()
    const third = () => member.calls.create()
    await expect(third()).rejects.toMatchObject({
      data: { code: 'exceedMaxPending', limit: 2 },
    })
    const staff = orderingCalls(await server.client(own.staff), own)
    await staff.closePaidElsewhere(session._id)
    await expect(third()).resolves.toMatchObject({ order: { status: 'received' } })
    const visitor = orderingCalls(await server.client(), own)
    const restoreKeys = [(await visitor.create()).restoreKey, (await visitor.create()).restoreKey]
    await expect(visitor.create({ restoreKeys })).rejects.toMatchObject({
      data: { code: 'exceedMaxPending' },
    })
  })
})
