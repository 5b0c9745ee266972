import type { Product } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const shop = 'a'.repeat(24)
const name = [
  { lang: 'en', value: 'Noodles' },
  { lang: 'cht', value: '麵' },
]
const stock = { mode: 'auto', quantity: 12, onlineThreshold: 3 }

let server: TestServer
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.client(await makeAccount(server, 'm', [{ role: 'manager', shop }]))
})
afterAll(() => server.stop())

const create = (data: object): Promise<Product> =>
  manager.service('products').create({ shop, name, price: 68, ...data }) as Promise<Product>
const rowOf = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const { rows } = await server.runtime.connection.pool.query<Record<string, unknown>>(
    'select * from products where _id = $1',
    [id],
  )
  return rows[0]
}

describe('products', () => {
  it('CAT-1.1, CAT-1.12: names are in any language of the list', async () => {
    const vongole = [{ lang: 'it', value: 'Vongole' }, { lang: 'ja', value: 'ボンゴレ' }, ...name]
    const product = await create({ name: vongole })
    expect(product.name).toEqual(vongole)
  })

  it('prices are integer cents in their column and currency units on the wire (MONEY-1.1)', async () => {
    for (const [price, cents] of [
      [0.07, '7'],
      [19.99, '1999'],
      [0.29, '29'],
      [1234567.89, '123456789'],
    ] as const) {
      const product = await create({ price })
      expect(product.price).toBe(price)
      expect((await rowOf(product._id))?.['price']).toBe(cents)
      expect(await manager.service('products').find({ query: { shop, price } })).toEqual([product])
    }
    await expect(create({ price: 1.005 })).rejects.toMatchObject({
      code: 400,
      data: { field: 'price' },
    })
    await expect(create({ price: -1 })).rejects.toMatchObject({
      code: 400,
      data: { field: 'price' },
    })
  })

  it('a deeply nested error is reported by its path', async () => {
    await expect(
      create({ priceModifiers: [{ type: 'section' }, { type: 'section', price: '5' }] }),
    ).rejects.toMatchObject({ code: 400, data: { field: 'priceModifiers.1.price' } })
    await expect(create({ name: [{ lang: 'xx', value: 'x' }] })).rejects.toMatchObject({
      code: 400,
      data: { field: 'name.0.lang' },
    })
    await expect(create({ cost: 5 })).rejects.toMatchObject({ code: 400, data: { field: 'cost' } })
  })

  it('a stock is created, changed and deleted with its product', async () => {
    const { _id } = await create({ stock })
    const products = manager.service('products')
    expect(await products.get(_id)).toMatchObject({ stock })
    expect(await products.find({ query: { _id } })).toMatchObject([{ stock }])
    expect(await products.find({ query: { _id, $select: ['name'] } })).not.toHaveProperty('0.stock')
    expect(await products.patch(_id, { stock: { mode: 'paused' } })).toMatchObject({
      stock: { mode: 'paused' },
    })
    expect(await products.patch(_id, { price: 70 })).toMatchObject({
      price: 70,
      stock: { mode: 'paused' },
    })
    expect(await products.patch(_id, { stock: null })).not.toHaveProperty('stock')
    await products.remove(_id)
    await expect(products.get(_id)).rejects.toMatchObject({ code: 404 })
  })

  it('a product is the same read by its id, by a condition or in a transaction', async () => {
    const choices = [{ productOption: 'd'.repeat(24), values: [{ _id: shop, quantity: 4 }] }]
    const products = server.app.service('products')
    const database = server.runtime.database
    for (const data of [{}, { stock }, { stock: { ...stock, productOptions: choices } }]) {
      const product = await create({ code: 'W1', marks: ['new'], ...data })
      expect(await products.get(product._id)).toEqual(product)
      expect(await products.get(product._id, { query: { shop } })).toEqual(product)
      await database.transaction(async (transaction) => {
        expect(await products.get(product._id, { transaction })).toEqual(product)
        await products.patch(product._id, { price: 1 }, { transaction })
        expect(await products.get(product._id, { transaction })).toMatchObject({ price: 1 })
      })
    }
  })

  it('null clears an optional field, and no other', async () => {
    const product = await create({ code: 'N1', order: 3 })
    const products = manager.service('products')
    const patched = await products.patch(product._id, { code: null })
    expect(patched).toMatchObject({ order: 3 })
    expect(patched).not.toHaveProperty('code')
    await expect(products.patch(product._id, { price: null })).rejects.toMatchObject({ code: 400 })
    await expect(products.patch(product._id, {})).rejects.toMatchObject({ code: 400 })
  })
})
