import { services } from '@comanda/contract'
import { newIdempotencyKey } from '../caller/caller.ts'
import type { RestCaller } from '../load/rest.ts'
import type { People } from './people.ts'

/** A call whose statements are judged. */
export interface Sample {
  readonly says: string
  /** The response has more with more records: the data of a member. */
  readonly grows?: boolean
  /** Returns whether the caller may make it. */
  readonly run: () => Promise<boolean>
}

type Query = Readonly<Record<string, unknown>>
type Found = readonly Readonly<Record<string, unknown>>[]

/** Returns the records of a list, or undefined if it is refused. */
const listOf = async (
  caller: RestCaller,
  path: string,
  query: Query,
): Promise<Found | undefined> => {
  const found = await caller.find<Found | { readonly data: Found }>(path, query)
  if (found === undefined) return undefined
  return 'data' in found ? found.data : found
}

/** The field by which the middle of a list is found: a year of the two in which its records were stored. */
const timesOf = ['createTime', 'startTime', 'time']

const middle = (filter: readonly string[]): Query => {
  const time = timesOf.find((field) => filter.includes(field))
  const year = new Date(Date.now() - 365 * 86_400_000).toISOString()
  return time === undefined ? {} : { [time]: { $lte: year }, $sort: { [time]: -1 } }
}

/** What a list needs in its query. */
const scopeOf = (path: string, { restaurant, session }: People): Query =>
  path === 'sessionEvents' ? { shop: restaurant.shop, session } : {}

