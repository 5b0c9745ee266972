import { newIdempotencyKey } from '../caller/caller.ts'
import type { People } from './people.ts'
import type { Query, Sample } from './sample.ts'

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString()

/** The reports of a week: they grow with what the shop sold in it. */
const reportsOf = (shop: string): readonly (readonly [string, object])[] => {
  const [from, to] = [day(6).slice(0, 10), day(0).slice(0, 10)]
  const ofShop = [
    'day',
    'sales',
    'products',
    'payments',
    'staff',
    'kitchen',
    'bookings',
    'stays',
    'bills',
  ].map((name) => [`reports/${name}`, { shop, from, to }] as const)
  return [...ofShop, ['reports/shops', { shops: [shop], from, to }]]
}

/** What the screens of the apps and of the console load, beside the lists. */
export const screensOf = ({
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
    create('waiter', 'reservations/day', () => ({ shop, date: day(0).slice(0, 10) })),
    create('waiter', 'reservations/days', () => ({ shop, from: day(3).slice(0, 10), days: 7 })),
    ...['20000077', '0077', 'Guest 77'].map((text) =>
      create('waiter', 'reservations/search', () => ({ shop, text })),
    ),
    create('visitor', 'reservations/availability', () => ({
      shop,
      adults: 2,
      children: 0,
      babyStools: 0,
      date: day(0).slice(0, 10),
    })),
    create('waiter', 'guests/known', () => ({ shop, date: day(0).slice(0, 10) })),
    ...['51000077', '0077', 'Guest 77'].map((text) =>
      create('waiter', 'guests/search', () => ({ shop, text })),
    ),
    {
      ...create('manager', 'guests/list', () => ({ shop, rules: { absentDays: 60 } })),
      grows: true,
    },
    {
      ...create('manager', 'guests/list', () => ({
        shop,
        rules: { tag: 'regular', minVisits: 3 },
      })),
      grows: true,
    },
    create('manager', 'guests/givings', () => ({ shop })),
    create('waiter', 'waitingParties/list', () => ({ shop })),
    create('visitor', 'waitingPlaces/estimate', () => ({ shop, guests: 2 })),
    create('manager', 'businessDays/preview', () => ({ shop, day: day(1).slice(0, 10) })),
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
