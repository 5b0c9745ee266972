import { expect, test } from 'vitest'
import { tvStatusOf } from './tv-status.ts'

test('a session is as far as its order that is least far (ORDER-3.4)', () => {
  expect(tvStatusOf(['completed', 'preparing', 'ready'])).toBe('preparing')
  expect(tvStatusOf(['completed', 'completed'])).toBe('completed')
})

test('cancelled orders do not count, and without orders there is nothing to show', () => {
  expect(tvStatusOf(['cancelled', 'ready'])).toBe('ready')
  expect(tvStatusOf(['cancelled'])).toBe('none')
  expect(tvStatusOf([])).toBe('none')
})
