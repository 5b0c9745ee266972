import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTableLines } from './table-lines.ts'

const read = (text: string) =>
  readTableLines(text).tables.map(
    ({ area = '', name, capacity = 0 }) => `${area}/${name}/${capacity}`,
  )

describe('SETUP-2.8: a list of tables', () => {
  it('has ranges, each with its area and its seats', () => {
    expect(read('Hall 1–3, T1–T2')).toEqual(['Hall/1/0', 'Hall/2/0', 'Hall/3/0', '/T1/0', '/T2/0'])
    expect(read('Terrace: T1-2 x4\nBooth B7')).toEqual([
      'Terrace/T1/4',
      'Terrace/T2/4',
      'Booth/B7/0',
    ])
    expect(read('Ground floor A01–A03')).toEqual([
      'Ground floor/A01/0',
      'Ground floor/A02/0',
      'Ground floor/A03/0',
    ])
    expect(read('大廳：1至2、露台 T1')).toEqual(['大廳/1/0', '大廳/2/0', '露台/T1/0'])
  })

  it.each([
    ['VIP 1 (8 seats)', 'VIP/1/8'],
    ['1號枱 4人', '/1/4'],
    ['Tisch 5 (4 Plätze)', 'Tisch/5/4'],
    ['Bar 6 (2)', 'Bar/6/2'],
    ['7: 2 seats', '/7/2'],
    ['包廂 V1 10人', '包廂/V1/10'],
    ['Window 3 2p', 'Window/3/2'],
    ['A5 for 4', '/A5/4'],
  ])('has seats as people write them: %s', (text, table) => {
    expect(read(text)).toEqual([table])
  })

  it('says by row what it cannot use', () => {
    const problems = readTableLines('Hall 1-4\nTerrace 4-5, bar, 9-2').problems
    expect(problems.map(({ row, code, text }) => [row, code, text])).toEqual([
      [2, 'twice', '4'],
      [2, 'notUnderstood', 'bar'],
      [2, 'notUnderstood', '9-2'],
    ])
    expect(readTableLines('1-999').problems).toMatchObject([{ code: 'tooMany' }])
  })
})

it('SETUP-2.8: no text fails, and no name is there twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('A1-9', 'Hall 1-3')), { maxLength: 9 }),
      (parts) => {
        const { tables } = readTableLines(parts.join(','))
        expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
      },
    ),
  )
})
