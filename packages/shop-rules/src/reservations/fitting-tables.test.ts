import { expect, it } from 'vitest'
import { fittingTables, keptFor, tablesOfOthers } from './fitting-tables.ts'

const booking = (_id: string, time: string, tables: readonly string[], own: object = {}) => ({
  _id,
  status: 'booked' as const,
  startTime: `2026-03-04T${time}:00Z`,
  tables,
  ...own,
})
const own = booking('own', '11:00', [])
const tables = [
  { _id: 'six', capacity: 6 },
  { _id: 'two', capacity: 2 },
  { _id: 'four', capacity: 4 },
  { _id: 'bar' },
]

const names = (guests: number, others: readonly string[] = []) =>
  fittingTables(tables, guests, new Set(others)).map(({ _id }) => _id)

it('a table is others’ for as long as guests stay before and after (RES-7.1)', () => {
  const reserved = [
    booking('own', '11:00', ['own']),
    booking('a', '09:30', ['left']),
    booking('b', '09:31', ['still']),
    booking('c', '12:29', ['soon']),
    booking('d', '12:30', ['later']),
    booking('e', '11:00', ['gone'], { status: 'noShow' }),
  ]
  expect([...tablesOfOthers(own, reserved, 90)]).toEqual(['still', 'soon'])
})

it('a table is reserved for those who are expected there within the stay, not for those who sit already (RES-7.5)', () => {
  const reserved = [
    booking('own', '11:10', ['t']),
    booking('late', '10:40', ['t'], { status: 'late' }),
    booking('soon', '12:00', ['other', 't']),
    booking('seated', '10:50', ['t'], { status: 'seated' }),
    booking('tonight', '12:30', ['t']),
  ]
  expect(keptFor(['t'], own, reserved, 90).map(({ _id }) => _id)).toEqual(['late', 'soon'])
})

it('the smallest table that fits comes first, without those of others and those too small (RES-7.2)', () => {
  expect(names(2)).toEqual(['two', 'four', 'six'])
  expect(names(3, ['four'])).toEqual(['six'])
  expect(names(7)).toEqual([])
})
