import type { OrderLine, OrderResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { anyNumber, lineOf, makeOrderingShop } from '../../../testing/ordering-shop.ts'
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
