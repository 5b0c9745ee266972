import type { Shop, TableViewItem } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { makeAccount } from '../../../testing/accounts.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let waiter: TestClient
let table: string
const plan = { x: 4, y: 2, width: 9, height: 7, shape: 'round' }
const place = (client: TestClient, data: object) =>
  client.service('tableViewItems').patch(table, data) as Promise<TableViewItem>

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  waiter = await server.client(
    await makeAccount(server, 'plan-waiter', [{ role: 'waiter', shop: shop.shop }]),
  )
  const made = await manager.service('tableViewItems').create({ shop: shop.shop, name: 'P1' })
  table = (made as TableViewItem)._id
})
afterAll(() => server.stop())

it('PLAN-1.1: a table has a place within the plan', async () => {
  expect(await place(manager, { plan, expected: { plan: null } })).toMatchObject({ plan })
  for (const wrong of [{ x: -1 }, { width: 1 }, { height: 41 }, { y: 201 }, { shape: 'oval' }])
    await expect(place(manager, { plan: { ...plan, ...wrong } })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
})

it('PLAN-1.4: a place that somebody else has changed since is not replaced', async () => {
  const theirs = { ...plan, x: 40 }
  await place(manager, { plan: theirs })
  await expect(
    place(manager, { plan: { ...plan, x: 8 }, expected: { plan } }),
  ).rejects.toMatchObject({ data: { code: 'recordChanged' } })
  const again = { ...plan, x: 8 }
  expect(await place(manager, { plan: again, expected: { plan: theirs } })).toMatchObject({
    plan: again,
  })
})

it('PLAN-1.2: managers set walls and places, waiters neither', async () => {
  const walls = [{ area: 'Hall', x: 0, y: 0, toX: 30, toY: 0 }]
  const build = (client: TestClient) =>
    client.service('shops').patch(shop.shop, { walls }) as Promise<Shop>
  expect(await build(manager)).toMatchObject({ walls })
  await expect(build(waiter)).rejects.toMatchObject({ code: 403 })
  await expect(place(waiter, { plan })).rejects.toMatchObject({ code: 403 })
})
