import type { Section } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const name = [{ lang: 'en', value: 'Name' }]
const aShop = { name, timeZone: 'Asia/Taipei', currency: 'TWD' }
let server: TestServer
let shop: string
let otherShop: string
beforeAll(async () => {
  server = await startTestServer()
  const shops = server.app.service('shops')
  shop = ((await shops.create(aShop)) as { _id: string })._id
  otherShop = ((await shops.create(aShop)) as { _id: string })._id
  await toldTo(await listener(shop))
})
afterAll(() => server.stop())

/** Records the events that a client receives. */
const heardBy = (client: TestClient): string[] => {
  const heard: string[] = []
  for (const path of ['sections', 'taxSettings', 'tableViewItems', 'shops'])
    for (const event of ['created', 'patched', 'removed'])
      (
        client.service(path) as unknown as { on(e: string, l: (r: { _id: string }) => void): void }
      ).on(event, (record) => heard.push(`${path} ${event} ${record._id}`))
  return heard
}

const listener = async (item: string, credentials?: { email: string; password: string }) => {
  const client = await server.client(credentials)
  await client.service('shops/subscribe').create({ item })
  return heardBy(client)
}

let marks = 0

/** Returns what each listener had received before a final event that reaches all viewers of any shop. */
const toldTo = async (...listeners: readonly string[][]): Promise<string[][]> => {
  marks += 1
  const data = { _id: `mark-${marks}`, name, percent: 5 }
  server.runtime.bus.publish({ path: 'taxSettings', event: 'patched', data })
  const mark = (event: string) => event.endsWith(` ${data._id}`)
  for (const heard of listeners) await vi.waitFor(() => expect(heard.some(mark)).toBe(true), 15_000)
  return listeners.map((heard) => heard.filter((event) => !event.includes(' mark-')))
}

/** Emits an event of a product's stock, and counts how often it is serialised. */
const tellOfStock = (product: string): { times: number } => {
  const written = { times: 0 }
  const toJSON = () => {
    written.times += 1
    return 'left'
  }
  const data = { _id: product, product, shop: otherShop, toJSON }
  server.runtime.bus.publish({ path: 'productStocks', event: 'patched', data })
  return written
}

