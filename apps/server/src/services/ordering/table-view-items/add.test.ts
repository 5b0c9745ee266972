import type { SheetResult, TableViewItem } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
})
afterAll(() => server.stop())

const add = (text: string, key = idempotencyKey()) =>
  manager
    .service('tableViewItems/add')
    .create({ shop: shop.shop, text, idempotencyKey: key }) as Promise<SheetResult>
const named = (name: string) =>
  manager.service('tableViewItems').find({ query: { shop: shop.shop, name } }) as Promise<
    TableViewItem[]
  >

it('STAFF-10.5: tables of a list follow the others, with their areas, seats and codes', async () => {
  expect(await add('Garden G1–G3 ×4')).toEqual({ added: 3, problems: [] })
  const [table] = await named('G3')
  expect(table).toMatchObject({ area: 'Garden', capacity: 4, status: 'active' })
  const query = { shop: shop.shop, table: table?._id, kind: 'fixed' }
  expect(await manager.service('tableCodes').find({ query })).toMatchObject([{ _id: table?._id }])
})

it('STAFF-10.5: a list with a label that is there adds nothing and says which', async () => {
  await add('K1')
  expect(await add('K0–K2')).toEqual({
    added: 0,
    problems: [{ row: 1, code: 'twice', text: 'K1' }],
  })
  expect(await named('K2')).toEqual([])
})

it('STAFF-10.5: a list that is sent again adds its tables once', async () => {
  const key = idempotencyKey()
  expect(await add('R1–R2', key)).toEqual(await add('R1–R2', key))
  expect(await named('R1')).toHaveLength(1)
})

it('STAFF-10.5: two managers who add the same label at a time add it once', async () => {
  const results = await Promise.all([add('W1'), add('W1'), add('W1')])
  expect(results.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  expect(await named('W1')).toHaveLength(1)
})
