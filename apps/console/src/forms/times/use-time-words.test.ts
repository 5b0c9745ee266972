import { expect, it } from 'vitest'
import { isOvernight, weekdayRuns } from './use-time-words.ts'

it('days of the week that follow each other are one run, Monday first (STAFF-10.11)', () => {
  expect(weekdayRuns([1, 2, 3, 4, 5])).toEqual([[1, 5]])
  expect(weekdayRuns([0, 6])).toEqual([[6, 0]])
  expect(weekdayRuns([0, 1, 3])).toEqual([
    [1, 1],
    [3, 3],
    [0, 0],
  ])
})

it('hours that end before they begin end the next day, those until midnight the same day (STAFF-10.11)', () => {
  expect(isOvernight('22:00', '02:00')).toBe(true)
  expect(isOvernight('22:00', '00:00')).toBe(false)
  expect(isOvernight('17:00', '19:00')).toBe(false)
})
