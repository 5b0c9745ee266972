import { sampleSession } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { expect, test } from 'vitest'
import { billRows } from './bill-rows.ts'

const discounts: TableSession['discounts'] = [
  { id: 'd', rule: 'r', source: 'manual', name: [], amount: -12.8, lines: [] },
]

test('a discount whose reason is in staff’s own words has a name on the bill (STAFF-1.9)', () => {
  const rows = billRows(sampleSession({ discounts }), { t: (key) => key, locale: 'en' })
  expect(rows.find(({ id }) => id === 'd')).toMatchObject({ name: 'pane.discount', amount: -12.8 })
})