/** Every list that the contract allows: each sort, in both directions, from its start and from its middle. */
const listsOf = async (name: string, caller: RestCaller, people: People): Promise<Sample[]> => {
  const samples: Sample[] = []
  const list = (path: string, query: Query, where: string) =>
    samples.push({
      says: `${name}: find ${path} by ${JSON.stringify(query['$sort'] ?? '_id')}${where}`,
      run: async () => (await listOf(caller, path, query)) !== undefined,
    })
  for (const { path, sort, filter, methods } of Object.values(services)) {
    if (!methods.includes('find') || sort.length === 0) continue
    const scope = scopeOf(path, people)
    const [record] = (await listOf(caller, path, { ...scope, ...middle(filter), $limit: 1 })) ?? []
    if (!record) continue
    for (const field of sort)
      for (const direction of [1, -1]) {
        const $sort = { [field]: direction }
        list(path, { ...scope, $sort, $limit: 10 }, '')
        if (!filter.includes(field)) continue
        const $after = { [field]: record[field] ?? null, _id: record['_id'] }
        list(path, { ...scope, $sort, $limit: 10, $after }, ', from the middle')
      }
  }
  return samples
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString()

/** The reports of a week: they grow with what the shop sold in it. */
const reportsOf = (shop: string): readonly (readonly [string, object])[] => {
  const [from, to] = [day(6).slice(0, 10), day(0).slice(0, 10)]
  const ofShop = ['day', 'sales', 'products', 'payments', 'staff', 'kitchen', 'bills'].map(
    (name) => [`reports/${name}`, { shop, from, to }] as const,
  )
  return [...ofShop, ['reports/shops', { shops: [shop], from, to }]]
}

/** What the screens of the apps and of the console load, beside the lists. */
const screensOf = ({
  restaurant,
  session,
  restoreKey,
  order,
  printer,
  callers,
}: People): Sample[] => {
  const { shop, table, dish, members } = restaurant
  const user = members[0]?.user
  const find = (
    name: string,
    path: string,
    query: Query,
    says = JSON.stringify(query),
  ): Sample => ({
    says: `${name}: find ${path} ${says}`,
    run: async () => (await callers[name]?.find(path, query)) !== undefined,
  })
  const get = (name: string, path: string): Sample => ({
    says: `${name}: get ${path}`,
    run: async () => {
      await callers[name]?.find(path, {})
      return true
    },
  })
  const create = (name: string, path: string, data: () => object): Sample => ({
    says: `${name}: create ${path}`,
    run: async () => (await callers[name]?.create(path, data())) !== undefined,
  })
  const line = () => ({ id: `line-${newIdempotencyKey()}`, product: dish, quantity: 1 })
  const open = ['received', 'preparing', 'ready']
  const ascending = { createTime: 1 }
  const descending = { createTime: -1 }
  return [
    find('waiter', 'orders', { shop, status: { $in: open }, $sort: ascending, $limit: 100 }),
    find(
      'waiter',
      'orders',
      { shop, status: 'completed', createTime: { $gte: day(1) }, $sort: descending, $limit: 100 },
      'completed today',
    ),
    find('waiter', 'orders', { session }, 'of a session'),
    find(
      'waiter',
      'tableSessions',
      { shop, type: 'dineIn', status: 'ongoing', $sort: descending, $limit: 100 },
      'open',
    ),
    find(
      'visitor',
      'tableSessions',
      {
        restoreKeys: { $in: [restoreKey] },
        type: { $in: ['takeAway', 'dineIn'] },
        tvStatus: { $ne: 'taken' },
        $sort: descending,
        $limit: 100,
      },
      'by keys',
    ),
    find('owner', 'tableSessions', { _id: { $in: [session] } }, 'by ids'),
    find('owner', 'orders', { _id: { $in: [order] } }, 'by ids'),
    find('member', 'tableSessions', { user, $sort: descending }, 'of the member'),
    { ...find('member', 'userCoupons', { user, status: 'valid' }), grows: true },
    { ...find('member', 'userCoupons', { user, $sort: descending }, 'all'), grows: true },
    find('member', 'reservations', { user, $sort: { startTime: -1 } }, 'of the member'),
    find(
      'waiter',
      'reservations',
      { shop, date: day(0).slice(0, 10), $sort: { startTime: 1 } },
      'of a day',
    ),
    find('member', 'users/points/available', { user }),
    find('member', 'users/balance/available', { user }),
    find('visitor', 'products', { shop, $sort: { order: 1 } }, 'of a shop'),
    find('visitor', 'tableViewItems', { _id: table, shop }, 'a table'),
    find('owner', 'users', { email: '77@members.example' }),
    find('owner', 'users', { phone: '+85220000077' }),
    find('owner', 'users', { memberNumber: 'F000000077' }),
    find('owner', 'staffActions', { record: dish }, 'of a record'),
    get('visitor', `tableSessions/${session}`),
    get('waiter', `orders/${order}`),
    get('visitor', `products/${dish}`),
    get('visitor', `menus/${shop}`),
    get('owner', `users/${user}`),
    get('visitor', `tableSessions/${'0'.repeat(24)}`),
    ...reportsOf(shop).map(([path, data]) => ({
      ...create('owner', path, () => data),
      grows: true,
    })),
    create('visitor', printer.path, () => ({ statusCode: '200%20OK' })),
    find('waiter', 'printJobs', { shop, $sort: descending, $limit: 50 }, 'of a shop'),
    find('cook', 'tickets', { shop, status: 'open', $sort: ascending, $limit: 100 }, 'open'),
    find('waiter', 'tickets', { shop, session }, 'of a session'),
    find('owner', 'menuVersions', { shop, $sort: { number: -1 }, $limit: 20 }, 'of a shop'),
    find('owner', 'devices', { shop }, 'of a shop'),
    find('waiter', 'helpCalls', { shop }, 'of a shop'),
    create('visitor', 'devices/request', () => ({ agent: 'Chromium' })),
    create('owner', 'users/members/search', () => ({ shop, text: 'Member 77' })),
    create('member', 'users/spends/rankProgress', () => ({})),
    { ...create('member', 'users/export', () => ({})), grows: true },
    create('visitor', 'tableSessions/create', () => ({
      shop,
      type: 'takeAway',
      cart: [line()],
      idempotencyKey: newIdempotencyKey(),
    })),
    create('member', 'tableSessions/create', () => ({
      shop,
      type: 'takeAway',
      cart: [line()],
      idempotencyKey: newIdempotencyKey(),
    })),
    create('visitor', 'tableSessions/createOrResume', () => ({
      shop,
      viewItem: table,
      date: new Date().toISOString(),
    })),
  ]
}

/** Every call that is judged, each by those who may make it. */
export const samplesOf = async (people: People): Promise<readonly Sample[]> => {
  const lists: Sample[] = []
  for (const [name, caller] of Object.entries(people.callers))
    lists.push(...(await listsOf(name, caller, people)))
  return [...lists, ...screensOf(people)]
}
