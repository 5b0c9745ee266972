import { expect, test } from 'vitest'
import { businessDay, nextBusinessDay } from './business-day.ts'

test('the business day is the calendar day of the shop (ORDER-3.1)', () => {
  expect(businessDay(new Date('2026-03-01T03:59:00Z'), 'Asia/Hong_Kong')).toBe('2026-03-01')
  expect(businessDay(new Date('2026-03-01T23:00:00Z'), 'Asia/Hong_Kong')).toBe('2026-03-02')
})

test('until 04:00 an order belongs to the previous business day, also across the end of a month', () => {
  expect(businessDay(new Date('2026-02-28T19:59:00Z'), 'Asia/Hong_Kong')).toBe('2026-02-28')
  expect(businessDay(new Date('2026-02-28T20:00:00Z'), 'Asia/Hong_Kong')).toBe('2026-03-01')
})

const next = (now: string, zone: string) => nextBusinessDay(new Date(now), zone).toISOString()

test('the next business day begins at 04:00 of the shop, also before 04:00 and if clocks change', () => {
  expect(next('2026-02-28T19:59:00Z', 'Asia/Hong_Kong')).toBe('2026-02-28T20:00:00.000Z')
  expect(next('2026-02-28T20:00:00Z', 'Asia/Hong_Kong')).toBe('2026-03-01T20:00:00.000Z')
  expect(next('2026-03-28T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T02:00:00.000Z')
})
