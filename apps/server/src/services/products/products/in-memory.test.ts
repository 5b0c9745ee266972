import type { Product, ProductOption } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { inTransaction } from '../../../database/transaction.ts'
import { localBus } from '../../../realtime/bus/local-bus.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let database: TestDatabase
let server: TestServer
let other: TestServer
let shop: OrderingShop
let diner: TestClient
let staff: TestClient
beforeAll(async () => {
  database = await makeTestDatabase()
  const bus = localBus(pino({ level: 'silent' }))
  server = await startTestServer({ database, bus })
  other = await startTestServer({ database, bus })
  shop = await makeOrderingShop(server)
  diner = await server.client()
  staff = await server.client(shop.staff)
})
afterAll(async () => {
  await server.stop()
  await other.stop()
  await database.drop()
})

const price = async (client: TestClient, query: object = {}): Promise<number> =>
  ((await client.service('products').get(shop.noodles, { query: { ...query } })) as Product).price

/** Reads a record until it is in memory. */
const readOften = async (client: TestClient) => {
  for (let time = 0; time < 3; time += 1) await price(client)
}

describe('a product in memory (CALL-1.12)', () => {
  it('shows what staff have just changed, on the server that they use and on one that heard of it', async () => {
    const elsewhere = await other.client()
    for (let wanted = 40; wanted < 60; wanted += 1) {
      await Promise.all([readOften(diner), readOften(elsewhere)])
      await staff.service('products').patch(shop.noodles, { price: wanted })
      expect(await Promise.all([price(staff), price(diner), price(elsewhere)])).toEqual([
        wanted,
        wanted,
        wanted,
      ])
    }
  })

  it('has the fields that a query selects, meets its conditions, and is populated as it stands now', async () => {
    await readOften(diner)
    const products = diner.service('products')
    expect(await products.get(shop.noodles, { query: { $select: ['price'] } })).toEqual({
      _id: shop.noodles,
      price: await price(diner),
    })
    await expect(
      products.get(shop.noodles, { query: { shop: 'f'.repeat(24) } }),
    ).rejects.toMatchObject({ code: 404 })
    const category = (await server.app.service('categories').create({
      shop: shop.shop,
      name: [{ lang: 'en', value: 'Soups' }],
    })) as { _id: string }
    await staff.service('products').patch(shop.noodles, { category: category._id })
    const populated = () => products.get(shop.noodles, { query: { $populate: ['category'] } })
    for (const value of ['Soups', 'Broths', 'Stews']) {
      await staff.service('categories').patch(category._id, { name: [{ lang: 'en', value }] })
      for (let time = 0; time < 3; time += 1)
        expect(await populated()).toMatchObject({ category: { name: [{ lang: 'en', value }] } })
    }
  })

  it('is not what a transaction reads that has changed it, nor seen by others before the commit', async () => {
    await readOften(diner)
    const before = await price(diner)
    const products = server.app.service('products')
    await inTransaction(server.runtime.database, async (transaction) => {
      await products.patch(shop.noodles, { price: 1 }, { transaction })
      expect(await products.get(shop.noodles, { transaction })).toMatchObject({ price: 1 })
      expect(await price(diner)).toBe(before)
      throw new Error('rolled back')
    }).catch(() => undefined)
    expect(await price(diner)).toBe(before)
  })

  it('a draft that its manager has read is hidden from everyone else', async () => {
    const made = { shop: shop.shop, name: [{ lang: 'en' as const, value: 'Draft' }], draft: true }
    const { _id } = (await staff
      .service('productOptions')
      .create({ ...made, choices: [{ _id: 'a'.repeat(24), name: [] }] })) as ProductOption
    for (let time = 0; time < 3; time += 1) {
      expect(await staff.service('productOptions').get(_id)).toMatchObject({ draft: true })
      await expect(diner.service('productOptions').get(_id)).rejects.toMatchObject({ code: 404 })
    }
  })

  it('a removed product is gone at once', async () => {
    const made = { shop: shop.shop, name: [], price: 3 }
    const { _id } = (await staff.service('products').create(made)) as Product
    for (let time = 0; time < 3; time += 1) await diner.service('products').get(_id)
    await staff.service('products').remove(_id)
    await expect(diner.service('products').get(_id)).rejects.toMatchObject({ code: 404 })
  })
})
