import { cellText } from '../sheets/csv-line.ts'
import { readCsvRows } from '../sheets/csv-rows.ts'
import { rowProblems } from '../sheets/row-problems.ts'
import { priceReader } from '../sheets/sheet-price.ts'
import type { MemberProblem, MemberRow } from './imported-member.ts'
import type { MemberColumn } from './member-columns.ts'
import { dayReader } from './sheet-day.ts'

/** The longest cell that a row may have, in characters. */
const longestCell = 400

/** The rows of a file of members, or why it cannot be read. */
export interface MemberFileReading {
  readonly rows: readonly MemberRow[]
  readonly problems: readonly MemberProblem[]
}

/**
 * Returns rows with their days and amounts in plain notation, which is decided by all rows of the file: those who read them
 * afterwards get parts of it. What is not understood stays as it is.
 */
const inPlainNotation = (rows: readonly MemberRow[]): readonly MemberRow[] => {
  const cellsOf = (column: MemberColumn): readonly string[] =>
    rows.flatMap(({ cells }) => cells[column] ?? [])
  const readAmount = priceReader([...cellsOf('points'), ...cellsOf('balance')])
  const readers = {
    birthday: dayReader(cellsOf('birthday')),
    points: readAmount,
    balance: readAmount,
  }
  return rows.map(({ row, cells }) => {
    const plain = Object.entries(readers).flatMap(([column, read]) => {
      const value = read(cells[column as keyof typeof readers] ?? '')
      return value === undefined ? [] : [[column, String(value)]]
    })
    return { row, cells: { ...cells, ...Object.fromEntries(plain) } }
  })
}

/** Reads the rows of a CSV file of members, whose columns have what `columns` says. */
export const readMemberFile = (
  text: string,
  columns: readonly (MemberColumn | undefined)[],
): MemberFileReading => {
  const reading = readCsvRows(text)
  const problems: MemberProblem[] = rowProblems(reading).map(({ row, code, text: about }) => ({
    row,
    code,
    text: about,
  }))
  if (!columns.some((column) => column === 'email' || column === 'phone' || column === 'number'))
    problems.push({ row: 1, code: 'columnMissing', text: 'email' })
  const read = reading.rows.slice(1).map(({ row, cells }): MemberRow => {
    const found = columns.flatMap((column, at) => {
      const cell = column ? cellText(cells[at] ?? '') : ''
      if (cell.length > longestCell)
        problems.push({ row, column, code: 'tooLong', text: cell.slice(0, 100) })
      return cell === '' ? [] : [[column, cell.slice(0, longestCell)] as const]
    })
    return { row, cells: Object.fromEntries(found) }
  })
  return { rows: inPlainNotation(read), problems }
}
