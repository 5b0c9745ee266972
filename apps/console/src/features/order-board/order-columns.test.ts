import type { Order } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cancelledOrders, neighbour, orderColumns } from './order-columns.ts'

const order = (id: string, status: Order['status'], minute: number, completed?: number): Order =>
  ({
    _id: id,
    status,
    createTime: `2026-03-03T12:${String(minute).padStart(2, '0')}:00Z`,
    ...(completed === undefined ? {} : { completedTime: `2026-03-03T13:0${completed}:00Z` }),
  }) as Order

const columns = orderColumns(
  new Map(
    [
      order('b', 'received', 5),
      order('a', 'received', 1),
      order('c', 'ready', 2),
      order('d', 'completed', 0, 1),
      order('e', 'completed', 3, 2),
      order('x', 'cancelled', 4),
      { ...order('y', 'completed', 5), createTime: '2026-03-02T12:00:00Z' },
    ].map((one) => [one._id, one]),
  ),
  '2026-03-02T16:00:00.000Z',
)
const ids = (status: 'received' | 'completed') => columns[status].map(({ _id }) => _id)

test('open orders are listed oldest first, completed ones last completed first, cancelled ones and those of yesterday not at all', () => {
  expect(ids('received')).toEqual(['a', 'b'])
  expect(ids('completed')).toEqual(['e', 'd'])
  expect(Object.values(columns).flat()).toHaveLength(5)
})

test.each([
  [undefined, 'ArrowDown', 'a'],
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowDown', 'b'],
  ['a', 'ArrowUp', 'a'],
  ['b', 'ArrowRight', 'c'],
  ['c', 'ArrowRight', 'e'],
  ['d', 'ArrowLeft', 'c'],
  ['c', 'ArrowLeft', 'a'],
  ['a', 'ArrowLeft', 'a'],
] as const)('from %s %s leads to %s', (from, key, to) => {
  expect(neighbour(columns, from, key)).toBe(to)
})

const arbitraryOrders = fc.uniqueArray(
  fc
    .tuple(
      fc.stringMatching(/^[0-9a-f]{4}$/),
      fc.constantFrom<Order['status']>('received', 'preparing', 'ready', 'completed', 'cancelled'),
      fc.integer({ min: 0, max: 59 }),
    )
    .map(([id, status, minute]) => order(id, status, minute)),
  { selector: ({ _id }) => _id },
)
const columnsOf = (orders: readonly Order[]) =>
  orderColumns(new Map(orders.map((one) => [one._id, one])), '2026-03-02T16:00:00.000Z')

test('ORDER-3.2: each order of today that is not cancelled is in the column of its status, once', () => {
  fc.assert(
    fc.property(arbitraryOrders, (orders) => {
      const found = Object.entries(columnsOf(orders)).flatMap(([status, column]) =>
        column.map(({ _id }) => `${status} ${_id}`),
      )
      const expected = orders
        .filter(({ status }) => status !== 'cancelled')
        .map(({ status, _id }) => `${status} ${_id}`)
      expect(found).toHaveLength(expected.length)
      expect(new Set(found)).toEqual(new Set(expected))
    }),
  )
})

test('the columns do not depend on the order in which orders arrive', () => {
  fc.assert(
    fc.property(arbitraryOrders, (orders) => {
      const { completed: _, ...open } = columnsOf(orders)
      const { completed: __, ...reversed } = columnsOf(orders.toReversed())
      expect(reversed).toEqual(open)
    }),
  )
})

test('an arrow key leads to an order of the board, and the opposite key leads back in a column', () => {
  fc.assert(
    fc.property(arbitraryOrders, (orders) => {
      const drawn = columnsOf(orders)
      for (const column of Object.values(drawn))
        for (const [at, { _id }] of column.entries()) {
          const below = neighbour(drawn, _id, 'ArrowDown')
          expect(below).toBe(column[at + 1]?._id ?? _id)
          if (below !== _id) expect(neighbour(drawn, below, 'ArrowUp')).toBe(_id)
          const beside = neighbour(drawn, _id, 'ArrowRight')
          expect(
            Object.values(drawn)
              .flat()
              .map((one) => one._id),
          ).toContain(beside)
        }
    }),
  )
})

test('STAFF-5.15: cancelled orders of the day, those cancelled last first', () => {
  const cancelled = (id: string, minute: number, cancelledTime?: string): Order => ({
    ...order(id, 'cancelled', minute),
    ...(cancelledTime === undefined ? {} : { cancelledTime }),
  })
  const orders = [
    cancelled('1', 10, '2026-03-03T12:40:00Z'),
    cancelled('2', 12, '2026-03-03T12:50:00Z'),
    cancelled('3', 1),
    order('4', 'received', 12),
  ]
  const all = new Map(orders.map((one) => [one._id, one]))
  const shown = cancelledOrders(all, '2026-03-03T12:05:00Z')
  expect(shown.map(({ _id }) => _id)).toEqual(['2', '1'])
})
