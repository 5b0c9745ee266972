import { type Application, feathers, rest } from '@feathersjs/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServicesByPath } from '../runtime/app.ts'
import { makeMemberShop, type MemberShop } from '../testing/member-shop.ts'
import { makeNamedRecords } from '../testing/named-records.ts'
import { makeOrderingShop } from '../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

type Client = Application<ServicesByPath>

let server: TestServer
let shop: MemberShop
let other: string
/** Ids of records by the names that the tests give them. */
let ids: Readonly<Record<string, string>> = {}
const clients: { socket?: Client; url?: Client } = {}

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  other = (await makeOrderingShop(server)).shop
  ids = await makeNamedRecords(server, shop.shop, other)
  clients.socket = await server.client()
  clients.url = feathers<ServicesByPath>()
  clients.url.configure(rest(`${server.url}/api`).fetch(fetch))
})
afterAll(() => server.stop())

const named = (record: unknown): string => {
  const { _id } = record as { _id: string }
  return Object.entries(ids).find(([, id]) => id === _id)?.[0] ?? _id
}

const found = async (
  client: Client | undefined,
  path: string,
  query: object,
): Promise<string[]> => {
  const answer: unknown = await client?.service(path).find({ query: { ...query } })
  const list = Array.isArray(answer) ? answer : (answer as { data: unknown[] }).data
  return list.map(named)
}

interface Row {
  readonly says: string
  readonly path: string
  readonly query: () => object
  readonly finds: () => string[]
}

const inDate = (now: string | number) => [
  { $or: [{ startDate: null }, { startDate: { $lte: now } }] },
  { $or: [{ endDate: null }, { endDate: { $gte: now } }] },
]
const ruleOf = (now: string | number) => ({
  source: 'automatic',
  $or: [{ shops: shop.shop }, { shops: null }],
  $and: inDate(now),
  $sort: { priority: 1 },
})
const runningRules = ['undated', 'unnamed', 'running', 'endsToday', 'begunToday']

const rows: readonly Row[] = [
  {
    says: 'products of a section: those that name it, and those for all sections (CALL-1.7)',
    path: 'products',
    query: () => ({ shop: shop.shop, sections: ids['lunch'], price: 1 }),
    finds: () => ['atLunch', 'atBoth'],
  },
  {
    says: 'products of several sections',
    path: 'products',
    query: () => ({ shop: shop.shop, sections: { $in: [ids['lunch'], ids['dinner']] }, price: 1 }),
    finds: () => ['atLunch', 'atDinner', 'atBoth'],
  },
  {
    says: 'products by shop, sections and ids, to restore a cart',
    path: 'products',
    query: () => ({
      shop: shop.shop,
      sections: { $in: [ids['dinner']] },
      _id: { $in: [ids['atLunch'], ids['atDinner'], shop.noodles] },
    }),
    finds: () => ['atDinner', shop.noodles],
  },
  {
    says: 'products by a plain list of ids',
    path: 'products',
    query: () => ({ _id: [ids['atLunch'], ids['atBoth']] }),
    finds: () => ['atLunch', 'atBoth'],
  },
  {
    says: 'products by more ids than a URL’s list has room for (CALL-1.9)',
    path: 'products',
    query: () => ({
      _id: { $in: [...Array.from({ length: 60 }, () => 'c'.repeat(24)), ids['atLunch']] },
    }),
    finds: () => ['atLunch'],
  },
  {
    says: 'payment methods of a shop and of all shops, without drafts',
    path: 'paymentMethods',
    query: () => ({ shop: shop.shop, type: 'card' }),
    finds: () => ['all', 'empty', 'here'].map((key) => `paymentMethods ${key}`),
  },
  {
    says: 'an absent status is active (CALL-1.7)',
    path: 'taxSettings',
    query: () => ({ status: 'active', $or: [{ shops: shop.shop }, { shops: null }] }),
    finds: () => ['all', 'empty', 'here'].map((key) => `taxSettings ${key}`),
  },
  {
    says: 'settings of all shops: without a list, or with an empty one (CALL-1.6)',
    path: 'taxSettings',
    query: () => ({ shops: { $exists: false } }),
    finds: () => ['taxSettings all', 'taxSettings empty'],
  },
  {
    says: 'active time conditions',
    path: 'timeConditions',
    query: () => ({ status: 'active' }),
    finds: () => ['morning', 'anywhere'],
  },
  {
    says: 'option groups available in all shops or the given shop',
    path: 'productOptions',
    query: () => ({
      _id: { $in: [shop.ice, shop.drink] },
      $or: [{ shops: shop.shop }, { shops: null }],
      $paginate: false,
    }),
    finds: () => [shop.ice, shop.drink],
  },
  {
    says: 'groups that are no draft, whose field is absent (CALL-1.7)',
    path: 'productOptions',
    query: () => ({ _id: { $in: [shop.ice] }, draft: false }),
    finds: () => [shop.ice],
  },
  {
    says: 'automatic rules of a shop that are active now, by priority (CALL-2.7)',
    path: 'orderDiscounts',
    query: () => ruleOf(new Date().toISOString()),
    finds: () => runningRules,
  },
  {
    says: 'instants in milliseconds (CALL-1.8)',
    path: 'orderDiscounts',
    query: () => ruleOf(Date.now()),
    finds: () => runningRules,
  },
  {
    says: 'rules of ranks (CALL-2.7)',
    path: 'orderDiscounts',
    query: () => ({ source: 'memberRank', ranks: { $in: ['a'.repeat(24)] } }),
    finds: () => ['gold'],
  },
  {
    says: 'no record by _id null (CALL-1.6)',
    path: 'products',
    query: () => ({ _id: null, shop: shop.shop, $limit: 1 }),
    finds: () => [],
  },
  {
    says: 'one record with its populated data by _id, limit 1',
    path: 'gifts',
    query: () => ({ _id: shop.bunGift, $limit: 1, $populate: ['coupon'] }),
    finds: () => [shop.bunGift],
  },
]

describe.each(['socket', 'url'] as const)('a plain client finds by its %s', (transport) => {
  it.each(rows)('$says', async ({ path, query, finds }) => {
    const list = await found(clients[transport], path, query())
    const sorted = '$sort' in query() ? list : list.toSorted()
    expect(sorted).toEqual('$sort' in query() ? finds() : finds().toSorted())
  })
})
