import type { SearchShopsResult, Shop } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shops } from '../../../tables/shops.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let client: TestClient
const idOf = (number: number): string => number.toString(16).padStart(24, '0')
beforeAll(async () => {
  server = await startTestServer()
  client = await server.client()
  const rows = Array.from({ length: 10_000 }, (_, number) => ({
    _id: idOf(number + 1),
    name: [{ lang: 'en' as const, value: `Shop ${number}` }],
    address: [{ lang: 'en' as const, value: `${number} Long Street` }],
    timeZone: 'Asia/Hong_Kong',
    currency: 'HKD' as const,
    openForOnline: true,
    order: number,
  }))
  for (let first = 0; first < rows.length; first += 1000)
    await server.runtime.database.insert(shops).values(rows.slice(first, first + 1000))
})
afterAll(() => server.stop())

const search = (data: object): Promise<SearchShopsResult> =>
  client.service('shops/search').create(data) as Promise<SearchShopsResult>

it('of 10,000 shops a list without a limit has the first 500, and continues after the last (CALL-2.9, CALL-2.11)', async () => {
  const query = { openForOnline: true, $select: ['name', 'order'], $sort: { order: 1 } }
  const found = (await client.service('shops').find({ query })) as Shop[]
  expect(found).toHaveLength(500)
  const last = found.at(-1)
  const $after = { order: last?.order, _id: last?._id }
  const next = (await client.service('shops').find({ query: { ...query, $after } })) as Shop[]
  expect(next[0]).toMatchObject({ order: 500 })
})

it('a search of 10,000 shops returns a page of what a list shows (CALL-2.12)', async () => {
  expect(await search({ text: 'shop 4711' })).toMatchObject({
    total: 1,
    shops: [{ _id: idOf(4712), openForOnline: true }],
  })
  const { total, shops: page } = await search({ text: 'shop', skip: 9990 })
  expect([total, page.length]).toEqual([10_000, 10])
  expect(JSON.stringify(await search({ limit: 50 })).length).toBeLessThan(20_000)
})

it('a search shows at once what was changed through the same server', async () => {
  await search({})
  await server.app
    .service('shops')
    .patch(idOf(1), { name: [{ lang: 'en', value: 'Another name' }] })
  expect(await search({ text: 'another' })).toMatchObject({ total: 1 })
})
