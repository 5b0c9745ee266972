import type { SalesReport, SalesReportData } from '@comanda/contract'
import { expect, test } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { compareSales } from './compared-sales.ts'
import { salesReader } from './read-sales.ts'
import { createReports } from './reports.ts'

const row = (of: Partial<SalesReport['rows'][number]>, total: number) => ({
  ...of,
  total,
  bills: 1,
  guests: 2,
})

test('STAFF-7.10: of a day that is not over the hours before the present one are compared, from the hour in which it begins on', async () => {
  const { connection } = scriptedConnection({
    'reports/sales create': ({ by, from, to }: SalesReportData) => ({
      rows:
        by === 'hour'
          ? [row({ hour: 3 }, 1000), row({ hour: 12 }, 30.1), row({ hour: 13 }, 500)]
          : [row({ day: from }, 10.2), row({ day: to }, 9999)],
    }),
  })
  const read = salesReader(connection)
  const period = { shop: 'shop', from: '2026-03-02', to: '2026-03-04' }
  const figures = { bills: 2, guests: 4, total: 40.3 }
  const all = { bills: 2, guests: 4, total: 10_009.2 }
  expect(await compareSales(read, period, { hour: 13, begins: 4 })).toEqual({
    by: 'weeks',
    days: { from: '2026-02-23', to: '2026-02-25' },
    now: all,
    like: figures,
    before: figures,
  })
  expect(await compareSales(read, period)).toMatchObject({ like: all, before: all })
  const month = { ...period, from: '2026-03-01' }
  const ofMonth = { by: 'month', days: { from: '2026-02-01', to: '2026-02-04' }, before: figures }
  expect(await compareSales(read, month, { hour: 13, begins: 4 })).toMatchObject(ofMonth)
  const longer = { ...month, to: '2026-03-30' }
  const shorter = { days: { from: '2026-02-01', to: '2026-02-28' }, like: figures, before: all }
  expect(await compareSales(read, longer, { hour: 13, begins: 4 })).toMatchObject(shorter)
})

test.each([
  ['one day', '2026-03-04', 4],
  ['some days', '2026-03-02', 6],
])('STAFF-7.10: the sales of %s and those before are read once each', async (_, from, reads) => {
  const empty = { rows: [] }
  const { connection, calls } = scriptedConnection(
    Object.fromEntries(
      [
        'sales',
        'products',
        'payments',
        'channels',
        'staff',
        'kitchen',
        'bookings',
        'stays',
        'waiting',
      ].map((name) => [`reports/${name} create`, () => empty]),
    ),
  )
  const period = { shop: 'shop', from, to: '2026-03-04' }
  const { state, reload } = createReports(connection, period, { hour: 13, begins: 4 })
  await reload()
  expect(state.get().status).toBe('ready')
  expect(calls.filter(({ name }) => name === 'reports/sales create')).toHaveLength(reads)
})
