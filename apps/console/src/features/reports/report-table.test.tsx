import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { afterEach, expect, it, vi } from 'vitest'
import * as saving from '../../forms/files/save-file.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { ReportTable } from './report-table.tsx'
import { sortedRows } from './sorted-rows.ts'
import { tableFile } from './table-file.ts'

const { client } = staffClientOver(scriptedConnection({}).connection)

interface Row {
  readonly name: string
  readonly sold: number
  readonly weight?: number
}

const head = { title: 'Dish', of: ({ name }: Row) => name }
const columns = [
  { id: 'sold', title: 'Sold', value: ({ sold }: Row) => sold },
  { id: 'weight', title: 'Weight, kg', value: ({ weight }: Row) => weight },
]
const rows: readonly Row[] = [
  { name: 'Set 10', sold: 9 },
  { name: 'éclair', sold: 30, weight: 1.5 },
  { name: 'Set 9', sold: 100, weight: 0.5 },
  { name: 'Flan', sold: 9 },
]
const namesOf = (sorted: readonly Row[]) => sorted.map(({ name }) => name)

afterEach(() => vi.restoreAllMocks())

it('STAFF-7.11: names are sorted as their language sorts them, numbers by value, what has none last either way', () => {
  const by = (column: string | undefined, isDown: boolean) =>
    namesOf(sortedRows(rows, { head, columns }, column ? { column, isDown } : { isDown }, 'en'))
  expect(by(undefined, false)).toEqual(['éclair', 'Flan', 'Set 9', 'Set 10'])
  expect(by('sold', true)).toEqual(['Set 9', 'éclair', 'Set 10', 'Flan'])
  expect(by('weight', false)).toEqual(['Set 9', 'éclair', 'Set 10', 'Flan'])
  expect(by('weight', true)).toEqual(['éclair', 'Set 9', 'Set 10', 'Flan'])
  const strokes = ['龍', '一', '大'].map((name) => ({ name, sold: 1 }))
  const chinese = sortedRows(strokes, { head, columns }, { isDown: false }, 'zh-Hant-HK')
  expect(namesOf(chinese)).toEqual(['一', '大', '龍'])
})

it('STAFF-7.11: hours keep the order of the business day', () => {
  const hours = ['23:00', '00:00'].map((name) => ({ name, sold: 1 }))
  const of = { head: { ...head, isInOrder: true }, columns }
  expect(namesOf(sortedRows(hours, of, { isDown: false }, 'en'))).toEqual(['23:00', '00:00'])
  expect(namesOf(sortedRows(hours, of, { isDown: true }, 'en'))).toEqual(['00:00', '23:00'])
})

it('STAFF-7.4: a name in the file of a table is no formula, numbers stay numbers', () => {
  const file = tableFile([{ name: '=1+1', sold: -2.5 }], { head, columns })
  expect(file).toBe('\u{FEFF}Dish,Sold,"Weight, kg"\r\n"\'=1+1",-2.5,\r\n')
})

it('STAFF-7.11: a press on a title sorts by it, another turns it round; the file has all rows as they stand', async () => {
  const saved: { file: Blob; name: string }[] = []
  vi.spyOn(saving, 'saveFile').mockImplementation((file, name) => void saved.push({ file, name }))
  const { document, press, close } = await renderForStaff(
    <ReportTable
      label="Dishes"
      days={{ from: '2026-03-02', to: '2026-03-03' }}
      rows={rows}
      bar="sold"
      order={{ column: 'sold', isDown: true }}
      most={2}
      head={head}
      columns={columns}
    />,
    { client },
  )
  const shown = () => [...document.querySelectorAll('tbody th')].map((one) => one.textContent)
  const sort = () =>
    [...document.querySelectorAll('thead th')].map((one) => one.getAttribute('aria-sort'))
  expect([shown(), sort()]).toEqual([
    ['Set 9', 'éclair'],
    [null, 'descending', null],
  ])
  await press('button', 'Dish')
  expect([shown(), sort()]).toEqual([
    ['éclair', 'Flan'],
    ['ascending', null, null],
  ])
  await press('button', 'Dish')
  expect([shown(), sort()]).toEqual([
    ['Set 10', 'Set 9'],
    ['descending', null, null],
  ])
  await press('button', 'Show all 4')
  expect(shown()).toEqual(['Set 10', 'Set 9', 'Flan', 'éclair'])
  await press('button', 'Save as CSV: Dishes')
  const [{ file, name } = { file: new Blob(), name: '' }] = saved
  expect(name).toBe('Dishes 2026-03-02 2026-03-03.csv')
  const lines = (await file.text()).split('\r\n').map((line) => line.split(',')[0])
  expect(lines.slice(1)).toEqual(['Set 10', 'Set 9', 'Flan', 'éclair', ''])
  await close()
})
