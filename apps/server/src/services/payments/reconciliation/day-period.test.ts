import { expect, it } from 'vitest'
import { dayPeriod } from './day-period.ts'

const now = Date.parse('2026-11-22T12:00:00.700Z')
const period = (day: string, timeZone: string) => {
  const { from, to } = dayPeriod(day, timeZone, now) ?? {}
  return [from, to].map((time) => time && new Date(time).toISOString())
}

it('PAY-6.10: a day is that of the time zone, also if its clocks change', () => {
  expect(period('2026-11-20', 'Asia/Hong_Kong')).toEqual([
    '2026-11-19T16:00:00.000Z',
    '2026-11-20T16:00:00.000Z',
  ])
  expect(period('2026-11-01', 'America/New_York')).toEqual([
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T05:00:00.000Z',
  ])
})

it('PAY-6.10: today is compared but for its last ten minutes, tomorrow not', () => {
  expect(period('2026-11-22', 'UTC')).toEqual([
    '2026-11-22T00:00:00.000Z',
    '2026-11-22T11:50:00.000Z',
  ])
  expect(dayPeriod('2026-11-23', 'UTC', now)).toBeUndefined()
})
