import { expect, test } from 'vitest'
import { nextBusinessDay } from './business-day.ts'

const next = (now: string, timeZone: string, dayEnd?: string) =>
  nextBusinessDay(new Date(now), {
    timeZone,
    dayEnds: dayEnd === undefined ? null : [{ from: '1970-01-01', time: dayEnd }],
  }).toISOString()

test('TIME-5.1: the next business day begins at 04:00 of the shop, also before 04:00 and if clocks change', () => {
  expect(next('2026-02-28T19:59:00Z', 'Asia/Hong_Kong')).toBe('2026-02-28T20:00:00.000Z')
  expect(next('2026-02-28T20:00:00Z', 'Asia/Hong_Kong')).toBe('2026-03-01T20:00:00.000Z')
  expect(next('2026-03-28T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T02:00:00.000Z')
})

test('TIME-5.1: that of a bar which closes at 06:00 begins then', () => {
  expect(next('2026-02-28T21:00:00Z', 'Asia/Hong_Kong', '06:00')).toBe('2026-02-28T22:00:00.000Z')
})
