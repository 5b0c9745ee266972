import type { Shop } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMember, makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let now = Date.parse('2026-03-02T04:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())

const shopWith = (own: Partial<Shop>): Promise<MemberShop> =>
  makeMemberShop(server, { maxPending: 1000, ...own }, { mode: 'manual', quantity: 9999 })

/** Sends orders at once, none of which names an earlier one. */
const orderAll = (clients: readonly TestClient[], shop: OrderingShop, own: object = {}) =>
  Promise.allSettled(
    clients.map((client) =>
      orderingCalls(client, shop).create({ cart: [lineOf(shop.bun)], ...own }),
    ),
  )

const placed = (outcomes: readonly PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)

const refusal = (limit: number) => ({
  status: 'rejected',
  reason: {
    code: 409,
    message: 'The purchase limit has been reached.',
    data: { code: 'tooManyUnpaid', limit },
  },
})

describe('unpaid orders of strangers', () => {
  it('ORDER-6.4: one connection that sends no keys places 20, also at once, and another orders', async () => {
    const shop = await shopWith({})
    const outcomes = await orderAll(times(40, await server.client()), shop)
    expect(placed(outcomes)).toBe(20)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject(refusal(20))
    expect(placed(await orderAll([await server.client()], shop))).toBe(1)
  })

  it('ORDER-6.4: over REST the address with the program is the device', async () => {
    const shop = await shopWith({ maxUnpaidPerDevice: 3 })
    const post = () =>
      fetch(`${server.url}/api/tableSessions/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          shop: shop.shop,
          type: 'takeAway',
          cart: [lineOf(shop.bun)],
          idempotencyKey: idempotencyKey(),
        }),
      })
    const codes = await Promise.all(times(6, post).map(async (one) => (await one()).status))
    expect(codes.filter((code) => code < 300)).toHaveLength(3)
    expect(codes.filter((code) => code === 409)).toHaveLength(3)
  })

  it('ORDER-6.4: the visitors of one address place so many together, to the last one', async () => {
    const shop = await shopWith({ maxUnpaidPerAddress: 13 })
    const phones = await Promise.all(times(16, undefined).map(() => server.client()))
    const outcomes = await orderAll(phones, shop)
    expect(placed(outcomes)).toBe(13)
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject(refusal(13))
    const member = await makeMember(server, shop)
    expect(placed(await orderAll([member.client], shop))).toBe(1)
  })

  it('ORDER-6.4: of dishes that are not counted ten times as many are taken', async () => {
    const shop = await shopWith({ maxUnpaidPerDevice: 1 })
    const client = await server.client()
    const other = { cart: [lineOf(shop.noodles)] }
    expect(placed(await orderAll(times(12, client), shop, other))).toBe(10)
    expect(placed(await orderAll(times(2, client), shop))).toBe(1)
  })

  it('ORDER-6.4: five units to an order on average; one order may have them all', async () => {
    const shop = await shopWith({ maxUnpaidPerDevice: 2 })
    const client = await server.client()
    const five = { cart: [lineOf(shop.bun, { quantity: 9 })] }
    expect(placed(await orderAll([client], shop, five))).toBe(1)
    expect(await orderAll([client], shop, five)).toMatchObject([refusal(10)])
    await server.app.service('shops').patch(shop.shop, { maxPortions: 50 })
    const many = {
      cart: [lineOf(shop.noodles, { quantity: 20 }), lineOf(shop.bun, { quantity: 20 })],
    }
    expect(placed(await orderAll([await server.client()], shop, many))).toBe(1)
  })

  it('ORDER-6.4: a member’s account is the device, on all connections', async () => {
    const shop = await shopWith({ maxUnpaidPerDevice: 4 })
    const { client } = await makeMember(server, shop)
    expect(placed(await orderAll(times(8, client), shop))).toBe(4)
  })

  it('ORDER-6.5: refused orders and retries do not count; staff have no limit', async () => {
    const shop = await shopWith({ maxUnpaidPerDevice: 2 })
    const client = await server.client()
    const wrong = { cart: [lineOf('f'.repeat(24))] }
    expect(placed(await orderAll(times(5, client), shop, wrong))).toBe(0)
    const own = { idempotencyKey: idempotencyKey(), cart: [lineOf(shop.bun)] }
    expect(placed(await orderAll(times(5, client), shop, own))).toBe(5)
    expect(placed(await orderAll(times(2, client), shop))).toBe(1)
    expect(placed(await orderAll(times(6, await server.client(shop.staff)), shop))).toBe(6)
  })
})
