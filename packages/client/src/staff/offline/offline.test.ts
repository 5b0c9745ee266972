import type { Order, TableSession } from '@comanda/contract'
import { expect, test } from 'vitest'
import { consoleKeys } from '../../storage/console-keys.ts'
import { memoryStorage } from '../../storage/key-storage.ts'
import { createFloor } from '../floor/floor.ts'
import { IDLE_TIME, lockWhenLeft, noteUse } from '../sign-in/lock-when-left.ts'
import { offlineCopy } from './offline-copy.ts'
import { createOrderBoard } from '../orders/order-board.ts'
import { createStaffAuthentication } from '../sign-in/staff-authentication.ts'
import { createStaffShops } from '../sign-in/staff-shops.ts'
import { ordersConnection } from '../../testing/orders-connection.ts'
import { sampleTable } from '../../testing/sample-session.ts'
import { sampleIds } from '../../testing/sample-menu.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'

const noon = Date.parse('2026-03-03T12:00:00+08:00')
const shop = { _id: sampleIds.shop, timeZone: 'Asia/Hong_Kong' }
const order = (id: string, rest: Partial<Order> = {}): Order =>
  ({
    _id: id,
    number: id,
    shop: shop._id,
    status: 'received',
    createTime: '2026-03-03T02:00:00Z',
    ...rest,
  }) as Order

const floorOver = (storage = memoryStorage(), sessions: readonly TableSession[] = []) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop._id }),
    'tableViewItems find': () => [{ _id: sampleIds.tea, shop: shop._id, name: '5' }],
    'tableSessions find': () => ({ data: sessions }),
    'reservationSettings find': () => [],
    'reservations find': () => ({ data: [] }),
  })
  return { server, storage, floor: createFloor(server.connection, shop, () => noon, storage) }
}

test('STAFF-8.1: without a network the floor is what this device last saw, with its age and without names of guests', async () => {
  const first = floorOver(undefined, [sampleTable({ contactName: 'Ms Wong' })])
  first.floor.open()
  await until(first.floor.state, ({ status }) => status === 'ready')
  expect(first.storage.read(consoleKeys.staffFloor)).not.toContain('Wong')
  const second = floorOver(first.storage)
  second.server.status.set('offline')
  second.floor.open()
  expect(second.floor.state.get()).toMatchObject({
    status: 'ready',
    staleSince: noon,
    places: [{ sessions: [{ _id: sampleIds.session }] }],
  })
})

test('STAFF-8.1: a copy is of one shop, and shown for a day', () => {
  const storage = memoryStorage()
  let now = noon
  const of = (id: string) => offlineCopy<string>(storage, { key: 'k', shop: id }, () => now)
  of('a').write('floor')
  expect(of('b').read()).toBeUndefined()
  now += 86_400_001
  expect(of('a').read()).toBeUndefined()
})

test('STAFF-8.1: a device that is slow to store a copy stores it less often, and the last one at any rate', () => {
  let now = noon
  const memory = memoryStorage()
  let writes = 0
  const slow = {
    ...memory,
    write: (key: string, value: string) => {
      now += 50
      writes += 1
      memory.write(key, value)
    },
  }
  const copy = offlineCopy<number>(slow, { key: 'k', shop: 'a' }, () => now)
  copy.write(1)
  now += 9900
  copy.write(2)
  expect(writes).toBe(1)
  now += 100
  copy.write(3)
  copy.write(4, true)
  expect(writes).toBe(3)
  expect(copy.read()?.value).toBe(4)
})

const boardOver = (orders: readonly Order[], storage = memoryStorage()) => {
  const server = ordersConnection(orders)
  const board = createOrderBoard(server.connection, shop, () => noon, storage)
  board.open()
  const statusOf = (id: string) => board.state.get().orders.get(id)?.status
  return { server, board, storage, statusOf }
}

test('STAFF-8.2: a step without a connection shows at once, waits over a reload, and is sent once', async () => {
  const first = boardOver([order('1', { phone: '91234567', contactName: 'Ms Wong' })])
  await until(first.board.state, ({ status }) => status === 'ready')
  first.server.status.set('offline')
  await first.board.move(order('1'), 'preparing')
  await first.board.move(order('1', { status: 'preparing' }), 'ready')
  expect(first.statusOf('1')).toBe('ready')
  expect(first.storage.read(consoleKeys.staffOrders)).not.toMatch(/Wong|91234567/)
  const second = boardOver([order('1')], first.storage)
  await until(second.board.unsent.waiting, (moves) => moves.length === 0)
  const sent = second.server.calls.filter(({ name }) => name === 'orders patch')
  expect(sent.map(({ args }) => args.slice(0, 2))).toEqual([
    ['1', { status: 'preparing', expectedStatus: 'received' }],
    ['1', { status: 'ready', expectedStatus: 'preparing' }],
  ])
  await second.board.unsent.send()
  expect(second.server.calls.filter(({ name }) => name === 'orders patch')).toHaveLength(2)
})

test('STAFF-8.2: a step that somebody else has overtaken is listed, with those that follow it', async () => {
  const storage = memoryStorage()
  const first = boardOver([order('1'), order('2')], storage)
  await until(first.board.state, ({ status }) => status === 'ready')
  first.server.status.set('offline')
  await first.board.move(order('1'), 'preparing')
  await first.board.move(order('1', { status: 'preparing' }), 'ready')
  first.server.refuse('illegalTransition')
  first.server.status.set('online')
  first.server.reconnect()
  await until(first.board.unsent.refused, (moves) => moves.length === 2)
  expect(first.board.unsent.waiting.get()).toEqual([])
  first.board.unsent.dismiss()
  expect(first.board.unsent.refused.get()).toEqual([])
})

test('STAFF-8.2: an order is not cancelled without a connection', async () => {
  const { server, board, statusOf } = boardOver([order('1')])
  await until(board.state, ({ status }) => status === 'ready')
  server.status.set('offline')
  await expect(board.move(order('1'), 'cancelled')).rejects.toMatchObject({ reason: 'offline' })
  expect(statusOf('1')).toBe('received')
})

test('STAFF-8.3: signing out removes all that was stored', async () => {
  const storage = memoryStorage()
  const user = { _id: 'u', staff: [{ role: 'waiter', shop: shop._id }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'authentication remove': () => ({}),
    'shops find': () => [{ _id: shop._id }],
  })
  const authentication = createStaffAuthentication(server.connection, storage)
  const account = await authentication.signIn('a@eat.example', 'Secret123')
  await createStaffShops(server.connection, storage).load(account)
  expect(createStaffAuthentication(server.connection, storage).state.get().user?._id).toBe('u')
  const reloaded = createStaffShops(server.connection, storage)
  expect(reloaded.state.get()).toMatchObject({ status: 'ready', shops: [{ _id: shop._id }] })
  await authentication.signOut()
  for (const key of Object.values(consoleKeys)) expect(storage.read(key)).toBeNull()
})

test('STAFF-8.3: a shared till that was closed is locked when it is opened after two minutes', () => {
  const storage = memoryStorage()
  storage.write(consoleKeys.staffLogin, 'token')
  lockWhenLeft(storage, noon)
  expect(storage.read(consoleKeys.staffLogin)).toBe('token')
  noteUse(storage, noon)
  lockWhenLeft(storage, noon + IDLE_TIME - 1)
  expect(storage.read(consoleKeys.staffLogin)).toBe('token')
  lockWhenLeft(storage, noon + IDLE_TIME)
  expect(storage.read(consoleKeys.staffLogin)).toBeNull()
})