describe('events of the catalogue', () => {
  it('reach subscribers of the shop, and nobody else (EVENT-1.1)', async () => {
    const here = await listener(shop)
    const elsewhere = await listener(otherShop)
    const silent = await server.client()
    const nowhere = heardBy(silent)
    const sections = server.app.service('sections')
    const { _id } = (await sections.create({ shop, name })) as { _id: string }
    await expect.poll(() => here).toEqual([`sections created ${_id}`])
    await sections.patch(_id, { showOrder: 1 })
    await expect.poll(() => here).toHaveLength(2)
    await sections.remove(_id)
    expect(await toldTo(here, elsewhere)).toEqual([
      [`sections created ${_id}`, `sections patched ${_id}`, `sections removed ${_id}`],
      [],
    ])
    // Its response comes after all events that were sent to it before.
    await silent.service('shops').find()
    expect(nowhere).toEqual([])
  })

  it('of one record within a short interval are sent once, with the latest state', async () => {
    const client = await server.client()
    await client.service('shops/subscribe').create({ item: shop })
    const heard = heardBy(client)
    const orders: unknown[] = []
    const service = client.service('sections')
    for (const event of ['created', 'patched'])
      service.on(event, (record: unknown) => orders.push([event, (record as Section).showOrder]))
    const tell = (event: string, showOrder: number) =>
      server.runtime.bus.publish({
        path: 'sections',
        event,
        data: { _id: 'a', shop, name, showOrder },
      })
    tell('created', 0)
    for (let showOrder = 1; showOrder <= 20; showOrder += 1) tell('patched', showOrder)
    await toldTo(heard)
    expect(orders).toEqual([['created', 20]])
  })

  it('of records that diners may not see, such as a draft, only say that the record is not there', async () => {
    const client = await server.client()
    await client.service('shops/subscribe').create({ item: shop })
    const heard: unknown[] = []
    const service = client.service('orderDiscounts')
    for (const event of ['created', 'patched', 'removed'])
      service.on(event, (record: unknown) => heard.push([event, record]))
    const discounts = server.app.service('orderDiscounts')
    const { _id } = (await discounts.create({ name, status: 'draft' })) as { _id: string }
    await expect.poll(() => heard).toEqual([['removed', { _id }]])
    const active = await discounts.patch(_id, { status: 'active' })
    await expect.poll(() => heard.slice(1)).toEqual([['patched', active]])
  })

  it('of the group reach every shop, those of some shops only these', async () => {
    const here = await listener(shop)
    const elsewhere = await listener(otherShop)
    const taxes = server.app.service('taxSettings')
    const all = (await taxes.create({ name, percent: 5 })) as { _id: string }
    const some = (await taxes.create({ name, percent: 5, shops: [shop] })) as { _id: string }
    expect(await toldTo(here, elsewhere)).toEqual([
      [`taxSettings created ${all._id}`, `taxSettings created ${some._id}`],
      [`taxSettings created ${all._id}`],
    ])
  })

  it('of tables, whose ids are secret, reach only staff', async () => {
    const diner = await listener(shop)
    const staff = await listener(shop, await makeAccount(server, 'k', [{ role: 'kitchen', shop }]))
    const strange = await listener(
      shop,
      await makeAccount(server, 's', [{ role: 'manager', shop: otherShop }]),
    )
    const { _id } = (await server.app.service('tableViewItems').create({ shop, name: '1' })) as {
      _id: string
    }
    expect(await toldTo(staff, diner, strange)).toEqual([[`tableViewItems created ${_id}`], [], []])
  })

  it('a user who loses a role gets no further events on an open connection (ACC-4.3)', async () => {
    const leaver = await makeAccount(server, 'leaver', [{ role: 'kitchen', shop }])
    const heard = await listener(shop, leaver)
    const users = server.app.service('users')
    const found = (await users.find({ query: { email: leaver.email } })) as {
      data: { _id: string }[]
    }
    await users.patch(found.data[0]?._id ?? '', { staff: [] })
    await server.app.service('tableViewItems').create({ shop, name: '2' })
    expect(await toldTo(heard)).toEqual([[]])
  })

  it('are serialised once for all receivers', async () => {
    const heard: unknown[] = []
    const joined = async () => {
      const client = await server.client()
      const service = client.service('productStocks')
      service.on('patched', (data: unknown) => heard.push(data))
      await client.service('shops/subscribe').create({ item: otherShop })
    }
    await joined()
    const forOne = tellOfStock('a')
    for (let more = 0; more < 9; more += 1) await joined()
    const forTen = tellOfStock('b')
    await expect.poll(() => heard).toEqual(Array.from({ length: 11 }, () => 'left'))
    expect(forTen).toEqual(forOne)
  })

  it('that nobody is entitled to reach nobody', async () => {
    const diner = await listener(shop)
    const data = { _id: 'a', shop: 'e'.repeat(24) }
    server.runtime.bus.publish({ path: 'tableViewItems', event: 'created', data })
    expect(await toldTo(diner)).toEqual([[]])
  })

  it('arrive once at a connection in two of the channels', async () => {
    const both = await makeAccount(server, 'both', [{ role: 'manager', shop }])
    const client = await server.client(both)
    await client.service('shops/subscribe').create({ item: shop })
    await client.service('shops/subscribe').create({ item: otherShop })
    const heard = heardBy(client)
    const taxes = server.app.service('taxSettings')
    const { _id } = (await taxes.create({ name, percent: 5 })) as { _id: string }
    expect(await toldTo(heard)).toEqual([[`taxSettings created ${_id}`]])
  })

  it('subscribing without a shop is refused', async () => {
    await expect(listener('f'.repeat(24))).rejects.toMatchObject({
      code: 404,
      data: { code: 'shopNotFound' },
    })
  })
})
