import { type Page, type Product, services } from '@comanda/contract'
import { asc, desc, inArray } from 'drizzle-orm'
import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Connection } from '../database/connect.ts'
import { products } from '../tables/products.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { findRecords } from './find.ts'
import { recordTable } from './table.ts'

const shops = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24))
const table = recordTable(services.products, products, ['stock'])

let own: TestDatabase
let connection: Connection
beforeAll(async () => {
  own = await makeTestDatabase()
  connection = connect(own.settings, pino({ level: 'silent' }))
})
afterAll(async () => {
  await connection.close()
  await own.drop()
})

const find = (query: Record<string, unknown>): Promise<Page<Product>> =>
  findRecords<Product>(connection.database, table, { query }, { default: 10, max: 100 }) as Promise<
    Page<Product>
  >

const walk = async (query: Record<string, unknown>, by: readonly string[]): Promise<Product[]> => {
  const walked: Product[] = []
  for (let last: Product | undefined; ;) {
    const from: Record<string, unknown> | undefined = last
    const $after = from && Object.fromEntries(['_id', ...by].map((one) => [one, from[one] ?? null]))
    const { data } = await find({ ...query, $limit: 3, ...($after ? { $after } : {}) })
    walked.push(...data)
    last = data.at(-1)
    if (data.length < 3) return walked
  }
}

const aProduct = fc.record(
  {
    shop: fc.constantFrom(...shops),
    price: fc.constantFrom(0.1, 19.99, 88, 100),
    order: fc.integer({ min: -2, max: 2 }),
    code: fc.constantFrom('a', 'B', '麵'),
  },
  { requiredKeys: ['shop', 'price'] },
)
const columns = { order: products.order, price: products.price, code: products.code }
const fields = ['order', 'price', 'code'] as const

describe('a list of a few shops', () => {
  it('has the records, order, pages and total of one statement (ID-3.2, CALL-1.3)', async () => {
    const { database } = connection
    await fc.assert(
      fc.asyncProperty(
        fc.array(aProduct, { maxLength: 25 }),
        fc.subarray(shops),
        fc.uniqueArray(fc.constantFrom(...fields), { maxLength: 2 }),
        fc.array(fc.constantFrom(1, -1), { minLength: 2, maxLength: 2 }),
        async (some, named, by, directions) => {
          for (const shop of shops)
            await database.delete(products).where(inArray(products.shop, [shop]))
          const ids = some.map((_, place) => place.toString(16).padStart(24, '0'))
          for (const [place, one] of some.entries())
            await database.insert(products).values({ ...one, _id: ids[place] ?? '', name: [] })
          const order = by.map((field, place) =>
            (directions[place] === 1 ? asc : desc)(columns[field]),
          )
          const last = directions[by.length - 1] === -1 ? desc : asc
          const wanted = await database
            .select({ _id: products._id })
            .from(products)
            .where(inArray(products.shop, named))
            .orderBy(...order, last(products._id))
          const $sort = Object.fromEntries(by.map((field, place) => [field, directions[place]]))
          const query = { shop: { $in: named }, $sort }
          const found = await find({ ...query, $limit: 100, $select: ['name'] })
          expect(found.data).toEqual(wanted.map(({ _id }) => ({ _id, name: [] })))
          expect(found.total).toBe(wanted.length)
          expect((await walk(query, by)).map(({ _id }) => _id)).toEqual(
            wanted.map(({ _id }) => _id),
          )
        },
      ),
      { numRuns: 25 },
    )
  })
})
