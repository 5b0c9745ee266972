import { addDays } from '@comanda/engine/time'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { periodBefore } from './period-before.ts'

test.each([
  ['2026-03-04', '2026-03-04', '2026-02-25', '2026-02-25'],
  ['2026-03-01', '2026-03-01', '2026-02-22', '2026-02-22'],
  ['2026-03-02', '2026-03-08', '2026-02-23', '2026-03-01'],
  ['2026-06-01', '2026-06-07', '2026-05-25', '2026-05-31'],
  ['2026-03-01', '2026-04-30', '2025-12-28', '2026-02-26'],
])('STAFF-7.10: %s to %s is compared with the same weekdays before', (from, to, first, last) => {
  expect(periodBefore({ from, to }, true)).toMatchObject({
    by: 'weeks',
    days: { from: first, to: last },
  })
})

test.each([
  ['2026-03-01', '2026-03-05', '2026-02-05'],
  ['2026-06-01', '2026-06-08', '2026-05-08'],
  ['2026-03-01', '2026-03-30', '2026-02-28'],
  ['2026-01-01', '2026-01-15', '2025-12-15'],
])(
  'STAFF-7.10: the month from %s to %s is compared with the one before, to %s',
  (from, to, last) => {
    const { by, days } = periodBefore({ from, to }, false)
    expect([by, days.from, days.to]).toEqual(['month', `${last.slice(0, 7)}-01`, last])
  },
)

test('STAFF-7.10: a month that is over is compared with all of the one before, its last day with the same date', () => {
  const february = { from: '2026-02-01', to: '2026-02-28' }
  expect(periodBefore(february, true).days).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(periodBefore(february, false).days).toEqual({ from: '2026-01-01', to: '2026-01-28' })
})

test('STAFF-7.10: what days are compared with ends before they begin', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(399), fc.boolean(), (at, length, isOver) => {
      const from = addDays('2024-01-01', at)
      const { days } = periodBefore({ from, to: addDays(from, length) }, isOver)
      expect(days.from <= days.to && days.to < from).toBe(true)
    }),
  )
})
