import type { OrderLine, OrderResult, Product } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renewStocks } from '../../../jobs/renew-stocks.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import { anyNumber, lineOf, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000

/** A shop that sells buns from 80 to 900, and calls of its waiter and of a guest at a table. */
const open = async () => {
  const shop = await makeOrderingShop(server, anyNumber)
  await server.app.service('products').patch(shop.bun, { price: 80, openPrice: { most: 900 } })
  const account = { email: `waiter-${shop.shop}@shop.example`, password: 'a password of the tests' }
  await server.app
    .service('users')
    .create({ ...account, staff: [{ role: 'waiter', shop: shop.shop }] })
  const waiter = await server.client(account)
  const diner = await server.client()
  const guest = orderingCalls(diner, shop)
  const { session } = await guest.scan()
  const order = (client: typeof diner, own: Partial<OrderLine> = {}, product = shop.bun) =>
    client
      .service('tableSessions/order')
      .create({ session: session._id, cart: [lineOf(product, own)] }) as Promise<OrderResult>
  const setDayPrice = (price: number | null, product = shop.bun, client = waiter) =>
    client
      .service('products/setDayPrice')
      .create({ shop: shop.shop, product, price }) as Promise<Product>
  return { shop, waiter, diner, order, setDayPrice }
}

describe('dishes whose price staff say', () => {
  it('CAT-6.1: nobody orders one without a price; guests hear of the dish, not of what staff enter', async () => {
    const { waiter, diner, order } = await open()
    for (const client of [diner, waiter])
      await expect(order(client)).rejects.toMatchObject({
        data: { code: 'productNotAvailable', field: 'cart.0.product', reason: 'unpriced' },
      })
    for (const openKey of [0, 300])
      await expect(order(diner, { openKey })).rejects.toMatchObject({
        data: { code: openKey === 0 ? 'productNotAvailable' : 'forbidden' },
      })
  })

  it('CAT-6.3: every waiter says it within its bounds, also the least, and only of such a dish', async () => {
    const { shop, waiter, order } = await open()
    expect(await order(waiter, { openKey: 300.5, quantity: 2 })).toMatchObject({
      order: { total: 761 },
    })
    expect(await order(waiter, { openKey: 0 })).toMatchObject({ order: { total: 80 } })
    for (const openKey of [-0.01, 820.01])
      await expect(order(waiter, { openKey })).rejects.toMatchObject({
        data: { code: 'dataInvalid', field: 'cart.0.openKey', least: 80, most: 900 },
      })
    for (const refused of [
      order(waiter, { openKey: 5 }, shop.noodles),
      order(waiter, { openKey: 5, manualDiscount: 5 }),
      order(waiter, { overridePrice: 100 }),
    ])
      await expect(refused).rejects.toMatchObject({ data: { code: 'forbidden' } })
  })

  it('CAT-6.2: the price of the day is that of guests until the next business day begins; units that are added have that which staff said', async () => {
    const { shop, waiter, diner, order, setDayPrice } = await open()
    const said = await order(waiter, { openKey: 300 })
    await diner.service('shops/subscribe').create({ item: shop.shop })
    // A change in the moment after the dish was made is heard with it, as one event.
    const heard = heardBy(diner, 'products', 'created', 'patched')
    expect(await setDayPrice(420)).toMatchObject({ dayPrice: { price: 420 } })
    await expect.poll(() => heard.at(-1)).toMatchObject({ dayPrice: { price: 420 } })
    expect(await order(diner)).toMatchObject({ order: { total: 420 } })
    const line = said.order.lines[0]?.id ?? ''
    const more = await waiter
      .service('tableSessions/changeLine')
      .create({ session: said._id, line, quantity: 2 })
    expect(more).toMatchObject({ result: { totals: { total: 2 * 380 + 420 } } })
    const later = { ...server.runtime, now: () => server.runtime.now() + day }
    expect(await renewStocks.run(server.runtime)).toBe(0)
    await renewStocks.run(later)
    await expect.poll(() => heard.at(-1)).not.toHaveProperty('dayPrice')
    await expect(order(diner)).rejects.toMatchObject({ data: { reason: 'unpriced' } })
  })

  it('CAT-6.2: it is set within the bounds, of such a dish, and taken back', async () => {
    const { shop, setDayPrice, diner } = await open()
    for (const price of [79, 901])
      await expect(setDayPrice(price)).rejects.toMatchObject({
        data: { code: 'dataInvalid', field: 'price', least: 80, most: 900 },
      })
    await expect(setDayPrice(50, shop.noodles)).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'product' },
    })
    await expect(setDayPrice(100, shop.bun, diner)).rejects.toMatchObject({
      data: { code: 'notAuthenticated' },
    })
    await setDayPrice(100)
    expect(await setDayPrice(null)).not.toHaveProperty('dayPrice')
  })
})
