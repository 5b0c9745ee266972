import type { Order } from '@comanda/contract'
import { expect, test } from 'vitest'
import { ordersConnection } from '../../testing/orders-connection.ts'
import { createOrderBoard } from './order-board.ts'

const shop = { _id: 'shop', timeZone: 'Asia/Hong_Kong' }
const order = (id: string, status: Order['status'] = 'received', of = 'shop'): Order =>
  ({ _id: id, number: id, shop: of, status, createTime: '2026-03-03T12:00:00Z' }) as Order

const open = async (first: readonly Order[]) => {
  const server = ordersConnection(first)
  const board = createOrderBoard(server.connection, shop)
  const rung: string[] = []
  board.onArrival(({ number }) => rung.push(number))
  const close = board.open()
  await expect.poll(() => board.state.get().status).toBe('ready')
  const statuses = () => [...board.state.get().orders.values()].map(({ status }) => status)
  return { server, board, rung, close, statuses }
}

test('the board opens with the existing orders, without a ring', async () => {
  const { board, rung } = await open([order('1'), order('2', 'completed')])
  expect(board.state.get().orders.size).toBe(2)
  expect(board.state.get().arrived.size).toBe(0)
  expect(rung).toEqual([])
})

test('an order that arrives is reported once and is new until it is seen', async () => {
  const { server, board, rung } = await open([])
  server.dispatch('orders created', order('7'))
  server.dispatch('orders created', order('7'))
  server.dispatch('orders created', order('8', 'received', 'another shop'))
  expect(rung).toEqual(['7'])
  expect([...board.state.get().arrived]).toEqual(['7'])
  board.markSeen('7')
  expect(board.state.get().arrived.size).toBe(0)
})

test('an order whose arrival was never announced rings at its first change, unless it is under way (EVENT-1.10)', async () => {
  const { server, board, rung, statuses } = await open([order('1')])
  for (const one of [order('1'), order('7'), order('7'), order('8', 'preparing')])
    server.dispatch('orders patched', one)
  expect(rung).toEqual(['7'])
  expect([...board.state.get().arrived]).toEqual(['7'])
  expect(statuses()).toEqual(['received', 'received', 'preparing'])
})

test('PAY-4.1: an order to pay does not ring; it rings once it is paid', async () => {
  const { server, board, rung, statuses } = await open([order('1', 'toPay')])
  server.dispatch('orders created', order('7', 'toPay'))
  expect(statuses()).toEqual(['toPay', 'toPay'])
  expect(rung).toEqual([])
  expect(board.state.get().arrived.size).toBe(0)
  server.dispatch('orders patched', order('7'))
  server.dispatch('orders patched', order('7'))
  expect(rung).toEqual(['7'])
  server.orders.set('1', order('1'))
  server.reconnect()
  await expect.poll(() => rung).toEqual(['7', '1'])
})

test('a move on another screen is followed', async () => {
  const { server, statuses, board } = await open([])
  server.dispatch('orders created', order('7'))
  server.dispatch('orders patched', order('7', 'preparing'))
  expect(statuses()).toEqual(['preparing'])
  expect(board.state.get().arrived.size).toBe(0)
})

test('STAFF-4.18: a card says that its bill is paid, over its own events, until something is to pay again', async () => {
  const paid = { ...order('1'), session: 's', paid: true as const }
  const other = { ...order('2'), session: 't' }
  const { server, board } = await open([paid, other])
  const isPaid = () => [...board.state.get().orders.values()].map((one) => one.paid === true)
  server.dispatch('orders patched', { ...order('1', 'preparing'), session: 's' })
  expect(isPaid()).toEqual([true, false])
  server.dispatch('tableSessions patched', { _id: 't', outstanding: 0 })
  expect(isPaid()).toEqual([true, true])
  server.dispatch('tableSessions patched', { _id: 's', outstanding: 8 })
  expect(isPaid()).toEqual([false, true])
})

test('a move shows before the server responds', async () => {
  const { board, statuses } = await open([order('1')])
  const moved = board.move(order('1'), 'preparing')
  expect(statuses()).toEqual(['preparing'])
  await moved
  expect(statuses()).toEqual(['preparing'])
})

test('moves of an order that are made faster than the server responds are sent in their order', async () => {
  const { server, board, statuses } = await open([order('1')])
  const first = board.move(order('1'), 'preparing')
  const second = board.move(order('1', 'preparing'), 'ready')
  expect(server.count('orders patch')).toBe(1)
  await first
  expect(statuses()).toEqual(['ready'])
  await second
  expect(server.count('orders patch')).toBe(2)
  expect([...statuses(), server.orders.get('1')?.status]).toEqual(['ready', 'ready'])
})

test('a refused move is reverted', async () => {
  const { server, board, statuses } = await open([order('1')])
  server.refuse('illegalTransition')
  await expect(board.move(order('1'), 'preparing')).rejects.toMatchObject({
    code: 'illegalTransition',
  })
  expect(statuses()).toEqual(['received'])
})

test('without a connection an order is not cancelled', async () => {
  const { server, board, statuses } = await open([order('1')])
  server.status.set('offline')
  await expect(board.move(order('1'), 'cancelled')).rejects.toMatchObject({ reason: 'offline' })
  expect(statuses()).toEqual(['received'])
})

test('on reconnect the board reloads: missed changes show, and new orders ring', async () => {
  const { server, board, rung, statuses } = await open([order('1')])
  server.orders.set('1', order('1', 'ready'))
  server.orders.set('2', order('2'))
  server.reconnect()
  await expect.poll(statuses).toEqual(['ready', 'received'])
  expect(rung).toEqual(['2'])
  expect([...board.state.get().arrived]).toEqual(['2'])
})

test('with a new day of the shop the board reloads', async () => {
  let now = Date.parse('2026-03-03T15:00:00Z')
  const server = ordersConnection([order('1', 'completed')])
  const board = createOrderBoard(server.connection, shop, () => now)
  board.open()
  await expect.poll(() => board.state.get().orders.size).toBe(1)
  server.orders.clear()
  board.startDay('2026-03-02T16:00:00.000Z')
  now = Date.parse('2026-03-03T16:00:30Z')
  board.startDay('2026-03-03T16:00:00.000Z')
  await expect.poll(() => board.state.get().orders.size).toBe(0)
})

test('a closed board ignores events', async () => {
  const { server, board, close } = await open([])
  close()
  server.dispatch('orders created', order('7'))
  expect(board.state.get().orders.size).toBe(0)
})

test('STAFF-8.5: an order that comes while the board loads is on it', async () => {
  let came = 0
  const server = ordersConnection([])
  const { service } = server.connection
  const connection = {
    ...server.connection,
    // Read just before the order was written, and answered after it was announced.
    service: ((path: 'orders') =>
      path === 'orders'
        ? {
            ...service(path),
            find: async (query: object) => {
              const found = await service(path).find({ ...query })
              if ('$after' in query || came > 1) return found
              server.dispatch('orders created', order(String((came += 1))))
              return found
            },
          }
        : service(path)) as typeof service,
  }
  const board = createOrderBoard(connection, shop)
  board.open()
  await expect.poll(() => board.state.get().status).toBe('ready')
  expect([...board.state.get().orders.keys()]).toContain('1')
})
