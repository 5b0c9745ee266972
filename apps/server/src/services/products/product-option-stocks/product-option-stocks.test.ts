import type { Menu, Order, ProductOption, ProductOptionStock } from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { optionStockOf, optionStockRows } from './option-stock-rows.ts'

let server: TestServer
let client: TestClient
let staff: TestClient
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  client = await server.client()
})
afterAll(() => server.stop())
beforeEach(async () => {
  shop = await makeOrderingShop(server)
  staff = await server.client(shop.staff)
})

const tea = (quantity: number) =>
  lineOf(shop.tea, {
    quantity,
    options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
  })

const left = async (): Promise<ProductOptionStock['stock']> =>
  ((await client.service('productOptionStocks').get(shop.ice)) as ProductOptionStock).stock

const count = (quantity: number, own: object = {}) =>
  staff.service('productOptionStocks').patch(shop.ice, {
    stock: { mode: 'manual', values: [{ _id: shop.lessIce, quantity }], ...own },
  })

const orderTea = async (quantity: number, from = client) => {
  const calls = orderingCalls(from, shop)
  const { session } = await calls.scan()
  return calls.order(session._id, { cart: [tea(quantity)] })
}

describe('stocks of choices, whichever product they are picked for', () => {
  it('law: a stock is read as it was written', () => {
    const id = fc.integer({ min: 1, max: 9 }).map((digit) => String(digit).repeat(24))
    const value = fc.record({ _id: id, quantity: fc.option(fc.integer({ min: 0, max: 1000 })) })
    const stock = fc.record(
      {
        mode: fc.constantFrom('disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'),
        onlineMode: fc.constantFrom('paused', 'askStaff', 'manual'),
        onlineThreshold: fc.integer({ min: 0, max: 50 }),
        values: fc.uniqueArray(value, { selector: ({ _id }) => _id, minLength: 1 }),
      },
      { requiredKeys: ['mode'] },
    )
    fc.assert(
      fc.property(stock, (said) => {
        expect(optionStockOf(optionStockRows('shop', 'group', said))).toEqual(said)
      }),
    )
  })

  it('an uncounted group has no stock; a new one may be created with its stock', async () => {
    await expect(client.service('productOptionStocks').get(shop.ice)).rejects.toMatchObject({
      code: 404,
    })
    const stock = { mode: 'manual', values: [{ _id: shop.lessIce, quantity: 5 }] }
    const made = (await staff.service('productOptions').create({
      shop: shop.shop,
      name: [],
      choices: [{ _id: shop.lessIce, name: [] }],
      stock,
    })) as ProductOption
    expect(made.stock).toEqual(stock)
    expect(await client.service('productOptions').get(made._id)).toEqual(made)
    await staff.service('productOptions').patch(made._id, { stock: null })
    expect(await client.service('productOptions').get(made._id)).not.toHaveProperty('stock')
  })

  it('an order takes from it, cancelling returns it (STOCK-3.1)', async () => {
    await count(5)
    const { order } = await orderTea(3)
    expect((await left()).values).toEqual([{ _id: shop.lessIce, quantity: 2 }])
    const cancelled = (await staff
      .service('orders')
      .patch(order._id, { status: 'cancelled' })) as Order
    expect(cancelled.status).toBe('cancelled')
    expect((await left()).values).toEqual([{ _id: shop.lessIce, quantity: 5 }])
  })

  it('more than there is → outOfStock with the choice and the remaining quantity; what staff reserve is not sold (STOCK-3.2)', async () => {
    await count(5, { onlineThreshold: 2 })
    const detail = { productOption: shop.ice, choice: shop.lessIce, left: 3, field: 'cart.0' }
    await expect(orderTea(4)).rejects.toMatchObject({ data: { code: 'outOfStock', ...detail } })
    await orderTea(3)
    await expect(orderTea(1)).rejects.toMatchObject({ data: { code: 'outOfStock' } })
    await count(5, { onlineMode: 'paused' })
    await expect(orderTea(1)).rejects.toMatchObject({ data: { code: 'productNotAvailable' } })
  })

  it('30 orders at once for 10 portions sell exactly 10', async () => {
    await count(10)
    const clients = await Promise.all(Array.from({ length: 30 }, () => server.client()))
    const outcomes = await Promise.all(
      clients.map((one) =>
        orderTea(1, one).then(
          () => 'ordered',
          (error: unknown) => (error as { data: { code: string } }).data.code,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === 'outOfStock')).toHaveLength(20)
    expect((await left()).values).toEqual([{ _id: shop.lessIce, quantity: 0 }])
  })

  it('menus contain it, and receive its changes', async () => {
    await count(5)
    const heard: ProductOptionStock[] = []
    client
      .service('productOptionStocks')
      .on('patched', (stock: ProductOptionStock) => heard.push(stock))
    await client.service('shops/subscribe').create({ item: shop.shop })
    const menu = (await client.service('menus').get(shop.shop)) as Menu
    expect(menu.productOptions.find(({ _id }) => _id === shop.ice)?.stock?.values).toEqual([
      { _id: shop.lessIce, quantity: 5 },
    ])
    await orderTea(1)
    await expect
      .poll(() => heard.at(-1)?.stock.values)
      .toEqual([{ _id: shop.lessIce, quantity: 4 }])
  })

  it('staff of another shop cannot set it', async () => {
    const other = await server.client((await makeOrderingShop(server)).staff)
    await expect(
      other.service('productOptionStocks').patch(shop.ice, { stock: { mode: 'disable' } }),
    ).rejects.toMatchObject({ code: 404 })
  })
})
