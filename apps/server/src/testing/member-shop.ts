import type { Gift, OrderDiscount, Page, PointRecord, User, UserCoupon } from '@comanda/contract'
import { randomBytes } from 'node:crypto'
import { password } from './accounts.ts'
import { orderingCalls } from './ordering-calls.ts'
import { idempotencyKey, makeOrderingShop, type OrderingShop } from './ordering-shop.ts'
import type { TestClient, TestServer } from './test-server.ts'

const id = (): string => randomBytes(12).toString('hex')
const named = (value: string) => [{ lang: 'en' as const, value }]

/** A member with a socket. */
export interface TestMember {
  readonly user: string
  readonly client: TestClient
  readonly calls: ReturnType<typeof orderingCalls>
}

/**
 * A shop with a ten-dollar coupon from $30, a free bun for 100 points, a point for each dollar, and a payment method.
 */
export interface MemberShop extends OrderingShop {
  readonly tenOff: string
  readonly freeBun: string
  readonly bunGift: string
  readonly cash: string
}

const create = async <T>(server: TestServer, path: string, data: object): Promise<T> =>
  (await server.app.service(path).create(data)) as T

export const makeMemberShop = async (
  server: TestServer,
  ...own: Parameters<typeof makeOrderingShop> extends [unknown, ...infer Rest] ? Rest : never
): Promise<MemberShop> => {
  const shop = await makeOrderingShop(server, ...own)
  const shops = [shop.shop]
  const rule = (terms: Partial<OrderDiscount>): Promise<OrderDiscount> =>
    create(server, 'orderDiscounts', { _id: id(), name: named('Rule'), shops, ...terms })
  const tenOff = await rule({
    source: 'coupon',
    for: 'order',
    discountType: 'amount',
    discount: 10,
    conditions: [{ for: 'order', minTotal: 30 }],
  })
  const freeBun = await rule({
    source: 'gift',
    for: 'order',
    freeProducts: [{ product: shop.bun }],
    automaticAddFreeProduct: true,
  })
  await rule({ source: 'member', type: 'point', for: 'order', percentagePoint: 1 })
  const gift = { name: named('A bun'), coupon: freeBun._id, point: 100, shops }
  const { _id: bunGift } = await create<Gift>(server, 'gifts', gift)
  const method = { name: named('Cash'), type: 'counter' }
  const { _id: cash } = await create<{ _id: string }>(server, 'paymentMethods', method)
  return { ...shop, tenOff: tenOff._id, freeBun: freeBun._id, bunGift, cash }
}

export const makeMember = async (
  server: TestServer,
  shop: MemberShop,
  own: Partial<User> = {},
): Promise<TestMember> => {
  const email = `member-${id()}@comanda.test`
  const { _id } = await create<User>(server, 'users', { email, password, ...own })
  const client = await server.client({ email, password })
  return { user: _id, client, calls: orderingCalls(client, shop) }
}

/** Calls that give a member points or coupons, and that show a member's data. */
export const memberCalls = (server: TestServer, shop: MemberShop) => ({
  giveCoupon: (user: string, own: object = {}): Promise<UserCoupon> =>
    create(server, 'userCoupons', {
      user,
      coupon: shop.tenOff,
      idempotencyKey: idempotencyKey(),
      ...own,
    }),
  givePoints: (user: string, amount: number, own: object = {}): Promise<PointRecord> =>
    create(server, 'pointRecords', {
      user,
      amount,
      note: 'a test',
      idempotencyKey: idempotencyKey(),
      ...own,
    }),
  giveBalance: (user: string, amount: number): Promise<unknown> =>
    create(server, 'balanceRecords', {
      user,
      amount,
      currency: 'HKD',
      note: 'a test',
      idempotencyKey: idempotencyKey(),
    }),
  points: async ({ client }: TestMember): Promise<number> => {
    const kinds = await client.service('users/points/available').find({ query: {} })
    return (kinds as { amount: number }[])[0]?.amount ?? 0
  },
  balance: async ({ client }: TestMember): Promise<number> => {
    const kinds = await client.service('users/balance/available').find({ query: {} })
    return (kinds as { amount: number }[])[0]?.amount ?? 0
  },
  coupons: async ({ client }: TestMember): Promise<readonly UserCoupon[]> =>
    (await client.service('userCoupons').find({ query: {} })) as UserCoupon[],
  pointRecords: async ({ client }: TestMember): Promise<readonly PointRecord[]> => {
    const query = { $sort: { createTime: 1 }, $limit: 100 }
    return ((await client.service('pointRecords').find({ query })) as Page<PointRecord>).data
  },
})
