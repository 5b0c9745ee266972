import type { CreateSessionResult, GiftRecord, OrderResult, UserCoupon } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
  type TestMember,
} from '../../../../testing/member-shop.ts'
import { idempotencyKey } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
let member: TestMember
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
  member = await makeMember(server, shop)
  await group.givePoints(member.user, 1000)
})
afterAll(() => server.stop())

const create = (data: object, { client } = member) =>
  client.service('tableSessions/create').create({
    shop: shop.shop,
    type: 'takeAway',
    products: [{ product: shop.noodles }],
    ...data,
  }) as Promise<CreateSessionResult>

const orderAtTable = async (data: object, table = shop.table) => {
  const { session } = await member.calls.scan(table)
  await member.client.service('tableSessions/setUser').create({ session: session._id })
  return member.client
    .service('tableSessions/order')
    .create({ session: session._id, ...data }) as Promise<OrderResult>
}

const redeem = () =>
  member.client.service('gifts/redeem').create({
    gift: shop.bunGift,
    user: member.user,
    shop: shop.shop,
    session: null,
    idempotencyKey: idempotencyKey(),
  }) as Promise<GiftRecord>

const discounts = (coupon: string) => [{ source: 'coupon', coupon }]

describe('the coupons of an order in the discounts of its session (CPN-6.5)', () => {
  it('are named by id or as the record; entries of other sources and further fields are ignored', async () => {
    const byId = await group.giveCoupon(member.user)
    const { order } = await create({
      discounts: [
        { source: 'automatic', rule: 'x', amount: -5 },
        { source: 'coupon', coupon: byId._id, amount: -99, name: [] },
      ],
    })
    expect(order.total).toBe(28.5)
    const asRecord = await group.giveCoupon(member.user)
    expect((await create({ discounts: [{ coupon: asRecord }] })).order.total).toBe(28.5)
    expect((await group.coupons(member)).every(({ status }) => status === 'used')).toBe(true)
  })

  const spellings: [string, (record: UserCoupon) => unknown][] = [
    ['the id', ({ _id }) => _id],
    ['an entry without a source', ({ _id }) => ({ id: _id })],
    ['the record as `userCoupons` returns it', (record) => record],
  ]
  it.each(spellings)('are named in `coupons` by %s', async (_, named) => {
    const guest = await makeMember(server, shop)
    const coupon = await group.giveCoupon(guest.user)
    const { order } = await create({ coupons: [named(coupon)] }, guest)
    expect(order.total).toBe(28.5)
    expect(await group.coupons(guest)).toMatchObject([{ status: 'used' }])
  })

  it('an entry of `coupons` that names nothing is refused', async () => {
    const guest = await makeMember(server, shop)
    await expect(create({ coupons: [{ source: 'coupon' }] }, guest)).rejects.toMatchObject({
      data: { code: 'couponErrors.invalidCode', field: 'coupons.0' },
    })
  })

  it('count once if `coupons` names them too; twice in one list is alreadyAdded', async () => {
    const { _id } = await group.giveCoupon(member.user)
    const entry = { source: 'coupon', coupon: _id }
    await expect(create({ discounts: [entry, entry] })).rejects.toMatchObject({
      data: { code: 'couponErrors.alreadyAdded', field: 'discounts.1' },
    })
    const coupons = [{ id: _id, source: 'coupon' }]
    expect((await create({ coupons, discounts: [entry] })).order.total).toBe(28.5)
  })

  it('are named in the order of a table, beside the cart or in it', async () => {
    const products = [{ product: shop.noodles }]
    const beside = await group.giveCoupon(member.user)
    const placed = await orderAtTable({ cart: products, discounts: discounts(beside._id) })
    expect(placed.order.total).toBe(28.5)
    const inside = await group.giveCoupon(member.user)
    const cart = { products, discounts: discounts(inside._id) }
    expect((await orderAtTable({ cart })).order.total).toBe(28.5)
  })

  it('are the discounts that a session returned, whose entries name the rule too: what it has already is ignored', async () => {
    const { _id } = await group.giveCoupon(member.user)
    const products = [{ product: shop.noodles }]
    const first = await orderAtTable({ cart: products, discounts: discounts(_id) })
    const own = first.discounts.filter(({ id }) => id === _id)
    expect(own).toMatchObject([{ coupon: { _id: shop.tenOff }, rule: shop.tenOff }])
    const automatic = { id: 'f'.repeat(24), rule: 'f'.repeat(24), amount: -1 }
    const sent = [...first.discounts, automatic]
    const again = await orderAtTable({ cart: products, discounts: sent })
    expect(again.discounts.filter(({ id }) => id === _id)).toHaveLength(1)
    const other = await makeMember(server, shop)
    const theirs = await group.giveCoupon(other.user)
    const renamed = own.map((entry) => ({ ...entry, id: theirs._id }))
    const { order } = await create({ discounts: renamed }, other)
    expect(order.total).toBe(28.5)
  })

  it('of somebody else are refused with the path of their entry', async () => {
    const other = await makeMember(server, shop)
    const { _id } = await group.giveCoupon(other.user)
    await expect(create({ discounts: [{ source: 'coupon', coupon: _id }] })).rejects.toMatchObject({
      data: { code: 'couponErrors.invalidCode', field: 'discounts.0' },
    })
  })
})

const bunOf = (fromCoupon: string) => ({ id: 'bun', product: shop.bun, fromCoupon })

describe('a reward (CPN-6.5)', () => {
  it('that was redeemed before is the coupon that it gave, whichever source the entry names', async () => {
    const { coupon } = await redeem()
    const { order } = await create({
      discounts: [{ source: 'gift', coupon: coupon._id }],
      products: [{ id: 'noodles', product: shop.noodles }, bunOf(coupon._id)],
    })
    expect(order.total).toBe(38.5)
    expect(await group.coupons(member)).toContainEqual(
      expect.objectContaining({ _id: coupon._id, status: 'used' }),
    )
  })

  it('that was redeemed before is used by a line that names it alone', async () => {
    const { coupon } = await redeem()
    const cart = [{ id: 'noodles', product: shop.noodles }, bunOf(coupon._id)]
    expect((await orderAtTable({ cart }, shop.otherTable)).order.total).toBe(38.5)
    expect(await group.coupons(member)).toContainEqual(
      expect.objectContaining({ _id: coupon._id, status: 'used' }),
    )
    await expect(create({ products: cart })).rejects.toMatchObject({
      data: { code: 'couponErrors.alreadyUsed', field: 'products.1.fromCoupon' },
    })
  })

  it('is redeemed with the order if the entry names the gift', async () => {
    const before = await group.points(member)
    const { order } = await create({
      discounts: [{ source: 'gift', gift: shop.bunGift }],
      products: [{ id: 'noodles', product: shop.noodles }, bunOf(shop.bunGift)],
    })
    expect(order.total).toBe(38.5)
    expect(await group.points(member)).toBe(before - 100)
  })
})
