import type { MissingTranslation, Page, Translation } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let owner: TestClient
let token: string
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  const account = await makeAccount(server, 'owner', [{ role: 'owner' }])
  owner = await server.client()
  const signedIn = await owner.authenticate({ strategy: 'local', ...account })
  token = (signedIn as { accessToken: string }).accessToken
})
afterAll(() => server.stop())

const read = (file: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}/api/locales/${file}`, { headers })

const messages = async (file: string, headers?: Record<string, string>): Promise<unknown> =>
  (await read(file, headers)).json()

const write = (own: Partial<Translation>): Promise<Translation> =>
  owner.service('translations').create({
    app: 'storefront',
    locale: 'en',
    key: 'cart.title',
    value: 'Basket',
    ...own,
  }) as Promise<Translation>

describe('files of messages', () => {
  it('all languages in one, one language in its own; empty if staff have written nothing (CALL-3.3)', async () => {
    expect(await messages('console.json')).toEqual({ en: {}, 'zh-hk': {}, 'zh-cn': {} })
    await write({})
    await write({ locale: 'zh-hk', value: '購物籃' })
    expect(await messages('storefront.json')).toEqual({
      en: { 'cart.title': 'Basket' },
      'zh-hk': { 'cart.title': '購物籃' },
      'zh-cn': {},
    })
    expect(await messages('storefront/zh-hk.json')).toEqual({ 'cart.title': '購物籃' })
    expect(await messages('console.json')).toEqual({ en: {}, 'zh-hk': {}, 'zh-cn': {} })
  })

  it('a region’s message replaces the general one only in that region’s file', async () => {
    await write({ region: 'sg', value: 'Bag' })
    expect(await messages('storefront.sg.json')).toMatchObject({ en: { 'cart.title': 'Bag' } })
    expect(await messages('storefront.hk.json')).toMatchObject({ en: { 'cart.title': 'Basket' } })
    expect(await messages('storefront.json')).toMatchObject({ en: { 'cart.title': 'Basket' } })
  })

  it('drafts are only in the draft files, which only staff can read (CALL-3.3)', async () => {
    await write({ draft: true, value: 'Trolley' })
    expect(await messages('storefront/en.json')).toEqual({ 'cart.title': 'Basket' })
    const refused = await read('storefront-draft.json')
    expect(refused.status).toBe(401)
    // No cache may give a draft, or the refusal, to another caller.
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(refused.headers.get('vary')).toMatch(/authorization/i)
    const authorization = `Bearer ${token}`
    expect(await messages('storefront-draft/en.json', { authorization })).toEqual({
      'cart.title': 'Trolley',
    })
  })

  it('a cached file is not modified until a message in it changes', async () => {
    const { _id } = await write({ app: 'console', key: 'title', value: 'One' })
    const first = await read('console/en.json')
    const etag = first.headers.get('etag') ?? ''
    const has = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await read('console/en.json', has)).status).toBe(304)
    await owner.service('translations').patch(_id, { value: 'Two' })
    const second = await read('console/en.json', has)
    expect(second.status).toBe(200)
    expect(await second.json()).toEqual({ title: 'Two' })
  })

  it.each([
    'other.json',
    'storefront',
    'storefront/fr.json',
    '../users.json',
    'storefront.xyz.json',
  ])('%s → not found', async (file) => {
    expect((await read(file)).status).toBe(404)
  })

  it('only owners write messages', async () => {
    const manager = await server.client(
      await makeAccount(server, 'manager', [{ role: 'manager', shop: 'a'.repeat(24) }]),
    )
    await expect(
      manager
        .service('translations')
        .create({ app: 'storefront', locale: 'en', key: 'x', value: '' }),
    ).rejects.toMatchObject({ code: 403 })
  })
})

const report = async (keys: readonly string[], own: object = {}) =>
  (await server.client())
    .service('missingTranslations')
    .create({ app: 'storefront', locale: 'zh-cn', keys, ...own })
const find = async () =>
  (await owner.service('missingTranslations').find({
    query: { $sort: { lastTime: -1, _id: 1 } },
  })) as Page<MissingTranslation>

describe('messages that are missing', () => {
  it('are counted for owners to read', async () => {
    expect(await report(['cart.gone', 'cart.late', 'cart.gone'])).toEqual({ count: 2 })
    now += 1000
    await report(['cart.late'])
    const { data } = await find()
    expect(data).toMatchObject([
      { key: 'cart.late', count: 2, locale: 'zh-cn' },
      { key: 'cart.gone', count: 1 },
    ])
    const anonymous = await server.client()
    await expect(anonymous.service('missingTranslations').find()).rejects.toMatchObject({
      code: 401,
    })
    await owner.service('missingTranslations').remove(data[0]?._id ?? '')
    expect((await find()).total).toBe(1)
  })

  it('invalid names are refused; reports are limited by address', async () => {
    await expect(report(['<script>'])).rejects.toMatchObject({ code: 400 })
    await expect(report([])).rejects.toMatchObject({ code: 400 })
    const outcomes = await Promise.allSettled(Array.from({ length: 70 }, () => report(['a.b'])))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(10)
  })
})
