import { expect, test } from 'vitest'
import { canCancel, canUndo, nextStatus, previousStatus } from './board-status.ts'

test.each([
  ['received', 'preparing', undefined],
  ['preparing', 'ready', 'received'],
  ['ready', 'completed', 'preparing'],
  ['completed', undefined, 'ready'],
  ['cancelled', undefined, undefined],
] as const)('%s goes on to %s and back to %s', (status, next, previous) => {
  expect(nextStatus(status)).toBe(next)
  expect(previousStatus(status)).toBe(previous)
})

test('open orders can be cancelled, completed and cancelled ones cannot', () => {
  expect(['received', 'preparing', 'ready'].every((status) => canCancel(status as 'ready'))).toBe(
    true,
  )
  expect(canCancel('completed')).toBe(false)
  expect(canCancel('cancelled')).toBe(false)
})

test('a move is taken back only where the transition table has the way back', () => {
  expect(canUndo('received', 'preparing')).toBe(true)
  expect(canUndo('ready', 'completed')).toBe(true)
  expect(canUndo('received', 'ready')).toBe(false)
  expect(canUndo('preparing', 'cancelled')).toBe(false)
})
