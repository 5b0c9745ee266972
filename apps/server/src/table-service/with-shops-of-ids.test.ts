import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts'
import { noteStatements, type NotedStatements } from '../testing/noted-statements.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

interface Named {
  readonly _id: string
}

let server: TestServer
let statements: NotedStatements
let shops: readonly OrderingShop[]
beforeAll(async () => {
  statements = noteStatements()
  server = await startTestServer()
  shops = [await makeOrderingShop(server), await makeOrderingShop(server)]
})
afterAll(async () => {
  statements.end()
  await server.stop()
})

it('ID-2.1, ID-3.1: records that are found by their ids alone are read under their shops, older ones after one look-up', async () => {
  const made: string[] = []
  for (const { shop } of shops) {
    const data = { shop, name: [{ lang: 'en' as const, value: 'Tea' }], price: 10 }
    const product = (await server.app.service('products').create(data)) as Named
    made.push(product._id)
  }
  const older = shops.map(({ bun }) => bun)
  const client = await server.client()
  statements.take()
  const find = async (ids: readonly string[]): Promise<readonly string[]> => {
    const query = { _id: { $in: [...ids] }, $limit: 100 }
    const found = await client.service('products').find({ query })
    return (found as readonly Named[]).map(({ _id }) => _id)
  }
  const overAll = (): number =>
    statements
      .take()
      .filter(({ text }) => text.includes('from "products"') && !/"shop" (=|in)/.test(text)).length
  expect(await find(made)).toEqual(made.toSorted())
  expect(overAll()).toBe(0)
  expect(await find([...made, ...older])).toEqual([...made, ...older].toSorted())
  expect(overAll()).toBe(1)
  expect(await find([...made, ...older])).toHaveLength(4)
  expect(overAll()).toBe(0)
  expect(await find(['e'.repeat(24)])).toEqual([])
})
