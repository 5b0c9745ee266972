import type { TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const phones = (shop: OrderingShop, count: number) =>
  Promise.all(Array.from({ length: count }, async () => orderingCalls(await server.client(), shop)))

const settled = async <T>(attempts: readonly Promise<T>[]) => {
  const outcomes = await Promise.allSettled(attempts)
  return {
    done: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as { data: Record<string, unknown> }] : [],
    ),
  }
}

const stockOf = async (product: string) => {
  const stock = await server.app.service('productStocks').get(product)
  return (stock as { stock: { quantity: number } }).stock.quantity
}

describe('a retried call', () => {
  it('one key 20 times at once: one order, equal responses (ORDER-2.1)', async () => {
    const shop = await makeOrderingShop(server)
    const many = await phones(shop, 5)
    const { session } = await many[0]!.scan()
    const call = { cart: [lineOf(shop.noodles)], idempotencyKey: idempotencyKey() }
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => many[index % 5]!.order(session._id, call)),
    )
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    const after = await many[0]!.session(session._id)
    expect(after.orders).toHaveLength(1)
    expect(after.products).toHaveLength(1)
    const other = many[0]!.order(session._id, { ...call, cart: [lineOf(shop.bun)] })
    await expect(other).rejects.toMatchObject({
      code: 409,
      data: { code: 'idempotencyKeyReused', field: 'idempotencyKey' },
    })
  })

  it('take-away too: one key 20 times at once is one session with one order', async () => {
    const shop = await makeOrderingShop(server)
    const many = await phones(shop, 5)
    const call = { cart: [lineOf(shop.noodles)], idempotencyKey: idempotencyKey() }
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => many[index % 5]!.create(call)),
    )
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    const { total } = (await server.app.service('orders').find({ query: { shop: shop.shop } })) as {
      total: number
    }
    expect(total).toBe(1)
  })

  it('"check again" gets its result even if the dish is sold out, the price has changed or the shop is closed by then', async () => {
    const shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 1 })
    const [phone] = await phones(shop, 1)
    const { session } = await phone!.scan()
    const call = { cart: [lineOf(shop.bun)], expectedTotal: 12, idempotencyKey: idempotencyKey() }
    const first = await phone!.order(session._id, call)
    await server.app.service('products').patch(shop.bun, { price: 15 })
    await server.app.service('shops').patch(shop.shop, { onlineOpeningHours: [] })
    expect(await phone!.order(session._id, call)).toEqual(first)
  })

  it('a refused order leaves its key unused: the corrected cart may use it (ORDER-2.2)', async () => {
    const shop = await makeOrderingShop(server)
    const [phone] = await phones(shop, 1)
    const { session } = await phone!.scan()
    const key = idempotencyKey()
    const wrong = { cart: [lineOf(shop.noodles)], expectedTotal: 1, idempotencyKey: key }
    await expect(phone!.order(session._id, wrong)).rejects.toMatchObject({
      data: { code: 'priceChanged' },
    })
    const right = { ...wrong, expectedTotal: 38.5 }
    await expect(phone!.order(session._id, right)).resolves.toMatchObject({ order: { seq: 1 } })
  })
})

describe('concurrent calls', () => {
  it('50 diners for 10 portions: 10 get one, 40 are refused as sold out', async () => {
    const shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 10 })
    const many = await phones(shop, 10)
    const { done, refused } = await settled(
      Array.from({ length: 50 }, (_, index) =>
        many[index % 10]!.create({ cart: [lineOf(shop.bun)] }),
      ),
    )
    expect(done).toHaveLength(10)
    expect(await stockOf(shop.bun)).toBe(0)
    expect(new Set(done.map(({ order }) => order.number)).size).toBe(10)
    expect(refused).toHaveLength(40)
    for (const { data } of refused)
      expect(data).toMatchObject({
        code: 'outOfStock',
        product: shop.bun,
        left: 0,
        field: 'cart.0',
      })
    const last = many[0]!.create({
      cart: [lineOf(shop.noodles), lineOf(shop.bun, { quantity: 2 })],
    })
    await expect(last).rejects.toMatchObject({ data: { code: 'outOfStock', field: 'cart.1' } })
  })

  it('rounds of many tables for 10 portions: 10 get one, the others are refused as sold out (STOCK-3.3)', async () => {
    const shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 10 })
    const many = await phones(shop, 12)
    const tables = await Promise.all(
      many.map(async (phone, index) => {
        const { _id } = (await server.app
          .service('tableViewItems')
          .create({ shop: shop.shop, name: `R${index}` })) as { _id: string }
        return (await phone.scan(_id)).session._id
      }),
    )
    const { done, refused } = await settled(
      Array.from({ length: 36 }, (_, index) =>
        many[index % 12]!.order(tables[index % 12]!, { cart: [lineOf(shop.bun)] }),
      ),
    )
    expect(done).toHaveLength(10)
    expect(refused).toHaveLength(26)
    for (const { data } of refused)
      expect(data).toMatchObject({ code: 'outOfStock', product: shop.bun, left: 0 })
    expect(await stockOf(shop.bun)).toBe(0)
    const numbers = done.map(({ order }) => Number(order.number)).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => index + 1))
  })

  it('carts that need the same two stocks in opposite order never deadlock', async () => {
    const stock = { mode: 'manual' as const, quantity: 1000 }
    const shop = await makeOrderingShop(server, {}, stock)
    await server.app.service('products').patch(shop.noodles, { stock })
    const many = await phones(shop, 8)
    const carts = [
      [shop.bun, shop.noodles],
      [shop.noodles, shop.bun],
    ]
    const { refused } = await settled(
      Array.from({ length: 64 }, (_, index) =>
        many[index % 8]!.create({ cart: carts[index % 2]!.map((product) => lineOf(product)) }),
      ),
    )
    expect(refused).toEqual([])
    expect([await stockOf(shop.bun), await stockOf(shop.noodles)]).toEqual([936, 936])
  })

  it('phones at one table that order at the same time: every line is there once, the total is their sum (ORDER-4.1)', async () => {
    const shop = await makeOrderingShop(server)
    const many = await phones(shop, 6)
    const { session } = await many[0]!.scan()
    const placed = await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        many[index % 6]!.order(session._id, {
          cart: [lineOf(shop.noodles, { id: '1' }), lineOf(shop.bun, { id: '2', quantity: 2 })],
        }),
      ),
    )
    const after = await many[0]!.session(session._id)
    expect(after.version).toBe(19)
    expect(after.orders.map(({ seq }) => seq)).toEqual(placed.map((_, index) => index + 1))
    expect(after.products).toHaveLength(36)
    expect(new Set(after.products.map(({ id }) => id)).size).toBe(36)
    expect(after.result.totals.total).toBe(18 * (38.5 + 24))
    const latest = placed.reduce<TableSession>(
      (best, { session: one }) => (one.version > best.version ? one : best),
      placed[0]!.session,
    )
    expect(latest).toEqual(after)
  })

  it('order numbers of a shop’s day have no gaps or duplicates, also if orders were refused (ORDER-3.1)', async () => {
    const shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 5 })
    const many = await phones(shop, 6)
    const { done } = await settled(
      Array.from({ length: 30 }, (_, index) =>
        many[index % 6]!.create({ cart: [lineOf(index % 2 ? shop.bun : shop.noodles)] }),
      ),
    )
    expect(done).toHaveLength(20)
    const numbers = done.map(({ order }) => Number(order.number)).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })
})
