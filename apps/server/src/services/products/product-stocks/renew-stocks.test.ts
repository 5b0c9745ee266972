import type {
  Page,
  ProductOptionStock,
  ProductStock,
  Shop,
  TakenOff,
  User,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renewStocks } from '../../../jobs/renew-stocks.ts'
import { nextBusinessDay } from '../../../records/business-day.ts'
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

const open = async (bun?: Stock): Promise<{ shop: OrderingShop; tablet: TestClient }> => {
  const shop = await makeOrderingShop(server, anyNumber, bun)
  return { shop, tablet: await server.client(shop.staff) }
}

const adjust = async (client: TestClient, { shop, bun }: OrderingShop, own: object) =>
  (
    (await client
      .service('productStocks/adjust')
      .create({ shop, product: bun, ...own })) as ProductStock
  ).stock

const day = 86_400_000

/** Runs the job as if this time had passed. */
const later = (ms: number) =>
  renewStocks.run({ ...server.runtime, now: () => server.runtime.now() + ms })

describe('stocks that change by the clock', () => {
  it('STOCK-4.1: what is sold out until tomorrow is offered again when the next business day begins, as it was counted', async () => {
    const { shop, tablet } = await open({ mode: 'auto', quantity: 7 })
    const diner = await server.client()
    await diner.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(diner, 'productStocks', 'patched')
    const { timeZone } = (await tablet.service('shops').get(shop.shop)) as Shop
    const until = nextBusinessDay(new Date(server.runtime.now()), { timeZone }).toISOString()
    const off = { mode: 'paused', quantity: 7, until }
    expect(await adjust(tablet, shop, { mode: 'paused', until: 'tomorrow' })).toEqual(off)
    await expect.poll(() => heard.at(-1)).toMatchObject({ stock: off })
    await later(0)
    expect(await adjust(tablet, shop, {})).toEqual(off)
    await Promise.all([later(day), later(day)])
    expect(await adjust(tablet, shop, {})).toEqual({ mode: 'auto', quantity: 7 })
    await expect.poll(() => heard.at(-1)).toMatchObject({ stock: { mode: 'auto' } })
  })

  it('STOCK-4.1: a time must be to come, and belongs to what is taken off; offered earlier, it is forgotten', async () => {
    const { shop, tablet } = await open()
    const soon = new Date(server.runtime.now() + 60_000).toISOString()
    for (const own of [{ until: soon }, { mode: 'offered', until: soon }])
      await expect(adjust(tablet, shop, own)).rejects.toMatchObject({ data: { field: 'until' } })
    const past = { mode: 'paused', until: new Date(server.runtime.now() - 1).toISOString() }
    await expect(adjust(tablet, shop, past)).rejects.toMatchObject({ data: { field: 'until' } })
    await adjust(tablet, shop, { mode: 'paused', until: soon })
    expect(await adjust(tablet, shop, { mode: 'offered' })).toEqual({
      mode: 'disable',
      quantity: null,
    })
    await adjust(tablet, shop, { mode: 'notSelling' })
    await later(day)
    expect((await adjust(tablet, shop, {})).mode).toBe('notSelling')
  })

  it('STOCK-4.2: each business day begins with the daily units, once, whatever was sold before', async () => {
    const { shop, tablet } = await open({ mode: 'manual', quantity: 7 })
    expect(await adjust(tablet, shop, { daily: 20 })).toEqual({
      mode: 'manual',
      quantity: 7,
      daily: 20,
    })
    await later(0)
    expect((await adjust(tablet, shop, {})).quantity).toBe(7)
    await Promise.all([later(day), later(day)])
    expect((await adjust(tablet, shop, {})).quantity).toBe(20)
    const guest = orderingCalls(await server.client(), shop)
    const { session } = await guest.scan()
    await guest.order(session._id, { cart: [lineOf(shop.bun, { quantity: 3 })] })
    await later(day)
    expect((await adjust(tablet, shop, {})).quantity).toBe(17)
    await later(2 * day)
    expect((await adjust(tablet, shop, { daily: null })).quantity).toBe(20)
    await later(3 * day)
    expect(await adjust(tablet, shop, { add: -1 })).toEqual({ mode: 'manual', quantity: 19 })
  })

  it('STOCK-4.2: choices are refilled alike; what was not counted begins with its daily units', async () => {
    const { shop, tablet } = await open()
    expect(await adjust(tablet, shop, { daily: 4 })).toEqual({
      mode: 'manual',
      quantity: 4,
      daily: 4,
    })
    const choice = { shop: shop.shop, productOption: shop.ice, choice: shop.lessIce }
    const choose = async (own: object) =>
      (
        (await tablet
          .service('productOptionStocks/adjust')
          .create({ ...choice, ...own })) as ProductOptionStock
      ).stock.values
    await choose({ daily: 5 })
    await later(0)
    await choose({ add: -2 })
    await later(day)
    expect(await choose({ add: 0 })).toEqual([{ _id: shop.lessIce, quantity: 5, daily: 5 }])
  })

  it('STOCK-4.3: a retry with the same key counts once', async () => {
    const { shop, tablet } = await open({ mode: 'manual', quantity: 7 })
    const own = { add: 1, idempotencyKey: 'one-more-of-this-dish' }
    const answers = await Promise.all([1, 2, 3].map(() => adjust(tablet, shop, own)))
    expect(answers).toEqual(answers.map(() => ({ mode: 'manual', quantity: 8 })))
    expect((await adjust(tablet, shop, { add: 1 })).quantity).toBe(9)
    expect((await adjust(tablet, shop, { add: 1 })).quantity).toBe(10)
    await expect(adjust(tablet, shop, { ...own, add: 2 })).rejects.toMatchObject({
      data: { code: 'idempotencyKeyReused' },
    })
  })

  it('STOCK-4.4: staff see what is taken off, since when and by whom; strangers do not', async () => {
    const { shop, tablet } = await open()
    const off = (client: TestClient) =>
      client.service('productStocks/takenOff').create({ shop: shop.shop }) as Promise<TakenOff[]>
    expect(await off(tablet)).toEqual([])
    const users = await server.app.service('users').find({ query: { email: shop.staff.email } })
    const [account] = (users as Page<User>).data
    await server.app.service('users').patch(account?._id ?? '', { name: 'May' })
    await adjust(tablet, shop, { mode: 'paused', until: 'tomorrow' })
    await tablet
      .service('productOptionStocks/adjust')
      .create({ shop: shop.shop, productOption: shop.ice, mode: 'notSelling' })
    const found = await off(tablet)
    expect(new Set(found.map(({ product, productOption }) => product ?? productOption))).toEqual(
      new Set([shop.bun, shop.ice]),
    )
    expect(found.every(({ time, name }) => time !== undefined && name === 'May')).toBe(true)
    expect(found.find(({ product }) => product)?.until).toBeDefined()
    await adjust(tablet, shop, { mode: 'offered' })
    expect(await off(tablet)).toHaveLength(1)
    await expect(off(await server.client())).rejects.toMatchObject({ code: 401 })
  })
})
