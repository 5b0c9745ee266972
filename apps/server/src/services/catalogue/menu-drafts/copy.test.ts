import type {
  CopyMenuResult,
  ImportMenuResult,
  Menu,
  MenuChange,
  MenuVersion,
  Page,
  Product,
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
let owner: TestClient
let source: OrderingShop
let target: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
})
afterAll(() => server.stop())
beforeEach(async () => {
  source = await makeOrderingShop(server)
  target = await makeOrderingShop(server)
})

const patch = (dish: string, change: Partial<Product>) =>
  owner.service('products').patch(dish, change)
const sent = (own: object) => ({ shop: target.shop, from: source.shop, prices: 'keep', ...own })
const compare = async (own: object = {}) =>
  (await owner.service('menus/compare').create(sent(own))) as ImportMenuResult
const copy = async (own: object = {}) =>
  (await owner
    .service('menus/copy')
    .create(sent({ publish: true, idempotencyKey: idempotencyKey(), ...own }))) as CopyMenuResult
const dish = async (id: string) =>
  ((await owner.service('menus').get(target.shop)) as Menu).products.find(({ _id }) => _id === id)
const draft = async () =>
  (await owner.service('menuChanges').find({ query: { shop: target.shop } })) as MenuChange[]

describe('a menu that becomes that of another shop', () => {
  it('GROUP-2.1, GROUP-2.3: is compared first, and nothing is written', async () => {
    expect(await compare({ prices: 'take' })).toEqual({ changes: [], problems: [] })
    await patch(source.noodles, { marks: ['spicy'], price: 40 })
    expect((await compare({ prices: 'take' })).changes).toMatchObject([
      { record: target.noodles, field: 'price', from: 38.5, to: 40 },
      { record: target.noodles, field: 'marks', to: ['spicy'] },
    ])
    expect((await compare()).changes).toMatchObject([{ field: 'marks' }])
    expect(await dish(target.noodles)).not.toHaveProperty('marks')
  })

  it('GROUP-2.2, GROUP-2.4: is published with prices of its own, and taken back', async () => {
    await patch(source.noodles, { marks: ['spicy'], price: 40 })
    const key = idempotencyKey()
    const [one, other] = await Promise.all([
      copy({ idempotencyKey: key }),
      copy({ idempotencyKey: key }),
    ])
    expect(one).toEqual({ changes: 1, problems: [], version: expect.any(Number) })
    expect(other).toEqual(one)
    expect(await dish(target.noodles)).toMatchObject({ marks: ['spicy'], price: 38.5 })
    expect(await copy()).toEqual({ changes: 0, problems: [] })
    const { data } = (await owner
      .service('menuVersions')
      .find({ query: { shop: target.shop, $sort: { number: -1 } } })) as Page<MenuVersion>
    await owner
      .service('menuVersions/revert')
      .create({ shop: target.shop, version: data[0]?._id ?? '', idempotencyKey: idempotencyKey() })
    expect(await dish(target.noodles)).not.toHaveProperty('marks')
  })

  it('GROUP-2.4: is drafted beside what is drafted; published, it leaves the draft', async () => {
    await owner.service('menuChanges/change').create({
      shop: target.shop,
      path: 'products',
      record: target.tea,
      field: 'price',
      to: 21,
      seen: 20,
      idempotencyKey: idempotencyKey(),
    })
    await patch(source.noodles, { marks: ['spicy'] })
    expect(await copy()).toMatchObject({ changes: 1 })
    expect(await draft()).toMatchObject([{ record: target.tea }])
    await patch(source.noodles, { marks: ['spicy', 'new'] })
    expect(await copy({ publish: false })).toEqual({ changes: 1, problems: [] })
    expect((await draft()).map(({ record }) => record).toSorted()).toEqual(
      [target.tea, target.noodles].toSorted(),
    )
  })

  it('GROUP-2.3: is refused from the shop itself, and from one of another currency', async () => {
    const refused = { code: 400, data: { code: 'dataInvalid', field: 'from' } }
    await expect(copy({ from: target.shop })).rejects.toMatchObject(refused)
    const taipei = await makeOrderingShop(server, { currency: 'TWD' })
    await expect(compare({ from: taipei.shop })).rejects.toMatchObject(refused)
  })

  it('GROUP-2.4: is for owners', async () => {
    const manager = await server.client(target.staff)
    const call = manager.service('menus/copy').create(sent({ publish: true }))
    await expect(call).rejects.toMatchObject({ code: 403 })
  })
})
