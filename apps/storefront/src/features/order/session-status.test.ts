import type { TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { sessionWord } from './session-status.ts'

const of = (status: TableSession['status'], ...orders: string[]) =>
  sessionWord({
    status,
    orders: orders.map((word, at) => ({ seq: at + 1, status: word })) as TableSession['orders'],
  })

it('a closed session says how it ended, an open one the state of its latest order', () => {
  expect(of('void', 'completed')).toBe('cancelled')
  expect(of('cancelled')).toBe('cancelled')
  expect(of('done', 'received')).toBe('paid')
  expect(of('toPay', 'completed')).toBe('toPay')
  expect(of('ongoing', 'completed', 'preparing')).toBe('preparing')
  expect(of('ongoing')).toBe('received')
})
