import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { menuRevision } from './menu-revision.ts'

const name = [{ lang: 'en', value: 'Name' }]

let server: TestServer
let shop: OrderingShop
let other: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  const stock = { mode: 'manual' as const, quantity: 10 }
  shop = await makeOrderingShop(server, {}, stock)
  other = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const revisions = () =>
  Promise.all([shop, other].map((one) => menuRevision(server.runtime.database, one.shop)))

/** Returns by how much work raises the revisions of the shop's menu and of another's. */
const raisedBy = async (work: () => Promise<unknown>) => {
  const before = await revisions()
  await work()
  return (await revisions()).map((after, at) => after - (before[at] ?? 0))
}

describe('the revision of a menu (CAT-4.8)', () => {
  const ownParts = {
    sections: () => ({ name, shop: shop.shop }),
    timeConditions: () => ({ name: 'Lunch', shop: shop.shop, timeType: 'range' }),
    categories: () => ({ name, shop: shop.shop, order: 1 }),
    subCategories: () => ({ name, shop: shop.shop, category: shop.tea, order: 1 }),
    products: () => ({ name, shop: shop.shop, price: 1 }),
    productOptions: () => ({ name, shop: shop.shop, choices: [{ _id: shop.tea, name }] }),
  }
  for (const [path, data] of Object.entries(ownParts))
    it(`rises with each change of the shop's ${path}`, async () => {
      const service = server.app.service(path)
      let id = ''
      const create = async () => {
        id = ((await service.create(data())) as { _id: string })._id
      }
      expect(await raisedBy(create)).toEqual([1, 0])
      expect(await raisedBy(() => service.patch(id, { name: data().name }))).toEqual([1, 0])
      expect(await raisedBy(() => service.remove(id))).toEqual([1, 0])
    })

  const sharedParts = {
    timeConditions: { timeType: 'range' },
    taxSettings: { name, percent: 5 },
    surchargeSettings: { name, percent: 5 },
    orderDiscounts: { name, source: 'automatic' },
    vipLevels: { name, status: 'active' },
  }
  for (const [path, data] of Object.entries(sharedParts))
    it(`of every shop rises with each change of ${path} for all`, async () => {
      const service = server.app.service(path)
      let id = ''
      const create = async () => {
        id = ((await service.create(data)) as { _id: string })._id
      }
      expect(await raisedBy(create)).toEqual([1, 1])
      expect(await raisedBy(() => service.patch(id, { status: 'active' }))).toEqual([1, 1])
      expect(await raisedBy(() => service.remove(id))).toEqual([1, 1])
    })

  it('rises with a change of the shop itself, and with one that no service makes', async () => {
    const { app, runtime } = server
    const opens = () => app.service('shops').patch(shop.shop, { openForOnline: true })
    expect(await raisedBy(opens)).toEqual([1, 0])
    const dearer = sql`update products set price = price + 1 where shop = ${shop.shop}`
    expect(await raisedBy(() => runtime.database.execute(dearer))).toEqual([1, 0])
    const moved = sql`update sections set shop = ${other.shop} where shop = ${shop.shop}`
    await app.service('sections').create({ name, shop: shop.shop })
    expect(await raisedBy(() => runtime.database.execute(moved))).toEqual([1, 1])
  })

  it('does not rise with stocks', async () => {
    const stocks = server.app.service('productStocks')
    const paused = { stock: { mode: 'paused', quantity: 3 } }
    expect(await raisedBy(() => stocks.patch(shop.bun, paused))).toEqual([0, 0])
  })

  it('rises in the transaction of the change, and not if that is rolled back', async () => {
    const { app, runtime } = server
    const cheaper = () =>
      inTransaction(runtime.database, async (transaction) => {
        const within = () => menuRevision(transaction, shop.shop)
        const before = await within()
        await app.service('products').patch(shop.noodles, { price: 1 }, { transaction })
        expect((await within()) - before).toBe(1)
        expect(await raisedBy(() => Promise.resolve())).toEqual([0, 0])
        throw new Error('no')
      })
    expect(await raisedBy(() => cheaper().catch(() => undefined))).toEqual([0, 0])
  })
})
