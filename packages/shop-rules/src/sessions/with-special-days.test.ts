import { expect, it } from 'vitest'
import { specialDayOf } from './special-days.ts'
import { withSpecialDays } from './with-special-days.ts'

const christmas = { from: '2026-12-25' }
const shortHours = { from: '2026-12-20', to: '2027-01-05' }
const newYear = { from: '2026-12-31', to: '2026-01-01', yearly: true }
const labourDay = { from: '2026-05-01', yearly: true }

it('SESS-10.1, STAFF-10.16: a day within a range counts before it, and one of this year before those of every year', () => {
  const days = withSpecialDays([newYear, shortHours], [labourDay, christmas])
  expect(days).toEqual([christmas, shortHours, labourDay, newYear])
  expect(specialDayOf(days, '2026-12-25')).toBe(christmas)
  expect(specialDayOf(days, '2026-12-26')).toBe(shortHours)
})

it('GROUP-5.1: a day of the same dates is replaced, others stay', () => {
  const closed = { from: '2026-12-25', to: '2026-12-25', hours: [] }
  expect(withSpecialDays([christmas, { ...christmas, yearly: true }], [closed])).toEqual([
    closed,
    { ...christmas, yearly: true },
  ])
})
