import { expect, test } from 'vitest'
import { monthsOf } from './months-of.ts'

test('groups days by month and week, Sunday first', () => {
  const months = monthsOf('2026-02-27', '2026-03-09')
  expect(months.map(({ month }) => month)).toEqual(['2026-02', '2026-03'])
  // 27 February 2026 is a Friday, 1 March a Sunday.
  expect(months[0]?.weeks).toEqual([
    [undefined, undefined, undefined, undefined, undefined, '2026-02-27', '2026-02-28'],
  ])
  expect(months[1]?.weeks[0]?.[0]).toBe('2026-03-01')
  expect(months[1]?.weeks[1]).toEqual([
    '2026-03-08',
    '2026-03-09',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a range of one day', () =>
  expect(monthsOf('2026-03-04', '2026-03-04')[0]?.weeks.flat().filter(Boolean)).toEqual([
    '2026-03-04',
  ]))
