import type { Order } from '@comanda/contract'
import { expect, test, vi } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { calledOrders } from './called-orders.ts'
import { createPickupBoard } from './pickup-board.ts'

const order = (number: string, own: Partial<Order> = {}): Order => ({
  _id: number,
  shop: 'shop',
  session: 's',
  seq: 1,
  number,
  type: 'takeAway',
  status: 'received',
  createTime: `2026-03-03T12:00:0${number}Z`,
  lines: [],
  ...own,
})
const numbers = (of: readonly Order[]) => of.map(({ number }) => number)
const theme = { primary: '#123456' }

const open = async (orders: readonly Order[]) => {
  let known = orders
  let tables: readonly number[] = []
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: 'shop' }),
    'orders find': () => ({ data: known }),
    'waitingParties/called create': () => ({ numbers: tables }),
    'systemSettings find': () => [],
    'appSettings find': () => [{ _id: 'look', name: [], theme }],
  })
  const board = createPickupBoard(server.connection, 'shop', () => 1000)
  const rung = vi.fn<(one: Pick<Order, 'number'>) => void>()
  board.onArrival(rung)
  board.open()
  await until(board.state, ({ status }) => status !== 'loading')
  const ready = () => {
    const state = board.state.get()
    if (state.status !== 'ready') throw new Error('the board is not loaded')
    return state
  }
  const shown = () => {
    const { preparing, ready: called } = calledOrders(ready().orders.values())
    return { preparing: numbers(preparing), ready: numbers(called) }
  }
  const missed = async (now: readonly Order[]) => {
    known = now
    await board.reload()
  }
  const callTables = (...numbers: readonly number[]) => {
    tables = numbers
    server.dispatch('waitingParties patched', {})
  }
  return {
    server,
    board,
    callTables,
    ready,
    shown,
    missed,
    rung: () => rung.mock.calls.map(([one]) => one.number),
  }
}

test('KITCHEN-4.1: a board has what guests fetch by its number, the oldest in preparation and the latest ready first', async () => {
  const { shown } = await open([
    order('2', { status: 'preparing' }),
    order('1'),
    order('3', { type: 'dineIn', tableName: '5' }),
    order('4', { type: 'dineInNoTable' }),
    order('5', { status: 'ready', readyTime: '2026-03-03T12:10:00Z' }),
    order('6', { status: 'ready', readyTime: '2026-03-03T12:20:00Z' }),
    order('7', { pickupTime: '2026-03-03T19:00:00Z' }),
    order('8', { pickupTime: '2026-03-03T19:00:00Z', status: 'preparing' }),
  ])
  expect(shown()).toEqual({ preparing: ['1', '2', '4', '8'], ready: ['6', '5'] })
})

test('KITCHEN-4.2: an order rings once when it is ready, also one that was missed; one that is taken or cancelled goes', async () => {
  const { server, shown, rung, missed } = await open([order('1'), order('2'), order('3')])
  const ready = order('1', { status: 'ready' })
  server.dispatch('orders patched', ready)
  server.dispatch('orders patched', ready)
  server.dispatch('orders patched', order('9', { shop: 'elsewhere', status: 'ready' }))
  expect(rung()).toEqual(['1'])
  server.dispatch('orders patched', order('1', { status: 'completed' }))
  server.dispatch('orders patched', order('2', { status: 'cancelled' }))
  expect(shown()).toEqual({ preparing: ['3'], ready: [] })
  await missed([order('3', { status: 'ready' }), order('4', { tableName: '5', type: 'dineIn' })])
  expect(rung()).toEqual(['1', '3'])
  expect(shown()).toEqual({ preparing: [], ready: ['3'] })
})

test('KITCHEN-4.2: what was ready when the board was opened does not ring', async () => {
  expect((await open([order('1', { status: 'ready' })])).rung()).toEqual([])
})

test('KITCHEN-4.3: a board has the colours of the restaurant, and knows since when it has heard nothing', async () => {
  const { server, ready, missed } = await open([order('1')])
  expect(ready()).toMatchObject({ theme, staleSince: undefined })
  server.status.set('offline')
  expect(ready()).toMatchObject({ staleSince: 1000 })
  server.status.set('online')
  await missed([order('1')])
  expect(ready()).toMatchObject({ staleSince: undefined })
})

test('WAIT-3.7: the number of a called party is on the board and rings once, until it is seated', async () => {
  const { board, callTables, ready, rung } = await open([])
  const shows = (numbers: readonly number[]) =>
    until(
      board.state,
      (state) => state.status === 'ready' && String(state.tables) === String(numbers),
    )
  callTables(4)
  await shows([4])
  callTables(7, 4)
  await shows([7, 4])
  expect(rung()).toEqual(['4', '7'])
  callTables()
  await shows([])
  expect(ready().tables).toEqual([])
})
