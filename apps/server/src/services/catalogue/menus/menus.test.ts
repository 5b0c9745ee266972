import type { Menu, OrderDiscount, Product } from '@comanda/contract'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { rawGet } from '../../../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { MenuCache } from './menu-cache.ts'

const name = [{ lang: 'en', value: 'Name' }]
const aShop = { name, timeZone: 'Asia/Hong_Kong', currency: 'HKD' }

let server: TestServer
let shop: string
beforeAll(async () => {
  server = await startTestServer()
  const make = async (path: string, data: object) =>
    ((await server.app.service(path).create(data)) as { _id: string })._id
  shop = await make('shops', aShop)
  const other = await make('shops', aShop)
  const category = await make('categories', { shop, name, order: 1 })
  for (const price of [0.07, 19.99, 88]) await make('products', { shop, name, price, category })
  await make('products', { shop: other, name, price: 1 })
  await make('taxSettings', { name, percent: 5 })
  await make('taxSettings', { name, percent: 6, shops: [other] })
  await make('taxSettings', { name, percent: 7, status: 'disabled' })
  await make('orderDiscounts', { name, source: 'automatic', status: 'active', shops: [shop] })
  await make('orderDiscounts', { name, source: 'coupon', status: 'active' })
})
afterAll(() => server.stop())

const get = (headers: Record<string, string>) => rawGet(server.url, `/api/menus/${shop}`, headers)

describe('the menu of a shop', () => {
  it('has the active records of the shop and the group; money in currency units (CAT-4.6, CAT-1.4)', async () => {
    const client = await server.client()
    const menu = (await client.service('menus').get(shop)) as Menu
    expect(menu.shop._id).toBe(shop)
    expect(menu.products.map((product) => product.price)).toEqual([0.07, 19.99, 88])
    expect(menu.taxSettings.map((tax) => tax.percent)).toEqual([5])
    expect(menu.discounts).toHaveLength(1)
  })

  it('CAT-4.12: says whether its guests may have coupons', async () => {
    const client = await server.client()
    const takesCoupons = async (): Promise<unknown> =>
      ((await client.service('menus').get(shop)) as Menu).takesCoupons
    expect(await takesCoupons()).toBe(true)
    const discounts = server.app.service('orderDiscounts')
    const [coupon] = (await discounts.find({ query: { source: 'coupon' } })) as OrderDiscount[]
    await discounts.patch(coupon?._id ?? '', { status: 'disabled' })
    await vi.waitFor(async () => expect(await takesCoupons()).toBe(false))
    await discounts.patch(coupon?._id ?? '', { status: 'active' })
  })

  it('is compressed by an encoding that the caller accepts', async () => {
    const plain = await get({})
    const brotli = await get({ 'accept-encoding': 'gzip, br' })
    const gzip = await get({ 'accept-encoding': 'gzip' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
  })

  it('is not modified for a caller that has it, and differs after a change (CAT-4.4)', async () => {
    const first = await get({})
    const etag = String(first.headers['etag'])
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    const [product] = (await server.app.service('products').find({ query: { shop } })) as Product[]
    await server.app.service('products').patch(product?._id ?? '', { price: 12.5 })
    const second = await get({ 'if-none-match': etag })
    expect(second.status).toBe(200)
    expect(second.headers['etag']).not.toBe(etag)
    expect(second.body.toString()).toContain('12.5')
  })

  it('is the same at once, from memory, as through the app (CAT-4.10)', async () => {
    const etag = String((await get({})).headers['etag'])
    const throughApp = vi.spyOn(MenuCache.prototype, 'shown')
    const ways = [{ accept: '' }, { accept: 'gzip' }, { accept: 'br' }, { accept: 'br', tag: etag }]
    for (const { accept, tag } of ways) {
      const own = { 'x-request-id': 'the-same-id', ...(tag ? { 'if-none-match': tag } : {}) }
      // A quality takes more than a look.
      const slow = await get({ ...own, 'accept-encoding': accept === '' ? '' : `${accept};q=1` })
      const quick = await get({ ...own, 'accept-encoding': accept })
      const { date: _slow, ratelimit: _left, 'ratelimit-policy': _limits, ...head } = slow.headers
      const { date: _quick, ...quickHead } = quick.headers
      expect(quickHead).toEqual(head)
      expect(quick.status).toBe(tag ? 304 : 200)
      expect(quick.body).toEqual(slow.body)
    }
    expect(throughApp.mock.calls.length).toBeLessThan(2 * ways.length)
    throughApp.mockRestore()
  })

  it('of an unknown shop is not found', async () => {
    const response = await fetch(`${server.url}/api/menus/${'f'.repeat(24)}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ data: { code: 'shopNotFound' } })
    expect((await fetch(`${server.url}/api/menus/x`)).status).toBe(400)
  })
})

it('a rule moved to other shops leaves the menu of its former shop', async () => {
  const [one, two] = [await makeOrderingShop(server), await makeOrderingShop(server)]
  const rule = { name: [], source: 'automatic', shops: [one.shop] }
  const rules = server.app.service('orderDiscounts')
  const { _id } = (await rules.create(rule)) as { _id: string }
  const has = async (shop: string) =>
    ((await server.app.service('menus').get(shop)) as Menu).discounts.some(
      (discount) => discount._id === _id,
    )
  expect([await has(one.shop), await has(two.shop)]).toEqual([true, false])
  await rules.patch(_id, { shops: [two.shop] })
  expect([await has(one.shop), await has(two.shop)]).toEqual([false, true])
})
