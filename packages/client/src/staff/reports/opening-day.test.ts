import { expect, it } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { openingDay } from './opening-day.ts'

const opened = async (bills: Readonly<Record<string, number>>): Promise<string> => {
  const rows = Object.entries(bills).map(([day, count]) => ({ day, bills: count }))
  const { connection } = scriptedConnection({ 'reports/sales create': () => ({ rows }) })
  return openingDay(connection, { shop: 's', today: '2026-03-04' })
}

it('STAFF-7.10: reports open with yesterday until today has a bill', async () => {
  expect(await opened({ '2026-03-03': 8 })).toBe('2026-03-03')
  expect(await opened({ '2026-03-03': 8, '2026-03-04': 1 })).toBe('2026-03-04')
  expect(await opened({})).toBe('2026-03-04')
})

it('STAFF-7.10: they open with today if the sales cannot be read', async () => {
  const { connection } = scriptedConnection({
    'reports/sales create': () => {
      throw new Error('offline')
    },
  })
  expect(await openingDay(connection, { shop: 's', today: '2026-03-04' })).toBe('2026-03-04')
})
