import type { Product } from '@comanda/contract'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { serveWeb } from './serve-web.ts'

const built = '<!doctype html><html><head><script>start()</script></head><div id="app"></div>'
/** Renders what it is given; of a grid nothing, of home not at all. */
const renderer = `export default {
  openingOf: (menu, now) => String(now < 1000),
  render: async (page, { path, view, now, ...screen }, { version, products }) => {
    if (path === '/') throw new Error('broken')
    const prices = products.map(({ price }) => price)
    return view === 'grid' ? undefined : page + JSON.stringify({ ...screen, version, prices, isOpen: now < 1000 })
  },
}`
const name = [{ lang: 'en', value: 'Name' }]

let root: string
let server: TestServer
let shop: string
/** Its id begins with the number of the shop. */
let dish: string
let now = 0
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'comanda-first-'))
  const dist = join(root, 'apps', 'storefront', 'dist')
  for (const folder of ['web', 'server']) mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'web', 'index.html'), built)
  writeFileSync(join(dist, 'server', 'render.js'), renderer)
  writeFileSync(join(dist, 'server', 'package.json'), '{"type":"module"}')
  server = await startTestServer({ web: serveWeb(root), now: () => now })
  const make = async (path: string, data: object) =>
    ((await server.app.service(path).create(data)) as { _id: string })._id
  shop = await make('shops', { name, timeZone: 'Asia/Hong_Kong', currency: 'HKD' })
  const category = await make('categories', { shop, name, order: 1 })
  dish = await make('products', { shop, name, price: 88, category })
})
afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}) =>
  rawGet(server.url, path, headers)
const menu = (headers: Record<string, string> = {}) => get(`/browse?id=${shop}`, headers)
const textOf = async (answer: ReturnType<typeof get>) => (await answer).body.toString()

describe('the page of a visit that begins with a known screen', () => {
  it('has the screen in the language of the visitor, the scripts of the built page alone, and stays on the device', async () => {
    const { body, headers } = await menu({ 'accept-language': 'zh-CN' })
    expect(body.toString()).toContain(built)
    expect(body.toString()).toContain('"locale":"zh-cn"')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers['vary']).toBe('accept-encoding, accept-language, cookie')
    const policy = (await get('/cart')).headers['content-security-policy']
    expect(headers['content-security-policy']).toBe(policy)
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; /)
  })

  it('asks whether to open a handed cart, in the language of the visitor, and has nothing of its code (HANDOFF-4.8)', async () => {
    const code = `${dish.slice(0, 6)}${'A'.repeat(14)}`
    const { body, headers } = await get(`/h/${code}`, { 'accept-language': 'zh-CN' })
    expect(body.toString()).toContain('"locale":"zh-cn"')
    expect(body.toString()).toContain(`"shop":"${shop}"`)
    expect(body.toString()).not.toContain(code)
    const other = await get(`/h/${dish.slice(0, 6)}${'B'.repeat(14)}`, {
      'accept-language': 'zh-CN',
    })
    expect(other.headers['etag']).toBe(headers['etag'])
    expect(await textOf(get(`/h/ffffff${'A'.repeat(14)}`))).toBe(built)
  })

  it('names the shop of a handed cart, whose menu is loaded in the meantime, if the question is left to the app (HANDOFF-4.7)', async () => {
    const code = `${dish.slice(0, 6)}${'A'.repeat(14)}`
    expect(await textOf(get(`/h/${code}`, { cookie: 'menuView=grid' }))).toBe(
      built.replace('<html', `<html data-shop="${shop}"`),
    )
  })

  it('has nothing of the person who asks (ROUTE-2.6)', async () => {
    const anonymous = await textOf(menu())
    const cookie = 'token=of-mei; cart=noodles; session=at-table-5'
    expect(await textOf(menu({ cookie, authorization: 'Bearer of-mei' }))).toBe(anonymous)
  })

  it('is another one once the menu has changed: nothing outdated is sent (ROUTE-2.6, CAT-4.4)', async () => {
    const { body, headers } = await menu()
    expect(body.toString()).toContain('"prices":[88]')
    const known = { 'if-none-match': String(headers['etag']) }
    expect((await menu(known)).status).toBe(304)
    const [product] = (await server.app.service('products').find({ query: { shop } })) as Product[]
    await server.app.service('products').patch(product?._id ?? '', { price: 12.5 })
    const later = await menu(known)
    expect(later.status).toBe(200)
    expect(later.body.toString()).toContain('"prices":[12.5]')
  })

  it('LINKED-1.3: has the menu as data for crawlers alone, within the policy of the page', async () => {
    const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
    const { body, headers } = await menu(crawler)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(
      body.toString(),
    ) ?? [undefined, '{}']
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Restaurant',
      hasMenu: { hasMenuSection: [{ hasMenuItem: [{ offers: { priceCurrency: 'HKD' } }] }] },
    })
    const plain = await menu({ 'user-agent': 'Mozilla/5.0 Chrome/140' })
    expect(plain.body.toString()).not.toContain('ld+json')
    expect(headers['etag']).not.toBe(plain.headers['etag'])
    expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  })

  it('LINKED-1.4: the same is at an address for everybody, with an etag', async () => {
    const { headers, body, status } = await get(`/api/shops/${shop}/menu.jsonld?locale=en`)
    expect([status, headers['content-type']]).toEqual([200, 'application/ld+json; charset=utf-8'])
    expect(JSON.parse(body.toString())).toMatchObject({ hasMenu: { '@type': 'Menu' } })
    const known = { 'if-none-match': String(headers['etag']) }
    expect((await get(`/api/shops/${shop}/menu.jsonld?locale=en`, known)).status).toBe(304)
    expect((await get(`/api/shops/${'f'.repeat(24)}/menu.jsonld`)).status).toBe(404)
  })

  it('is another one once the shop opens or closes', async () => {
    const { headers } = await menu()
    now = 5000
    expect(await textOf(menu())).toContain('"isOpen":false')
    now = 0
    expect((await menu()).headers['etag']).toBe(headers['etag'])
  })

  it('is sent as it was built if the screen is not known, is left to the app, its shop is gone, or rendering fails', async () => {
    const gone = 'f'.repeat(24)
    const pages = [get('/cart'), get(`/?id=${shop}`), get(`/browse?id=${gone}`)]
    for (const page of [...pages, menu({ cookie: 'menuView=grid' })]) {
      const { body, headers, status } = await page
      expect([status, body.toString()]).toEqual([200, built])
      expect(headers['cache-control']).toBe('no-cache')
    }
  })
})
