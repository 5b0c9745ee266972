import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

const at = Date.parse('2026-03-03T17:20:33Z')

test('TIME-5.1: after midnight staff still see the business day, which began at 04:00', () => {
  expect(dayStart(at, { timeZone: 'Asia/Hong_Kong' })).toBe('2026-03-02T20:00:00.000Z')
  expect(dayStart(at, { timeZone: 'Asia/Hong_Kong' }, 1)).toBe('2026-03-03T20:00:00.000Z')
})

test('TIME-5.1: that of a bar begins when it says', () => {
  const bar = { timeZone: 'Asia/Hong_Kong', dayEnds: [{ from: '2026-01-01', time: '06:00' }] }
  expect(dayStart(Date.parse('2026-03-03T21:59:59Z'), bar)).toBe('2026-03-02T22:00:00.000Z')
})
