import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { cellText, csvLine } from './csv-line.ts'
import { readCsvRows } from './csv-rows.ts'

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('=1+1', '+1', '-1', '@a', '\t=1', "'=1", " '=1", "'a", 'a,"b"\r\n'),
)
const line = fc.array(text, { minLength: 2, maxLength: 6 })

it('STAFF-7.4: a line is read as it was written, and no cell is a formula', () => {
  fc.assert(
    fc.property(line, (cells) => {
      const head = cells.map((_, index) => `c${index}`)
      const { rows } = readCsvRows(csvLine(head) + csvLine(cells))
      const read = rows[1]?.cells ?? cells.map(() => '')
      expect(read.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      expect(read.map(cellText)).toEqual(cells.map((cell) => cell.trim()))
    }),
  )
})

it('STAFF-7.4: numbers stay numbers, also below 0', () => {
  expect(csvLine([-1.5, undefined, 'a', 3])).toBe('-1.5,,a,3\r\n')
})
