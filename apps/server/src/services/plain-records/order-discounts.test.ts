import type { OrderDiscount } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const shop = 'a'.repeat(24)
const rank = 'b'.repeat(24)
const name = [{ lang: 'en' as const, value: 'Rule' }]

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const rules = [
    { source: 'automatic', priority: 2, shops: [shop] },
    { source: 'automatic', priority: 1, startDate: '2026-01-01', endDate: '2099-12-31' },
    { source: 'automatic', priority: 3, endDate: '2020-12-31' },
    { source: 'automatic', priority: 4, shops: ['c'.repeat(24)] },
    { source: 'memberRank', ranks: [rank, 'd'.repeat(24)] },
    { source: 'memberRank', ranks: ['e'.repeat(24)] },
  ]
  for (const rule of rules) await server.app.service('orderDiscounts').create({ name, ...rule })
})
afterAll(() => server.stop())

const find = async (query: object) =>
  (await (
    await server.client()
  )
    .service('orderDiscounts')
    .find({ query: { ...query } })) as OrderDiscount[]

it('CALL-2.7: the automatic rules of a shop that are on now, by priority', async () => {
  const day = '2026-06-01'
  const found = await find({
    source: 'automatic',
    $and: [
      { $or: [{ startDate: null }, { startDate: { $lte: day } }] },
      { $or: [{ endDate: null }, { endDate: { $gte: day } }] },
      { $or: [{ shops: shop }, { shops: null }] },
    ],
    $sort: { priority: 1 },
  })
  expect(found.map(({ priority }) => priority)).toEqual([1, 2])
})

it('the rules of some ranks (CALL-2.7)', async () => {
  const found = await find({ source: 'memberRank', ranks: { $in: [rank] } })
  expect(found).toMatchObject([{ ranks: [rank, 'd'.repeat(24)] }])
})
