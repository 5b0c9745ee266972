import type {
  ApplyMenuResult,
  ImportMenuResult,
  Menu,
  MenuChange,
  PublishMenuResult,
} from '@comanda/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let made: OrderingShop
let shop: string
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  made = await makeOrderingShop(server)
  shop = made.shop
  manager = await server.client(made.staff)
})

const read = async (text: string, own: object = {}) =>
  (await manager
    .service('menus/import')
    .create({ shop, format: 'csv', text, ...own })) as ImportMenuResult
const apply = async (text: string, own: object = {}) =>
  (await manager
    .service('menus/apply')
    .create({ shop, format: 'csv', text, ...own })) as ApplyMenuResult
const draft = async () =>
  (await manager.service('menuChanges').find({ query: { shop } })) as MenuChange[]
const publish = async () =>
  (await manager
    .service('menuVersions/publish')
    .create({ shop, idempotencyKey: idempotencyKey() })) as PublishMenuResult
const menu = async () => (await manager.service('menus').get(shop)) as Menu

const exported = async (format: 'csv' | 'json', account: object = made.staff, of = shop) => {
  const client = await server.client()
  const given = { strategy: 'local', ...account }
  const { accessToken } = (await client.service('authentication').create(given)) as {
    accessToken: string
  }
  const headers = { authorization: `Bearer ${accessToken}` }
  return fetch(`${server.url}/api/exports/menu.${format}?shop=${of}`, { headers })
}

describe('a menu from a file', () => {
  it('IMPORT-1.13: says how many rows it left out, since they are not sold', async () => {
    const { noodles } = made
    expect(await read(`id,price,status\n${noodles},42,archived\n`)).toEqual({
      changes: [],
      problems: [],
      leftOut: 1,
    })
  })

  it('IMPORT-3.1: is shown as changes first, and nothing is written', async () => {
    const { changes, problems } = await read(`id,price\n${made.noodles},42\n`)
    expect(problems).toEqual([])
    expect(changes).toEqual([
      {
        path: 'products',
        record: made.noodles,
        kind: 'change',
        field: 'price',
        from: 38.5,
        to: 42,
      },
    ])
    expect(await draft()).toEqual([])
    expect((await read('name,price\nTea,x')).problems).toEqual([
      { row: 2, column: 'price', code: 'priceInvalid', text: 'x' },
    ])
  })

  it('IMPORT-3.2: becomes changes of the draft, once however often it is sent', async () => {
    const text = `category,name,price\nSweets,Cake,30\nSweets,Pie,28\n`
    const key = { idempotencyKey: idempotencyKey() }
    expect(await apply(text, key)).toEqual({ changes: 3, problems: [] })
    expect(await apply(text, key)).toEqual({ changes: 3, problems: [] })
    expect((await draft()).map(({ path, kind }) => `${kind} ${path}`).toSorted()).toEqual([
      'add categories',
      'add products',
      'add products',
    ])
    expect(await apply(text, { idempotencyKey: idempotencyKey() })).toMatchObject({ changes: 0 })
    await publish()
    const { categories, products } = await menu()
    const cake = products.find(({ name }) => name[0]?.value === 'Cake')
    expect(cake).toMatchObject({ price: 30 })
    expect(categories.find(({ _id }) => _id === cake?.category)?.name[0]?.value).toBe('Sweets')
  })

  it('IMPORT-3.2: replaces what is drafted of the same field, and takes it back', async () => {
    await apply(`id,price\n${made.noodles},42\n`)
    await apply(`id,price\n${made.noodles},43\n`)
    expect(await draft()).toMatchObject([{ field: 'price', from: 38.5, to: 43 }])
    await apply(`id,price\n${made.noodles},38.5\n`)
    expect(await draft()).toEqual([])
  })

  it('IMPORT-3.2: with a problem nothing of it is drafted', async () => {
    const result = await apply(`id,name_en,price\n${made.noodles},,42\n,,5\n`)
    expect(result.changes).toBe(0)
    expect(result.problems.map(({ row, code }) => [row, code])).toEqual([
      [2, 'nameMissing'],
      [3, 'nameMissing'],
    ])
    expect(await draft()).toEqual([])
  })

  it('IMPORT-3.3: as many changes as a draft takes', async () => {
    const rows = Array.from({ length: 2001 }, (_, at) => `Dish ${at},5`)
    const { problems } = await read(['name,price', ...rows].join('\n'))
    expect(problems).toEqual([{ row: 2002, code: 'tooMany', text: '2000' }])
    const few = [
      'name,category,price',
      ...rows.slice(0, 2000).map((row) => row.replace(',', ',New,')),
    ]
    expect((await read(few.join('\n'))).problems).toEqual([
      { row: 1, code: 'tooMany', text: '2000' },
    ])
  })

  it('IMPORT-2.2: of another shop has its records with ids of this one', async () => {
    const text = await (await exported('json')).text()
    const other = await makeOrderingShop(server)
    const owner = await server.client(other.staff)
    const result = (await owner.service('menus/apply').create({
      shop: other.shop,
      format: 'json',
      text: text.replaceAll('38.5', '39.5'),
    })) as ApplyMenuResult
    expect(result.problems).toEqual([])
    await owner
      .service('menuVersions/publish')
      .create({ shop: other.shop, idempotencyKey: idempotencyKey() })
    const { products } = (await owner.service('menus').get(other.shop)) as Menu
    expect(products.find(({ _id }) => _id === other.noodles)).toMatchObject({ price: 39.5 })
    const of = {
      shop: other.shop,
      format: 'json',
      text: '{"format":"comanda-menu","version":1,"products":[{"_id":"x","prices":5}]}',
    }
    expect(await owner.service('menus/import').create(of)).toEqual({
      changes: [],
      problems: [{ row: 1, column: 'products', code: 'notUnderstood', text: 'products' }],
    })
  })
})

describe('a menu as a file', () => {
  it('IMPORT-2.1, IMPORT-2.2: imports to no change', async () => {
    await apply('category,name_en,name_cht,price,options\nMains,Rice,飯,20,Size: Small 0|Large 5')
    await publish()
    for (const format of ['csv', 'json'] as const) {
      const response = await exported(format)
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).toContain('Rice')
      expect(await read(text, { format })).toEqual({ changes: [], problems: [] })
    }
  })

  it('IMPORT-2.3: only managers of the shop save it', async () => {
    const response = await exported('csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('menu.csv')
    const waiter = await makeAccount(server, `waiter-${shop}`, [{ role: 'waiter', shop }])
    expect((await exported('csv', waiter)).status).toBe(403)
    expect((await exported('json', made.staff, 'b'.repeat(24))).status).toBe(403)
    expect((await exported('json', made.staff, '5')).status).toBe(400)
    expect((await fetch(`${server.url}/api/exports/menu.csv?shop=${shop}`)).status).toBe(401)
  })
})
