import { type Application, feathers, rest } from '@feathersjs/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServicesByPath } from '../runtime/app.ts'
import { makeMember, makeMemberShop, type MemberShop } from '../testing/member-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
const clients: { socket?: Application<ServicesByPath>; url?: Application<ServicesByPath> } = {}
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  clients.socket = await server.client()
  clients.url = feathers<ServicesByPath>()
  clients.url.configure(rest(`${server.url}/api`).fetch(fetch))
})
afterAll(() => server.stop())

describe.each(['socket', 'url'] as const)('a plain client by its %s', (transport) => {
  it('a list of shops with selected fields, a page of whatever size it names (CALL-2.9)', async () => {
    const query = { $select: ['name', 'openForOnline'], openForOnline: true, paginate: false }
    const shops: unknown = await clients[transport]?.service('shops').find({ query })
    const name = [{ lang: 'en', value: 'Shop' }]
    expect(shops).toEqual([{ _id: shop.shop, name, openForOnline: true }])
  })

  it('keyset pages by the sort fields and _id, by plain conditions (CALL-1.3)', async () => {
    const client = clients[transport]
    const seen: string[] = []
    let last: { price: number; _id: string } | undefined
    for (;;) {
      const after = last && [
        { price: { $lt: last.price } },
        { price: last.price, _id: { $lt: last._id } },
      ]
      const query = {
        shop: shop.shop,
        $sort: { price: '-1', _id: -1 },
        $limit: 2,
        ...(after ? { $or: after } : {}),
      }
      const page = (await client?.service('products').find({ query })) as NonNullable<typeof last>[]
      seen.push(...page.map(({ _id }) => _id))
      last = page.at(-1)
      if (page.length < 2) break
    }
    const query = { shop: shop.shop, $sort: { price: -1, _id: -1 } }
    const all = (await client?.service('products').find({ query })) as { _id: string }[]
    expect(seen).toEqual(all.map(({ _id }) => _id))
  })
})

describe('a list instead of a page (CALL-1.5)', () => {
  it.each([{ $paginate: false }, { paginate: false }, { paginate: 'false' }])('%j', async (own) => {
    const news = await server.app.service('news').create({
      name: 'opening',
      title: [{ lang: 'en', value: 'Opening' }],
      publishTime: new Date(0).toISOString(),
    })
    for (const client of [clients.socket, clients.url])
      expect(await client?.service('news').find({ query: { ...own } })).toContainEqual(news)
    await server.app.service('news').remove((news as { _id: string })._id)
    expect(await clients.socket?.service('news').find({ query: {} })).toMatchObject({ total: 0 })
  })

  it('of sessions, by their restore keys', async () => {
    const member = await makeMember(server, shop)
    const { restoreKey, session } = await member.calls.create()
    const { _id } = session
    const restoreKeys = [restoreKey, 'k'.repeat(24)]
    const type = { $in: ['dineInNoTable', 'takeAway', 'dineIn'] }
    const tvStatus = { $ne: 'taken' }
    for (const keys of [restoreKeys, { $in: restoreKeys }])
      for (const client of [clients.socket, clients.url]) {
        const query = { restoreKeys: keys, type, tvStatus, $limit: 100 }
        const sessions = client?.service('tableSessions')
        expect(await sessions?.find({ query: { ...query } })).toMatchObject({
          total: 1,
          data: [{ _id }],
        })
        const list = await sessions?.find({ query: { ...query, $paginate: false } })
        expect(list).toMatchObject([{ _id }])
      }
    for (const none of [null, []])
      expect(
        await clients.socket?.service('tableSessions').find({ query: { restoreKeys: none } }),
      ).toMatchObject({ total: 0 })
  })
})
