import { expect, it } from 'vitest'
import { mountedRows } from './mounted-rows.ts'

const ends = (startIndex: number, endIndex: number, count: number) => {
  const rows = mountedRows({ startIndex, endIndex, count })
  return [rows[0], rows.at(-1), rows.length]
}

it('LIST-1.6: 30 rows are rendered, a third of them before those in sight', () => {
  expect(ends(0, 8, 500)).toEqual([0, 29, 30])
  expect(ends(100, 108, 500)).toEqual([90, 119, 30])
  expect(ends(490, 499, 500)).toEqual([470, 499, 30])
})
it('a tall screen renders all rows in sight and the buffer; a short list is rendered whole', () => {
  expect(ends(50, 90, 500)).toEqual([40, 100, 61])
  expect(ends(0, 4, 5)).toEqual([0, 4, 5])
})
