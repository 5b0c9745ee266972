import type { Order, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { scriptedConnection } from './testing/scripted-connection.ts'
import { loadBoardOrders } from './staff/orders/board-orders.ts'
import { adjustDish } from './staff/menu/dish-stock.ts'
import { createStaffShops } from './staff/sign-in/staff-shops.ts'
import { createSittings } from './staff/tables/sittings.ts'
import { createTables } from './staff/tables/tables.ts'
import { memoryStorage } from './storage/key-storage.ts'

const cashier = (_id: string) => ({ _id, staff: [{ role: 'cashier', shop: 'b' }] }) as User

test('the shops of an account are those that it works in, loaded once', async () => {
  const { connection, count } = scriptedConnection({
    'shops find': () => [{ _id: 'a' }, { _id: 'b' }],
  })
  const shops = createStaffShops(connection, memoryStorage())
  await shops.load(cashier('u'))
  await shops.load(cashier('u'))
  expect(shops.state.get()).toEqual({ status: 'ready', shops: [{ _id: 'b' }] })
  expect(count('shops find')).toBe(1)
  await shops.load(cashier('another'))
  expect(count('shops find')).toBe(2)
})

test('an owner sees the first 50 shops, searches the others, and opens one that is not listed', async () => {
  const owner: User = { _id: 'o', staff: [{ role: 'owner' }] }
  const { connection, calls } = scriptedConnection({
    'shops find': () => Array.from({ length: 50 }, (_, index) => ({ _id: `s${index}` })),
    'shops/search create': () => ({ total: 1, shops: [{ _id: 'far' }] }),
    'shops get': (id: string) => {
      if (id !== 'far') throw new Error('not found')
      return { _id: 'far' }
    },
  })
  const shops = createStaffShops(connection, memoryStorage())
  await shops.load(owner)
  expect(shops.state.get()).toMatchObject({ hasMore: true })
  expect(calls[0]?.args).toEqual([{ $sort: { order: 1 }, $limit: 50 }])
  expect(await shops.search('far')).toEqual([{ _id: 'far' }])
  await shops.open('far')
  expect(shops.state.get().shops.at(-1)).toEqual({ _id: 'far' })
  await shops.open('none')
  expect(shops.state.get()).toMatchObject({ missing: 'none' })
})

test('shops and tables that failed to load have an error, and can be loaded again', async () => {
  let isThere = false
  const find = () => {
    if (!isThere) throw new Error('down')
    return []
  }
  const { connection } = scriptedConnection({
    'shops find': find,
    'tableViewItems find': find,
    'tableCodes find': find,
  })
  const [shops, tables] = [
    createStaffShops(connection, memoryStorage()),
    createTables(connection, 'shop'),
  ]
  const load = () => Promise.all([shops.load(cashier('u')), tables.load()])
  await load()
  expect(shops.state.get().status).toBe('failed')
  expect(tables.state.get()).toMatchObject({ status: 'failed', message: 'down' })
  isThere = true
  await load()
  expect(shops.state.get().status).toBe('ready')
  expect(tables.state.get()).toEqual({ status: 'ready', tables: [] })
})

test('a dish is taken off the menu and offered again by its stock; not without a connection', async () => {
  const { connection, calls, status } = scriptedConnection({
    'productStocks/adjust create': () => ({}),
  })
  const dish = { _id: 'dish', shop: 'shop' }
  await adjustDish(connection, dish, { mode: 'paused' })
  await adjustDish(connection, dish, { mode: 'offered' })
  expect(calls.map(({ args: [data] }) => data)).toMatchObject([
    { shop: 'shop', product: 'dish', mode: 'paused' },
    { shop: 'shop', product: 'dish', mode: 'offered' },
  ])
  status.set('offline')
  await expect(adjustDish(connection, dish, { mode: 'paused' })).rejects.toMatchObject({
    reason: 'offline',
  })
  expect(calls).toHaveLength(2)
})

test('all open orders are loaded, page by page, those to pay, and the completed and cancelled ones of the day', async () => {
  const orders = Array.from({ length: 230 }, (_, at) => ({
    _id: String(at).padStart(24, '0'),
    createTime: new Date(at * 1000).toISOString(),
  })) as Order[]
  const { connection, calls } = scriptedConnection({
    'orders find': ({ status, $after }: { status: unknown; $after?: { _id: string } }) => {
      if (status === 'completed') return { data: [{ _id: 'done' }] }
      if (status === 'cancelled') return { data: [{ _id: 'cancelled' }] }
      if (status === 'toPay') return { data: [{ _id: 'unpaid' }] }
      const from = $after ? orders.findIndex(({ _id }) => _id === $after._id) + 1 : 0
      return { data: orders.slice(from, from + 100) }
    },
  })
  const now = Date.parse('2026-03-03T15:00:00Z')
  const found = await loadBoardOrders(connection, { _id: 's', timeZone: 'Asia/Hong_Kong' }, now)
  const ids = [...orders.map(({ _id }) => _id), 'unpaid', 'done', 'cancelled']
  expect(found.map(({ _id }) => _id)).toEqual(ids)
  expect(calls.map(({ args: [query] }) => query)).toContainEqual(
    expect.objectContaining({
      status: 'completed',
      createTime: { $gte: '2026-03-02T20:00:00.000Z' },
    }),
  )
})

test('SESS-9.5: a table has its printed code, and none if the codes have none for it, since its id may have ended', async () => {
  const { connection, calls } = scriptedConnection({
    'tableViewItems find': () => [{ _id: 'a' }, { _id: 'b' }],
    'tableCodes find': () => [{ _id: 'a', table: 'a' }],
    'tableCodes/renew create': () => ({ code: 'new' }),
  })
  const tables = createTables(connection, 'shop')
  await tables.load()
  const codes = () => {
    const state = tables.state.get()
    return state.status === 'ready' ? state.tables.map(({ fixedCode }) => fixedCode) : []
  }
  expect(codes()).toEqual(['a', undefined])
  await tables.renew('b')
  expect(codes()).toEqual(['a', 'new'])
  expect(calls.at(-1)?.args[0]).toEqual({
    shop: 'shop',
    table: 'b',
    idempotencyKey: expect.any(String),
  })
})

test('SESS-8.4: the last orders of open tables are loaded, and follow what staff change', async () => {
  const { connection, calls, dispatch } = scriptedConnection({
    'tableSessions find': () => ({
      data: [
        { _id: 'a', orderCutoffTime: 'noon' },
        { _id: 'b', orderCutoffTime: null },
      ],
    }),
  })
  const sittings = createSittings(connection, 'shop')
  const close = sittings.open()
  expect(calls[0]?.args[0]).toMatchObject({ $select: ['_id', 'orderCutoffTime'] })
  await expect.poll(() => [...sittings.lastOrders.get()]).toEqual([['a', 'noon']])
  dispatch('tableSessions patched', { _id: 'b', shop: 'shop', orderCutoffTime: 'one' })
  dispatch('tableSessions patched', { _id: 'a', shop: 'shop', orderCutoffTime: null })
  dispatch('tableSessions patched', { _id: 'c', shop: 'another', orderCutoffTime: 'two' })
  expect([...sittings.lastOrders.get()]).toEqual([['b', 'one']])
  close()
})
