import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

test('a day begins at midnight of the shop', () => {
  expect(dayStart(Date.parse('2026-03-03T17:20:33Z'), 'Asia/Hong_Kong')).toBe(
    '2026-03-03T16:00:00.000Z',
  )
  expect(dayStart(Date.parse('2026-03-03T15:59:59Z'), 'Asia/Hong_Kong')).toBe(
    '2026-03-02T16:00:00.000Z',
  )
})
