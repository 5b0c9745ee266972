import type { Section } from '@comanda/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceEvents } from '../declarations.ts'
import { makeAccount } from '../testing/accounts.ts'
import { gatherFor } from './coalescer.ts'
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
  await sleep(2 * gatherFor)
})
afterAll(() => server.stop())

/** All that a client hears. */
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

/** Tells of what is left of a product, and counts how often that is written. */
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
  it('go to those who subscribed to the shop, and to nobody else', async () => {
    const here = await listener(shop)
    const elsewhere = await listener(otherShop)
    const nowhere = heardBy(await server.client())
    const sections = server.app.service('sections')
    const { _id } = (await sections.create({ shop, name })) as { _id: string }
    await sleep(2 * gatherFor)
    await sections.patch(_id, { showOrder: 1 })
    await sleep(2 * gatherFor)
    await sections.remove(_id)
    await sleep(2 * gatherFor)
    expect(here).toEqual([
      `sections created ${_id}`,
      `sections patched ${_id}`,
      `sections removed ${_id}`,
    ])
    expect(elsewhere).toEqual([])
    expect(nowhere).toEqual([])
  })

  it('of one record within a moment are told once, as it stands then', async () => {
    const client = await server.client()
    await client.service('shops/subscribe').create({ item: shop })
    const orders: unknown[] = []
    const service = client.service('sections') as unknown as ServiceEvents
    for (const event of ['created', 'patched'])
      service.on(event, (record) => orders.push([event, (record as Section).showOrder]))
    const sections = server.app.service('sections')
    const { _id } = (await sections.create({ shop, name })) as Section
    for (let showOrder = 1; showOrder <= 20; showOrder += 1)
      await sections.patch(_id, { showOrder })
    await sleep(2 * gatherFor)
    expect(orders.length).toBeLessThan(20)
    expect(orders[0]).toContain('created')
    expect(orders.at(-1)).toContain(20)
  })

  it('of what diners may not see, such as a draft, say only that it is not there', async () => {
    const client = await server.client()
    await client.service('shops/subscribe').create({ item: shop })
    const heard: unknown[] = []
    const service = client.service('orderDiscounts') as unknown as ServiceEvents
    for (const event of ['created', 'patched', 'removed'])
      service.on(event, (record) => heard.push([event, record]))
    const discounts = server.app.service('orderDiscounts')
    const { _id } = (await discounts.create({ name, status: 'draft' })) as { _id: string }
    await sleep(2 * gatherFor)
    const active = await discounts.patch(_id, { status: 'active' })
    await sleep(2 * gatherFor)
    expect(heard).toEqual([
      ['removed', { _id }],
      ['patched', active],
    ])
  })

  it('of the group go to every shop, those of some shops to these', async () => {
    const here = await listener(shop)
    const elsewhere = await listener(otherShop)
    const taxes = server.app.service('taxSettings')
    const all = (await taxes.create({ name, percent: 5 })) as { _id: string }
    const some = (await taxes.create({ name, percent: 5, shops: [shop] })) as { _id: string }
    await sleep(2 * gatherFor)
    expect(here).toEqual([`taxSettings created ${all._id}`, `taxSettings created ${some._id}`])
    expect(elsewhere).toEqual([`taxSettings created ${all._id}`])
  })

  it('of tables, whose ids are secrets, go to staff alone', async () => {
    const diner = await listener(shop)
    const staff = await listener(shop, await makeAccount(server, 'k', [{ role: 'kitchen', shop }]))
    const strange = await listener(
      shop,
      await makeAccount(server, 's', [{ role: 'manager', shop: otherShop }]),
    )
    const { _id } = (await server.app.service('tableViewItems').create({ shop, name: '1' })) as {
      _id: string
    }
    await sleep(2 * gatherFor)
    expect(staff).toEqual([`tableViewItems created ${_id}`])
    expect([...diner, ...strange]).toEqual([])
  })

  it('who loses a role hears no more of it on an open connection', async () => {
    const leaver = await makeAccount(server, 'leaver', [{ role: 'kitchen', shop }])
    const heard = await listener(shop, leaver)
    const users = server.app.service('users')
    const found = (await users.find({ query: { email: leaver.email } })) as {
      data: { _id: string }[]
    }
    await users.patch(found.data[0]?._id ?? '', { staff: [] })
    await server.app.service('tableViewItems').create({ shop, name: '2' })
    await sleep(2 * gatherFor)
    expect(heard).toEqual([])
  })

  it('are written once, however many hear them', async () => {
    const heard: unknown[] = []
    const joined = async () => {
      const client = await server.client()
      const service = client.service('productStocks') as unknown as ServiceEvents
      service.on('patched', (data) => heard.push(data))
      await client.service('shops/subscribe').create({ item: otherShop })
    }
    await joined()
    const forOne = tellOfStock('a')
    for (let more = 0; more < 9; more += 1) await joined()
    const forTen = tellOfStock('b')
    await sleep(gatherFor)
    expect(heard).toEqual(Array.from({ length: 11 }, () => 'left'))
    expect(forTen).toEqual(forOne)
  })

  it('that nobody is entitled to reach nobody', async () => {
    const diner = await listener(shop)
    const data = { _id: 'a', shop: 'e'.repeat(24) }
    server.runtime.bus.publish({ path: 'tableViewItems', event: 'created', data })
    await sleep(gatherFor)
    expect(diner).toEqual([])
  })

  it('come once to who hears them in two ways', async () => {
    const both = await makeAccount(server, 'both', [{ role: 'manager', shop }])
    const client = await server.client(both)
    await client.service('shops/subscribe').create({ item: shop })
    await client.service('shops/subscribe').create({ item: otherShop })
    const heard = heardBy(client)
    const taxes = server.app.service('taxSettings')
    const { _id } = (await taxes.create({ name, percent: 5 })) as { _id: string }
    await sleep(2 * gatherFor)
    expect(heard).toEqual([`taxSettings created ${_id}`])
  })

  it('subscribing to no shop is refused', async () => {
    await expect(listener('f'.repeat(24))).rejects.toMatchObject({
      code: 404,
      data: { code: 'shopNotFound' },
    })
  })
})
