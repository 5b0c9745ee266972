import type { TableViewItem } from '@comanda/contract'
import { expect, test } from 'vitest'
import { tablesByArea } from './tables-by-area.ts'

const table = (name: string, area?: string, status?: 'disabled') =>
  ({
    _id: name,
    shop: 's',
    name,
    ...(area && { area }),
    ...(status && { status }),
  }) as TableViewItem

test('tables are listed by area, in order, then by name as numbers; those out of use are left out', () => {
  const areas = tablesByArea([
    table('10', 'Hall'),
    table('T1', 'Terrace'),
    table('9', 'Hall'),
    table('8', 'Hall', 'disabled'),
  ])
  expect(areas.map(({ area, tables }) => [area, tables.map(({ name }) => name)])).toEqual([
    ['Hall', ['9', '10']],
    ['Terrace', ['T1']],
  ])
})
