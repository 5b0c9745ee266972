import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvLine } from './csv-line.ts'

/** Reads a line as RFC 4180 says. */
const read = (line: string): string[] => {
  const cells: string[] = []
  const form = /(?:"((?:[^"]|"")*)"|([^",]*))(?:,|\r\n$)/gy
  for (let found = form.exec(line); found; found = form.exec(line))
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
  return cells
}

it('STAFF-7.4: a line is read as it was written, and no cell is a formula', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('=1+1', '+1', '-1', '@a', '\t=1', 'a,"b"\r\n'))
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (cells) => {
      const expected = cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell))
      expect(read(csvLine(cells))).toEqual(expected)
    }),
  )
})

it('STAFF-7.4: numbers stay numbers, also below 0', () => {
  expect(csvLine([-1.5, undefined, 'a', 3])).toBe('-1.5,,a,3\r\n')
})
