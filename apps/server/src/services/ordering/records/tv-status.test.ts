import { expect, test } from 'vitest'
import { tvStatusOf } from './tv-status.ts'

test('a session has the status of its least advanced order (ORDER-3.4)', () => {
  expect(tvStatusOf(['completed', 'preparing', 'ready'])).toBe('preparing')
  expect(tvStatusOf(['completed', 'completed'])).toBe('completed')
})

test('cancelled orders do not count, and a session without orders has no status', () => {
  expect(tvStatusOf(['cancelled', 'ready'])).toBe('ready')
  expect(tvStatusOf(['cancelled'])).toBe('none')
  expect(tvStatusOf([])).toBe('none')
})
