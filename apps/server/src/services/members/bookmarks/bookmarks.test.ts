import type { Bookmark, Gift, GiftBookmarkRecord, News } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const name = [{ lang: 'en' as const, value: 'Name' }]
const past = '2026-01-01T00:00:00.000Z'

let server: TestServer
let member: TestClient
let other: TestClient
let anonymous: TestClient
beforeAll(async () => {
  server = await startTestServer()
  member = await server.client(await makeAccount(server, 'member'))
  other = await server.client(await makeAccount(server, 'other'))
  anonymous = await server.client()
})
afterAll(() => server.stop())

const makeNews = (word: string, own: object = {}): Promise<News> =>
  server.app
    .service('news')
    .create({ name: word, title: name, publishTime: past, ...own }) as Promise<News>

const find = async (client: TestClient, query: object = {}): Promise<readonly Bookmark[]> =>
  (await client.service('bookmarks').find({ query: { ...query } })) as readonly Bookmark[]

describe('news', () => {
  it('visitors read what is published and has not ended, sanitized (NEWS-1.1, NEWS-1.2)', async () => {
    const body = [{ lang: 'en', value: '<p>Hi</p><script>alert(1)</script>' }]
    const shown = await makeNews('shown', { body })
    await makeNews('planned', { publishTime: '2999-01-01T00:00:00Z' })
    await makeNews('ended', { endDate: '2026-01-02' })
    await makeNews('draft', { status: 'draft' })
    const found = await anonymous.service('news').find({ query: { $sort: { publishTime: -1 } } })
    expect(found).toEqual({ total: 1, limit: 10, skip: 0, data: [shown] })
    expect(shown.body?.[0]?.value).toBe('<p>Hi</p>')
  })

  it('no two have the same slug (NEWS-1.3)', async () => {
    await makeNews('same')
    await expect(makeNews('same')).rejects.toMatchObject({ code: 409 })
  })
})

describe('bookmarks', () => {
  it('store a product and a news item with the record; twice is once; only for oneself (MEM-4.1)', async () => {
    const { noodles } = await makeOrderingShop(server)
    const { _id: item } = await makeNews('bookmark')
    const service = member.service('bookmarks')
    const first = (await service.create({ type: 'news', news: item })) as Bookmark
    const again = (await service.create({ type: 'news', news: item })) as Bookmark
    expect(again).toEqual(first)
    await service.create({ type: 'product', product: noodles })
    expect(await find(member, { type: 'news' })).toMatchObject([{ news: { name: 'bookmark' } }])
    expect(await find(member, { type: 'product' })).toMatchObject([{ product: { price: 38.5 } }])
    expect(await find(other)).toEqual([])
    await expect(other.service('bookmarks').remove(first._id)).rejects.toMatchObject({ code: 404 })
    await service.remove(first._id)
    expect(await find(member)).toHaveLength(1)
    await expect(anonymous.service('bookmarks').find()).rejects.toMatchObject({ code: 401 })
  })

  it('hidden records can neither be bookmarked nor are they listed any more (MEM-4.3)', async () => {
    const service = member.service('bookmarks')
    const { _id: hidden } = await makeNews('hidden', { status: 'draft' })
    await expect(service.create({ type: 'news', news: hidden })).rejects.toMatchObject({
      code: 404,
    })
    const { _id: item } = await makeNews('soon-gone')
    await service.create({ type: 'news', news: item })
    expect(await find(member, { type: 'news' })).toHaveLength(1)
    await server.app.service('news').remove(item)
    expect(await find(member, { type: 'news' })).toEqual([])
  })

  it('rewards are bookmarked likewise (MEM-4.1)', async () => {
    const gift = (await server.app
      .service('gifts')
      .create({ name, coupon: 'c'.repeat(24), point: 100 })) as Gift
    const service = member.service('giftBookmarkRecords')
    const bookmark = (await service.create({ gift: gift._id })) as GiftBookmarkRecord
    expect(bookmark.gift).toEqual(gift)
    expect(await service.create({ gift: gift._id })).toEqual(bookmark)
    expect(await service.find()).toEqual([bookmark])
    await service.remove(bookmark._id)
    expect(await service.find()).toEqual([])
  })
})
