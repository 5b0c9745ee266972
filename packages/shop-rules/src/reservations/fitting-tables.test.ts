import { expect, it } from 'vitest'
import { fittingTables } from './fitting-tables.ts'

const tables = [
  { _id: 'six', capacity: 6 },
  { _id: 'two', capacity: 2 },
  { _id: 'four', capacity: 4 },
  { _id: 'bar' },
]
const together = [
  { tables: ['four', 'six'], seats: 10 },
  { tables: ['two', 'four'], seats: 6 },
  { tables: ['two', 'gone'], seats: 5 },
]

const names = (guests: number, others: readonly string[] = [], combinations = [...together]) =>
  fittingTables(tables, combinations, guests, new Set(others)).map((place) =>
    place.tables.map(({ _id }) => _id).join('+'),
  )

it('the smallest table that fits comes first, without those of others and those too small (RES-7.2)', () => {
  expect(names(2, [], [])).toEqual(['two', 'four', 'six'])
  expect(names(3, ['four'], [])).toEqual(['six'])
  expect(names(7, [], [])).toEqual([])
})

it('tables that the shop puts together count as one, if all of them are there and free (RES-7.8)', () => {
  expect(names(5)).toEqual(['six', 'two+four', 'four+six'])
  expect(names(7)).toEqual(['four+six'])
  expect(names(5, ['six'])).toEqual(['two+four'])
  expect(names(5, ['two', 'six'])).toEqual([])
})
