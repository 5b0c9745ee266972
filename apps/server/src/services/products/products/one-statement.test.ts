import type { Product } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

/** Returns how many statements the work sends. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const pool: object = Reflect.get(server.runtime.reads, '$client')
  const query: unknown = Reflect.get(pool, 'query')
  let statements = 0
  Reflect.set(pool, 'query', (...all: unknown[]) => {
    statements += 1
    return Reflect.apply(query as (...all: unknown[]) => unknown, pool, all)
  })
  await work()
  Reflect.set(pool, 'query', query)
  return statements
}

const get = (id: string) => server.app.service('products').get(id)
const make = async (data: object = {}): Promise<string> => {
  const whole = { shop: shop.shop, name: [], price: 5, ...data }
  return ((await server.app.service('products').create(whole)) as Product)._id
}

it('a product is read by one statement, since its id tells its shop (ID-1.1, ID-2.1)', async () => {
  const _id = await make()
  const { runtime } = server
  expect(await runtime.shopDirectory.shopIn(runtime.database, _id)).toBe(shop.shop)
  expect(await statementsOf(() => get(_id))).toBe(1)
})

it('a product with an older id is looked up once (ID-2.1)', async () => {
  const _id = await make({ _id: 'f'.repeat(24) })
  expect(await get(_id)).toMatchObject({ shop: shop.shop })
  expect(await statementsOf(() => get(_id))).toBe(1)
})

it('products of one shop that are read at the same time are read together', async () => {
  const ids = [await make(), await make(), await make()]
  expect(await statementsOf(() => Promise.all(ids.map(get)))).toBe(1)
})
