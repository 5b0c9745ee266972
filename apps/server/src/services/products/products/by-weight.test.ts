import type { OrderLine, OrderResult, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A shop that sells beef at 128 a kilogram, and calls of its waiter and of a guest at a table. */
const open = async () => {
  const shop = await makeOrderingShop(server, anyNumber)
  const byWeight = { unit: 'kg', grams: 1000, tare: 20 } as const
  await server.app.service('products').patch(shop.bun, { price: 128, byWeight })
  const account = { email: `waiter-${shop.shop}@shop.example`, password: 'a password of the tests' }
  await server.app
    .service('users')
    .create({ ...account, staff: [{ role: 'waiter', shop: shop.shop }] })
  const waiter = await server.client(account)
  const diner = await server.client()
  const { session } = await orderingCalls(diner, shop).scan()
  const order = (client: typeof diner, own: Partial<OrderLine> = {}, product = shop.bun) =>
    client
      .service('tableSessions/order')
      .create({ session: session._id, cart: [lineOf(product, own)] }) as Promise<OrderResult>
  return { shop, waiter, diner, order, session }
}

describe('dishes by weight', () => {
  it('CAT-7.1, CAT-7.2: nobody orders one unweighed, and guests weigh nothing', async () => {
    const { shop, waiter, diner, order } = await open()
    for (const client of [diner, waiter])
      await expect(order(client)).rejects.toMatchObject({
        data: { code: 'productNotAvailable', field: 'cart.0.product', reason: 'unweighed' },
      })
    await expect(order(diner, { weight: 350 })).rejects.toMatchObject({
      data: { code: 'forbidden', field: 'cart.0.weight' },
    })
    for (const weight of [0, 0.5])
      await expect(order(waiter, { weight })).rejects.toMatchObject({
        data: { code: 'dataInvalid', field: 'cart.0.weight' },
      })
    const { order: other } = await order(diner, { weight: 0.5 }, shop.noodles)
    expect(other.lines[0]).not.toHaveProperty('weight')
  })

  it('CAT-7.3: a line costs its grams, and says how it was weighed; another weight is another line', async () => {
    const { shop, waiter, diner, order, session } = await open()
    const first = await order(waiter, { weight: 350 })
    expect(first.order).toMatchObject({
      total: 44.8,
      lines: [{ weight: 350, weighed: { unit: 'kg', grams: 1000, price: 128 } }],
    })
    // The price of a unit changes, what was ordered does not.
    await server.app.service('products').patch(shop.bun, { price: 200 })
    await order(waiter, { weight: 351, quantity: 2 })
    const bill = await diner.service('tableSessions').get(session._id)
    expect(bill).toMatchObject({
      products: [
        { weight: 350, price: 44.8, weighed: { price: 128 } },
        { weight: 351, price: 70.2, quantity: 2, weighed: { price: 200 } },
      ],
    })
  })

  it('CAT-7.5: a line that the kitchen has not begun with is weighed again, at today’s price of a unit', async () => {
    const { shop, waiter, order, session } = await open()
    const { order: placed } = await order(waiter, { weight: 351, openKey: -0.03, quantity: 2 })
    await order(waiter, {}, shop.noodles)
    const change = (line: string | undefined, own: object) =>
      waiter.service('tableSessions/changeLine').create({
        session: session._id,
        line,
        idempotencyKey: idempotencyKey(),
        ...own,
      }) as Promise<TableSession>
    const after = await change(placed.lines[0]?.id, { weight: 400 })
    const lines = after.products.filter(({ status }) => status !== 'cancel')
    expect(lines).toMatchObject([
      { product: shop.noodles },
      { weight: 400, quantity: 2, price: 51.2 },
    ])
    expect(lines[1]).not.toHaveProperty('openKey')
    const noodles = lines[0]
    await expect(change(noodles?.id, { weight: 400 })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'weight' },
    })
  })

  it('CAT-7.6: in a set a weighed dish is a portion at the price of its choice, for guests too', async () => {
    const { shop, diner, session } = await open()
    const byWeight = { unit: 'kg', grams: 1000 } as const
    await server.app.service('products').patch(shop.tea, { price: 128, byWeight })
    const set = lineOf(shop.set, {
      options: [{ option: shop.drink, selections: [{ _id: shop.withTea, quantity: 1 }] }],
    })
    const child = lineOf(shop.tea, {
      quantityRatio: 1,
      ...(set.id === undefined ? {} : { fromProduct: set.id }),
      fromOption: shop.drink,
      fromChoice: shop.withTea,
      options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
    })
    const { order } = (await diner
      .service('tableSessions/order')
      .create({ session: session._id, cart: [set, child] })) as OrderResult
    expect(order).toMatchObject({ total: 60, lines: [{}, { product: shop.tea }] })
    expect(order.lines[1]).not.toHaveProperty('weighed')
  })

  it('CAT-8.4: a waiter charges what a label says, no further from the price of its weight than a gram costs', async () => {
    const { shop, waiter, diner, order, session } = await open()
    // 351 g cost 44.93, and one gram 0.128.
    const { order: labelled } = await order(waiter, { weight: 351, openKey: -0.03 })
    expect(labelled).toMatchObject({ total: 44.9, lines: [{ weight: 351 }] })
    for (const openKey of [0.13, -0.13, -44.93])
      await expect(order(waiter, { weight: 351, openKey })).rejects.toMatchObject({
        data: { code: 'forbidden', field: 'cart.0.openKey' },
      })
    await expect(
      order(waiter, { weight: 351, openKey: 0.01, manualDiscount: 1 }),
    ).rejects.toMatchObject({ data: { code: 'forbidden' } })
    await expect(order(waiter, { openKey: 0.01 }, shop.noodles)).rejects.toMatchObject({
      data: { code: 'forbidden', field: 'cart.0.openKey' },
    })
    await expect(order(diner, { weight: 351, openKey: 0.01 })).rejects.toMatchObject({
      data: { code: 'forbidden' },
    })
    // Of a market price the unit has the price of the day.
    const clerk = server.app.service('products')
    await clerk.patch(shop.bun, { price: 0, openPrice: {} })
    await waiter
      .service('products/setDayPrice')
      .create({ shop: shop.shop, product: shop.bun, price: 200 })
    await order(waiter, { weight: 351, openKey: -0.1 })
    expect(await diner.service('tableSessions').get(session._id)).toMatchObject({
      products: [
        { price: 44.9, openKey: -0.03, weighed: { price: 128 } },
        { price: 70.1, openKey: -0.1, weighed: { price: 200 } },
      ],
    })
  })
})
