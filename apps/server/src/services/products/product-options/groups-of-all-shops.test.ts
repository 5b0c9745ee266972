import type { Menu, Page, ProductOption, ProductOptionStock, Shop } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { heardBy, orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shops: readonly [OrderingShop, OrderingShop]
let owner: TestClient
let guest: TestClient
let group: ProductOption
const name = (value: string) => [{ lang: 'en' as const, value }]
const hot = 'aaaaaaaaaaaaaaaaaaaaaa02'
const choices = [
  { _id: 'aaaaaaaaaaaaaaaaaaaaaa01', name: name('Mild') },
  { _id: hot, name: name('Hot'), price: 3 },
]

beforeAll(async () => {
  server = await startTestServer()
  shops = [await makeOrderingShop(server), await makeOrderingShop(server)]
  owner = await server.client(await makeAccount(server, 'group-owner', [{ role: 'owner' }]))
  guest = await server.client()
  group = (await owner
    .service('productOptions')
    .create({ name: name('Spice'), choices })) as ProductOption
  for (const { noodles } of shops)
    await owner.service('products').patch(noodles, { options: [group._id] })
})
afterAll(() => server.stop())

/** As the specification has it: an id list, available in all shops or the given shop, unpaginated. */
const findFor = async ({ shop }: OrderingShop, ids: readonly string[]) =>
  (await guest.service('productOptions').find({
    query: { _id: { $in: ids }, $or: [{ shop: null }, { shop }], $paginate: false },
  })) as ProductOption[]

const orderHot = (shop: OrderingShop) =>
  orderingCalls(guest, shop).create({
    cart: [
      lineOf(shop.noodles, {
        options: [{ option: group._id, selections: [{ _id: hot, quantity: 1 }] }],
      }),
    ],
  })

const stocks = async (shop: string) =>
  (await guest.service('productOptionStocks').find({ query: { shop } })) as ProductOptionStock[]

describe('a group of all shops', () => {
  it('GROUP-4.1: is found beside those of a shop, in the menus of all, and priced in each', async () => {
    expect(group).not.toHaveProperty('shop')
    for (const one of shops) {
      const found = await findFor(one, [group._id, one.ice])
      expect(found.map(({ _id }) => _id).toSorted()).toEqual([group._id, one.ice].toSorted())
      const menu = (await guest.service('menus').get(one.shop)) as Menu
      expect(menu.productOptions).toContainEqual(group)
      expect((await orderHot(one)).session).toMatchObject({ outstanding: 41.5 })
    }
    expect(await guest.service('productOptions').get(group._id)).toEqual(group)
    const own = (await guest.service('productOptions').find({ query: { shop: shops[0].shop } })) as
      | Page<ProductOption>
      | ProductOption[]
    expect(JSON.stringify(own)).not.toContain(group._id)
  })

  it('GROUP-4.1: is written by owners only, and every shop hears of it and has it at once', async () => {
    const manager = await server.client(shops[0].staff)
    const options = manager.service('productOptions')
    await expect(options.create({ name: name('Mine'), choices })).rejects.toMatchObject({
      code: 403,
    })
    await expect(options.patch(group._id, { required: false })).rejects.toMatchObject({ code: 404 })
    await expect(options.remove(group._id)).rejects.toMatchObject({ code: 404 })
    await guest.service('shops/subscribe').create({ item: shops[1].shop })
    const heard = heardBy(guest, 'productOptions', 'patched')
    await owner.service('productOptions').patch(group._id, { printerColor: 'red' })
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ _id: group._id }))
    for (const { shop } of shops) {
      const menu = (await guest.service('menus').get(shop)) as Menu
      expect(menu.productOptions).toContainEqual({ ...group, printerColor: 'red' })
    }
  })

  it('GROUP-4.2: has no dishes of one shop, and no stock but those of each shop', async () => {
    const [first, second] = shops
    const set = [{ _id: hot, name: name('Tea'), type: 'product', product: first.tea }]
    const stock = { mode: 'auto', values: [{ _id: hot, quantity: 1 }] }
    for (const [data, field] of [
      [{ choices: set }, 'choices.0.product'],
      [{ stock }, 'stock'],
    ] as const) {
      const refusal = { code: 400, data: { field } }
      await expect(
        owner.service('productOptions').create({ name: name('Other'), choices, ...data }),
      ).rejects.toMatchObject(refusal)
      await expect(owner.service('productOptions').patch(group._id, data)).rejects.toMatchObject(
        refusal,
      )
    }
    const manager = await server.client(first.staff)
    await manager.service('productOptionStocks/adjust').create({
      shop: first.shop,
      productOption: group._id,
      choice: hot,
      set: 0,
      idempotencyKey: idempotencyKey(),
    })
    await expect(orderHot(first)).rejects.toMatchObject({ code: 409 })
    expect((await orderHot(second)).session).toMatchObject({ outstanding: 41.5 })
    expect(await findFor(first, [group._id])).toMatchObject([
      { stock: { values: [expect.objectContaining({ quantity: 0 })] } },
    ])
    expect((await findFor(second, [group._id]))[0]).not.toHaveProperty('stock')
    expect(await stocks(first.shop)).toMatchObject([{ shop: first.shop, productOption: group._id }])
    expect(await stocks(second.shop)).toEqual([])
  })

  it('GROUP-4.3: is known in both shops when a menu becomes that of another', async () => {
    const [first, second] = shops
    await owner.service('products').patch(first.bun, { options: [group._id] })
    const sent = { shop: second.shop, from: first.shop, prices: 'keep' }
    expect(await owner.service('menus/compare').create(sent)).toMatchObject({
      problems: [],
      changes: [{ path: 'products', record: second.bun, field: 'options', to: [group._id] }],
    })
    await owner
      .service('menus/copy')
      .create({ ...sent, publish: true, idempotencyKey: idempotencyKey() })
    const { products, productOptions } = (await guest.service('menus').get(second.shop)) as Menu
    expect(products.find(({ _id }) => _id === second.bun)).toMatchObject({ options: [group._id] })
    expect(productOptions).toHaveLength(3)
    await owner.service('products').patch(first.bun, { options: null })
  })

  it('GROUP-4.3: is no draft’s to change, and a copy of a shop has the same one', async () => {
    const draft = { shop: shops[0].shop, path: 'productOptions', record: group._id }
    await expect(
      owner.service('menuChanges/change').create({ ...draft, fields: { required: true } }),
    ).rejects.toMatchObject({ code: expect.any(Number) })
    const copy = (await owner.service('shops/copy').create({
      shop: shops[0].shop,
      name: name('Copy'),
      idempotencyKey: idempotencyKey(),
    })) as Shop
    const { products, productOptions } = (await owner.service('menus').get(copy._id)) as Menu
    expect(productOptions.filter(({ shop }) => shop === undefined)).toHaveLength(1)
    expect(products.filter(({ options }) => options?.includes(group._id))).toHaveLength(1)
  })
})
