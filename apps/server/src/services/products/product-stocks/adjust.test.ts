import type { ProductOptionStock, ProductStock } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Stock = ProductStock['stock']

const open = async (bun: Stock): Promise<{ shop: OrderingShop; tablet: TestClient }> => {
  const shop = await makeOrderingShop(server, anyNumber, bun)
  return { shop, tablet: await server.client(shop.staff) }
}

const adjust = async (
  client: TestClient,
  { shop, bun }: OrderingShop,
  own: object,
): Promise<Stock> => {
  const data = { shop, product: bun, ...own }
  return ((await client.service('productStocks/adjust').create(data)) as ProductStock).stock
}

describe('adjusted stocks (STAFF-1.11)', () => {
  it('two tablets and orders at once lose no unit', async () => {
    const { shop, tablet } = await open({ mode: 'manual', quantity: 50 })
    const other = await server.client(shop.staff)
    const guest = orderingCalls(await server.client(), shop)
    const { session } = await guest.scan()
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        adjust(index % 2 ? tablet : other, shop, { add: index % 3 ? 1 : -2 }),
      ),
      ...Array.from({ length: 4 }, () => guest.order(session._id, { cart: [lineOf(shop.bun)] })),
    ])
    expect(await adjust(tablet, shop, { add: 0 })).toMatchObject({ quantity: 50 + 6 - 8 - 4 })
  })

  it('7 left stay 7 if somebody with a stale copy takes the dish off and offers it again', async () => {
    const { shop, tablet } = await open({ mode: 'manual', quantity: 10 })
    const guest = orderingCalls(await server.client(), shop)
    const { session } = await guest.scan()
    await guest.order(session._id, { cart: [lineOf(shop.bun, { quantity: 3 })] })
    expect(await adjust(tablet, shop, { mode: 'paused' })).toEqual({ mode: 'paused', quantity: 7 })
    expect(await adjust(tablet, shop, { mode: 'offered' })).toEqual({ mode: 'manual', quantity: 7 })
  })

  it('what is offered again is counted as it was: auto stays auto, at 0 counting is not dropped', async () => {
    const { shop, tablet } = await open({ mode: 'auto', quantity: 0 })
    await adjust(tablet, shop, { mode: 'paused' })
    await adjust(tablet, shop, { mode: 'notSelling' })
    expect(await adjust(tablet, shop, { mode: 'offered' })).toEqual({ mode: 'auto', quantity: 0 })
    expect(await adjust(tablet, shop, { mode: 'offered', set: 4 })).toEqual({
      mode: 'auto',
      quantity: 4,
    })
    await expect(adjust(tablet, shop, { add: -5 })).rejects.toMatchObject({
      code: 409,
      data: { code: 'outOfStock', field: 'add', left: 4 },
    })
  })

  it('a product begins to be counted by its first number, and all menus hear it', async () => {
    const shop = await makeOrderingShop(server)
    const tablet = await server.client(shop.staff)
    await expect(adjust(tablet, shop, { add: 1 })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'add' },
    })
    const guest = await server.client()
    await guest.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(guest, 'productStocks', 'created')
    expect(await adjust(tablet, shop, { set: 5 })).toEqual({ mode: 'manual', quantity: 5 })
    await expect.poll(() => heard).toMatchObject([{ product: shop.bun, stock: { quantity: 5 } }])
    const strange = await open({ mode: 'manual', quantity: 1 })
    await expect(adjust(strange.tablet, shop, { set: 1 })).rejects.toMatchObject({ code: 403 })
    const theirs = { ...strange.shop, bun: shop.bun }
    await expect(adjust(strange.tablet, theirs, { set: 1 })).rejects.toMatchObject({ code: 404 })
  })

  it('choices are adjusted alike', async () => {
    const { shop, tablet } = await open({ mode: 'manual', quantity: 1 })
    const of = { shop: shop.shop, productOption: shop.ice }
    const choose = (own: object) =>
      tablet
        .service('productOptionStocks/adjust')
        .create({ ...of, ...own }) as Promise<ProductOptionStock>
    await choose({ choice: shop.lessIce, set: 3 })
    await Promise.all([1, 2, 3].map(() => choose({ choice: shop.lessIce, add: -1 })))
    const { stock } = await choose({ mode: 'paused' })
    expect(stock).toEqual({ mode: 'paused', values: [{ _id: shop.lessIce, quantity: 0 }] })
    await expect(choose({ set: 2 })).rejects.toMatchObject({ data: { field: 'choice' } })
  })
})
