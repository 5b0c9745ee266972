import { expect, test } from 'vitest'
import { businessDay } from './business-day.ts'

test('the business day is the calendar day of the shop (ORDER-3.1)', () => {
  expect(businessDay(new Date('2026-03-01T03:59:00Z'), 'Asia/Hong_Kong')).toBe('2026-03-01')
  expect(businessDay(new Date('2026-03-01T23:00:00Z'), 'Asia/Hong_Kong')).toBe('2026-03-02')
})

test('until 04:00 an order belongs to the previous business day, also across the end of a month', () => {
  expect(businessDay(new Date('2026-02-28T19:59:00Z'), 'Asia/Hong_Kong')).toBe('2026-02-28')
  expect(businessDay(new Date('2026-02-28T20:00:00Z'), 'Asia/Hong_Kong')).toBe('2026-03-01')
})
