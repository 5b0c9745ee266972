import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardStatuses, canCancel, canUndo, nextStatus, previousStatus } from './board-status.ts'

test.each([
  ['received', 'preparing', undefined],
  ['preparing', 'ready', 'received'],
  ['ready', 'completed', 'preparing'],
  ['completed', undefined, 'ready'],
  ['cancelled', undefined, undefined],
] as const)(
  'ORDER-3.2: the next step of %s is %s, the previous one %s',
  (status, next, previous) => {
    expect(nextStatus(status)).toBe(next)
    expect(previousStatus(status)).toBe(previous)
  },
)

test('open orders can be cancelled, completed and cancelled ones cannot', () => {
  expect(['received', 'preparing', 'ready'].every((status) => canCancel(status as 'ready'))).toBe(
    true,
  )
  expect(canCancel('completed')).toBe(false)
  expect(canCancel('cancelled')).toBe(false)
})

test('ORDER-3.2: a move can be undone only if the transition table allows the reverse', () => {
  expect(canUndo('received', 'preparing')).toBe(true)
  expect(canUndo('ready', 'completed')).toBe(true)
  expect(canUndo('received', 'ready')).toBe(false)
  expect(canUndo('preparing', 'cancelled')).toBe(false)
})

test('a step back reverses a step forward, and each step can be undone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...boardStatuses), (status) => {
      const next = nextStatus(status)
      if (next === undefined) return
      expect(previousStatus(next)).toBe(status)
      expect(canUndo(status, next)).toBe(true)
    }),
  )
})
