import type { AppSetting, Shop } from '@comanda/contract'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAttachments } from '../attachments/open-attachments.ts'
import { rawGet } from '../testing/raw-get.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string }[]
}

const logo = 'a'.repeat(24)
const noSuchPicture = 'c'.repeat(24)
const anyShop = { timeZone: 'Asia/Hong_Kong', currency: 'HKD' }
const name = [
  { lang: 'en', value: 'Say "hi" </script>' },
  { lang: 'cht', value: '燈巷冰室 · 上環' },
]

let server: TestServer
let folder: string
let shop: Shop
let look: AppSetting
const made = async <R>(path: string, data: object) =>
  (await server.app.service(path).create(data)) as R
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comanda-installed-app-'))
  server = await startTestServer({ config: { dataFolder: folder } })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#205080' } })
  await openAttachments({ dataFolder: folder }).create(logo, await picture.png().toBuffer())
  shop = await made<Shop>('shops', { ...anyShop, name, logo })
  look = await made<AppSetting>('appSettings', { name, theme: { primary: '#205080' } })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** `GET` as a browser that revalidates: `fetch` alone would hide a 304. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    headers: { 'cache-control': 'max-age=0', ...headers },
    redirect: 'manual',
  })
const pathOf = (id: string, query = '') => `/api/shops/${id}/manifest.webmanifest${query}`
const manifestOf = async (id: string, query = '', headers = {}): Promise<Manifest> =>
  (await (await get(pathOf(id, query), headers)).json()) as Manifest

describe('GET /api/shops/{id}/manifest.webmanifest', () => {
  it('is a manifest in the language of the query, otherwise of the browser', async () => {
    const answer = await get(pathOf(shop._id, '?locale=en'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(await answer.json()).toMatchObject({ name: 'Say "hi" </script>', lang: 'en' })
    const asked = { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' }
    expect(await manifestOf(shop._id, '', asked)).toMatchObject({
      name: '燈巷冰室 · 上環',
      lang: 'zh-HK',
    })
    expect(await manifestOf(shop._id, '?locale=en&locale=xx', asked)).toMatchObject({
      lang: 'zh-HK',
    })
  })

  it('is compressed as the browser accepts it', async () => {
    const accepts = { 'accept-encoding': 'gzip, br' }
    const { headers, body } = await rawGet(server.url, pathOf(shop._id), accepts)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, accept-language',
    })
    const manifest = JSON.parse(brotliDecompressSync(body).toString()) as Manifest
    expect(manifest).toEqual(await manifestOf(shop._id))
  })

  it('is not modified until the shop or theme changes', async () => {
    const etagOf = async () => (await get(pathOf(shop._id))).headers.get('etag') ?? ''
    const first = await etagOf()
    expect((await get(pathOf(shop._id), { 'if-none-match': first })).status).toBe(304)
    await server.app.service('appSettings').patch(look._id, { theme: { primary: '#802050' } })
    const second = await get(pathOf(shop._id), { 'if-none-match': first })
    expect(second.status).toBe(200)
    expect(await second.json()).toMatchObject({ theme_color: '#802050' })
    const third = await etagOf()
    await server.app.service('shops').patch(shop._id, { name: [{ lang: 'en', value: 'New' }] })
    expect(await etagOf()).not.toBe(third)
    await server.app.service('shops').patch(shop._id, { name })
  })

  it('of an unknown shop is a 404; an invalid id is refused', async () => {
    const answer = await get(pathOf('f'.repeat(24)))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ data: { code: 'shopNotFound' } })
    for (const id of ['x', 'F'.repeat(24), '%00', `${shop._id}%27`, '..%2f..%2fjwt-secret'])
      expect((await get(pathOf(id))).status, id).toBe(400)
    const posted = await fetch(`${server.url}${pathOf(shop._id)}`, { method: 'POST' })
    expect([404, 405]).toContain(posted.status)
  })
})

describe('GET /api/shops/{id}/icons/{name}.png', () => {
  it('the icons of the manifest are PNGs of the shop’s picture, cached for ever under their tag', async () => {
    const { icons } = await manifestOf(shop._id)
    expect(icons).toHaveLength(4)
    for (const { src } of icons) {
      const answer = await get(src)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('content-type')).toBe('image/png')
      const side = Number(/(\d+)\.png/.exec(src)?.[1])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata()).toMatchObject({ width: side, height: side })
    }
    const kept = readdirSync(join(folder, 'attachments', 'renditions', logo))
    expect(kept.filter((file) => file.startsWith('icon-'))).toHaveLength(4)
  })

  it('without a tag, or under an old one, they are revalidated', async () => {
    const path = `/api/shops/${shop._id}/icons/apple.png`
    const answer = await get(path)
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect((await get(`${path}?v=old`)).headers.get('cache-control')).toBe('no-cache')
    const etag = answer.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
  })

  it('of a shop whose picture is missing or invalid are the product’s own', async () => {
    const { _id: bare } = await made<Shop>('shops', { ...anyShop, name })
    const { _id: lost } = await made<Shop>('shops', { ...anyShop, name, images: [noSuchPicture] })
    for (const id of [bare, lost]) {
      const { icons } = await manifestOf(id)
      expect(icons.map(({ src }) => src)).toEqual([
        '/icon-192.png',
        '/icon-512.png',
        '/icon-maskable.png',
      ])
      const answer = await get(`/api/shops/${id}/icons/apple.png`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/icon-apple.png'])
    }
  })

  it('a picture that is uploaded later is used then', async () => {
    const late = 'd'.repeat(24)
    const { _id } = await made<Shop>('shops', { ...anyShop, name, logo: late })
    expect((await manifestOf(_id)).icons).toHaveLength(3)
    const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#205080' } })
    await openAttachments({ dataFolder: folder }).create(late, await picture.png().toBuffer())
    expect((await manifestOf(_id)).icons).toHaveLength(4)
  })

  it.each(['huge', 'constructor', '..%2f192', '192.webp'])('%s is not an icon', async (icon) => {
    expect((await get(`/api/shops/${shop._id}/icons/${icon}.png`)).status).toBe(404)
  })

  it('of an unknown shop is a 404', async () => {
    const answer = await get(`/api/shops/${'f'.repeat(24)}/icons/192.png`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ data: { code: 'shopNotFound' } })
  })
})
