import { expect, test } from 'vitest'
import { statusTimes } from './status-times.ts'

const none = { preparingTime: null, readyTime: null, completedTime: null, cancelledTime: null }
const now = new Date('2026-03-01T12:00:00.000Z')
const at = now.toISOString()

test('each step records the time at which it was reached (ORDER-3.5)', () => {
  const preparing = statusTimes(none, 'preparing', now)
  expect(preparing).toEqual({ ...none, preparingTime: at })
  const later = new Date('2026-03-01T12:05:00.000Z')
  expect(statusTimes(preparing, 'ready', later)).toEqual({
    ...none,
    preparingTime: at,
    readyTime: later.toISOString(),
  })
})

test('a step back clears the steps that came after', () => {
  const ready = { ...none, preparingTime: at, readyTime: at }
  expect(statusTimes(ready, 'received', now)).toEqual(none)
  expect(statusTimes({ ...ready, completedTime: at }, 'ready', now)).toEqual(ready)
})

test('a cancelled order retains the times of its steps', () => {
  const ready = { ...none, preparingTime: at, readyTime: at }
  expect(statusTimes(ready, 'cancelled', now)).toEqual({ ...ready, cancelledTime: at })
})

test('returns nothing but the times of the order', () => {
  const order = { ...none, status: 'received', total: 10 }
  expect(statusTimes(order, 'preparing', now)).toEqual({ ...none, preparingTime: at })
})
