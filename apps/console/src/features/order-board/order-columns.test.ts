import type { Order } from '@comanda/contract'
import { expect, test } from 'vitest'
import { neighbour, orderColumns } from './order-columns.ts'

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
